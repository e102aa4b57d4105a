//! Reads JSON that a person has edited, or of which a part is missing: what can be read is read, before and after a
//! fault.
//!
//! Nothing is lost by a byte order mark, comments, commas too many or too few, and keys without quotes. A value that
//! cannot be read is left out; the rest is read as if it were not there. Where a bracket is missing, the indentation
//! says what lies in what.

use serde::de::IgnoredAny;

use super::Json;

/// What could be read of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct LenientText {
    /// It; an empty object if the text is none.
    pub json: Json,
    /// The lines, from 1, where something could not be read.
    pub faults: Vec<usize>,
}

/// How deep values may lie in each other; what lies deeper is left out.
const DEEPEST: usize = 32;

impl LenientText {
    /// Reads a text.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let parse = |by_indent| {
            let mut parser = Parser {
                text: text.trim_start_matches('\u{feff}'),
                at: 0,
                faults: Vec::new(),
                ends_early: false,
                by_indent,
            };
            let json = parser.document();
            (parser, json)
        };
        let (mut parser, mut json) = parse(false);
        if parser.ends_early {
            (parser, json) = parse(true);
        }
        let bytes = parser.text.as_bytes();
        let line = |at: usize| 1 + bytes.iter().take(at).filter(|&&b| b == b'\n').count();
        let mut faults: Vec<usize> = parser.faults.iter().map(|&at| line(at)).collect();
        faults.sort_unstable();
        faults.dedup();
        Self { json, faults }
    }

    /// The text of these bytes: in UTF-8, or in UTF-16 with its mark. A byte that belongs to no letter becomes U+FFFD,
    /// which no value may have.
    #[must_use]
    pub fn decode(bytes: &[u8]) -> String {
        let wide = |from: fn([u8; 2]) -> u16| {
            let (pairs, _) = bytes.as_chunks::<2>();
            let units = pairs.iter().map(|&pair| from(pair));
            char::decode_utf16(units)
                .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
                .collect()
        };
        match bytes {
            [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
            [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
            _ => String::from_utf8_lossy(bytes).into_owned(),
        }
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// Where something could not be read.
    faults: Vec<usize>,
    /// Whether the text ends before its last bracket.
    ends_early: bool,
    /// Whether an object ends before a key that is indented no more than the line where it begins.
    by_indent: bool,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes on by one letter.
    fn step(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn fault(&mut self) {
        self.faults.push(self.at);
    }

    /// Goes on to the end of spaces and comments.
    fn skip_space(&mut self) {
        loop {
            let rest = self.rest().trim_start();
            self.at = self.text.len() - rest.len();
            let comment = if rest.starts_with("//") {
                rest.find('\n')
            } else if let Some(inner) = rest.strip_prefix("/*") {
                inner.find("*/").map(|end| end + 4)
            } else {
                return;
            };
            self.at += comment.unwrap_or(rest.len());
        }
    }

    fn end_early(&mut self) {
        self.fault();
        self.ends_early = true;
    }

    /// The object of the whole text.
    fn document(&mut self) -> Json {
        self.skip_space();
        if self.peek() == Some('{') {
            self.step();
        } else {
            // Something stands before it, or its bracket is missing.
            self.fault();
            let begins = self.rest().find(['{', '"']);
            self.at += begins.unwrap_or(self.rest().len());
            if self.peek() == Some('{') {
                self.step();
            }
        }
        let mut entries = Vec::new();
        self.object(&mut entries, 1);
        let mut json = Json::Object(entries);
        self.skip_space();
        if !self.rest().trim_matches(['\0', '\u{feff}']).is_empty() {
            self.fault();
        }
        // A bracket too many: the others follow. What is there twice is of an older text, and a second object of none.
        while !self.rest().is_empty() && !self.rest().starts_with(['{', '[', '\0']) {
            let mut more = Vec::new();
            self.object(&mut more, 1);
            json.fill_from(&Json::Object(more));
            self.skip_space();
        }
        json
    }

    /// How far the line of this place is indented, and whether this place is the first of its line.
    fn indent(&self) -> (usize, bool) {
        if !self.by_indent {
            return (0, false);
        }
        let before = self.text.get(..self.at).unwrap_or_default();
        let line = before.rsplit('\n').next().unwrap_or_default();
        let indent = line.len() - line.trim_start().len();
        (indent, indent == line.len())
    }

    /// The rest of an object whose bracket has been read.
    fn object(&mut self, entries: &mut Vec<(String, Json)>, depth: usize) {
        let (opened, _) = self.indent();
        loop {
            self.skip_space();
            match self.peek() {
                Some(',') => self.step(),
                Some('}') => {
                    self.step();
                    break;
                }
                None => {
                    self.end_early();
                    break;
                }
                Some('{' | '[') => {
                    self.fault();
                    self.value(depth);
                }
                Some(']' | ':') => {
                    self.fault();
                    self.step();
                }
                Some(_) => {
                    let (indent, is_first) = self.indent();
                    if depth > 1 && is_first && indent <= opened {
                        self.fault();
                        break;
                    }
                    self.entry(entries, depth);
                }
            }
        }
    }

    /// A key with its value.
    fn entry(&mut self, entries: &mut Vec<(String, Json)>, depth: usize) {
        let start = self.at;
        let Some(key) = self.key() else {
            return;
        };
        self.skip_space();
        if self.peek() == Some(':') {
            self.step();
            self.skip_space();
        } else if self.is_at_key() {
            // What seemed to be a key belongs to nothing.
            self.faults.push(start);
            return;
        }
        if matches!(self.peek(), None | Some(',' | '}' | ']')) {
            self.faults.push(start);
        } else if let Some(value) = self.value(depth) {
            self.enter(entries, key, value, start);
        }
    }

    /// Enters a value. Two objects of one name become one; of other values both are kept, which is a fault unless they
    /// are equal.
    fn enter(&mut self, entries: &mut Vec<(String, Json)>, key: String, value: Json, start: usize) {
        let before = entries.iter_mut().rev().find(|(name, _)| *name == key);
        match (before, value) {
            (Some((_, Json::Object(first))), Json::Object(second)) => {
                for (key, value) in second {
                    self.enter(first, key, value, start);
                }
            }
            (Some((_, first)), value) if *first == value => {}
            (first, value) => {
                if first.is_some() {
                    self.faults.push(start);
                }
                entries.push((key, value));
            }
        }
    }

    /// A key, with or without quotes.
    fn key(&mut self) -> Option<String> {
        match self.peek() {
            Some('"') => self.string(),
            _ => {
                let start = self.at;
                let word = self.bare_word();
                if word.contains(char::REPLACEMENT_CHARACTER) {
                    self.faults.push(start);
                    return None;
                }
                Some(word.to_owned())
            }
        }
    }

    /// Whether a text in quotes and a colon come next.
    fn is_at_key(&self) -> bool {
        let inner = self
            .rest()
            .strip_prefix('"')
            .and_then(|inner| inner.split_once('"'));
        inner.is_some_and(|(_, after)| after.trim_start().starts_with(':'))
    }

    /// A value; `None` if it cannot be read, and then it has been passed.
    fn value(&mut self, depth: usize) -> Option<Json> {
        match self.peek() {
            Some('{' | '[') if depth >= DEEPEST => {
                self.fault();
                self.skip_nested();
                None
            }
            Some('{') => {
                self.step();
                let mut entries = Vec::new();
                self.object(&mut entries, depth + 1);
                Some(Json::Object(entries))
            }
            Some('[') => {
                self.step();
                Some(self.list(depth + 1))
            }
            Some('"') => self.string().map(Json::Text),
            _ => self.word(),
        }
    }

    /// The rest of a list whose bracket has been read.
    fn list(&mut self, depth: usize) -> Json {
        let mut list = Vec::new();
        loop {
            self.skip_space();
            match self.peek() {
                Some(',') => self.step(),
                Some(']') => {
                    self.step();
                    break;
                }
                None => {
                    self.end_early();
                    break;
                }
                // Its end is missing: this one ends what it lies in.
                Some('}') => {
                    self.fault();
                    break;
                }
                Some(':') => {
                    self.fault();
                    self.step();
                }
                Some(_) => {
                    if self.is_at_key() {
                        // Its end is missing before this key.
                        self.fault();
                        break;
                    }
                    list.extend(self.value(depth));
                }
            }
        }
        Json::List(list)
    }

    /// Letters up to the next space or sign of JSON.
    fn bare_word(&mut self) -> &'a str {
        let ends = |letter: char| letter.is_whitespace() || "{}[],:\"".contains(letter);
        let rest = self.rest();
        let word = rest.split(ends).next().unwrap_or_default();
        self.at += word.len();
        word
    }

    /// `null`, `true`, `false` or a number.
    fn word(&mut self) -> Option<Json> {
        let start = self.at;
        let word = self.bare_word();
        let valid = serde_json::from_str::<IgnoredAny>(word).is_ok();
        // The last digits of a number at the end of the text may be missing.
        let cut = self.rest().is_empty() && !matches!(word, "null" | "true" | "false");
        if valid && !cut {
            return Some(Json::Word(word.to_owned()));
        }
        self.faults.push(start);
        if word.is_empty() {
            self.step();
        }
        None
    }

    /// A text in quotes. One without an end ends with its line, or where the next value seems to begin.
    fn string(&mut self) -> Option<String> {
        let start = self.at;
        let mut escaped = false;
        let inside = self.rest().char_indices().skip(1);
        let end = inside
            .map(|(at, letter)| {
                let ends = letter == '\n' || letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                (at, letter, ends)
            })
            .find(|&(.., ends)| ends);
        let Some((at, '"', _)) = end else {
            self.at += end.map_or(self.rest().len(), |(at, ..)| at);
            self.faults.push(start);
            return None;
        };
        let quoted = self.rest().get(..=at).unwrap_or_default();
        self.at += quoted.len();
        let follows = |next: char| next.is_whitespace() || ",:}]\"/".contains(next);
        if !self.peek().is_none_or(follows) {
            // Its own end is missing: that was the beginning of the next text.
            let next = quoted.find([',', '}', ']']);
            self.at = start + next.unwrap_or(quoted.len());
            self.faults.push(start);
            return None;
        }
        let read = serde_json::from_str::<String>(quoted).ok();
        let whole = read.filter(|text| !text.contains(char::REPLACEMENT_CHARACTER));
        if whole.is_none() {
            self.faults.push(start);
        }
        whole
    }

    /// Passes what lies in a bracket, however deep it is.
    fn skip_nested(&mut self) {
        let mut depth = 0_usize;
        let mut quoted = false;
        let mut escaped = false;
        let end = self.rest().char_indices().find(|&(_, letter)| {
            match letter {
                '"' if !escaped => quoted = !quoted,
                '{' | '[' if !quoted => depth += 1,
                '}' | ']' if !quoted => depth = depth.saturating_sub(1),
                _ => {}
            }
            escaped = !escaped && letter == '\\';
            depth == 0
        });
        self.at += end.map_or(self.rest().len(), |(at, _)| at + 1);
    }
}
