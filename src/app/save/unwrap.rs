//! Finds the records of games in a text that came by mail or chat: lines broken anywhere, quoted, padded with blanks,
//! encoded as quoted-printable, among other words.

use kit_rules::envelope::Envelope;

/// What stood where a line was broken inside a word or a name; outside of those it does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seam {
    /// What stands there, if most lines have the same length, as programs that count letters break them; else a blank,
    /// as programs that break lines between words take it away.
    Guessed,
    /// Nothing, ever.
    Closed,
    /// A blank, always.
    Blank,
}

impl Seam {
    /// All of them, the most probable first.
    pub(super) const ALL: [Self; 3] = [Self::Guessed, Self::Closed, Self::Blank];
}

/// At most so many beginnings of objects are tried: a text full of them is no game.
const MOST_BEGINNINGS: usize = 64;

/// The records in a text, each in one line or, where its format allows that, with a line for each event. A record that
/// is there twice is one, as in an answer below the mail that it answers. Without any, the text from its first brace on
/// is a record that breaks off; nothing if there is no brace.
pub(super) fn records(text: &str, seam: Seam) -> Vec<String> {
    let text = Broken::new(text, seam);
    let is_head = |record: &str| Envelope::read(record.as_bytes());
    let mut found: Vec<String> = Vec::new();
    let mut cut = None;
    let mut at = 0;
    for _ in 0..MOST_BEGINNINGS {
        let Some(start) = text.beginning(at) else {
            break;
        };
        let Some(end) = text.end_of_object(start) else {
            // It is never closed: words before the record, or a record without its end.
            cut.get_or_insert(start);
            at = start + 1;
            continue;
        };
        at = end;
        let mut record = text.between(start, end);
        let Some(head) = is_head(&record) else {
            continue;
        };
        while !head.folded
            && let Some(start) = text.beginning(at)
            && let Some(end) = text.end_of_object(start)
        {
            let event = text.between(start, end);
            if is_head(&event).is_some() {
                break;
            }
            record.push('\n');
            record.push_str(&event);
            at = end;
        }
        if !found.contains(&record) {
            found.push(record);
        }
    }
    if found.is_empty() {
        let rest = cut.map(|start| text.between(start, text.signs.len()));
        found.extend(rest.map(|rest| rest.trim_end().to_owned()));
    }
    found
}

/// A letter of a text, or a place where a line was broken: the number of the line before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextSign {
    Letter(char),
    Seam(usize),
}

/// A text whose lines are broken.
struct Broken {
    signs: Vec<TextSign>,
    lines: Vec<MailLine>,
    seam: Seam,
}

/// A line, without its marks of quotation.
#[derive(Clone, Copy, Debug)]
struct MailLine {
    /// Its letters, the blanks as well.
    length: usize,
    /// The blanks before and after it.
    blanks: (usize, usize),
}

impl Broken {
    fn new(text: &str, seam: Seam) -> Self {
        let mut broken = Self {
            signs: Vec::new(),
            lines: Vec::new(),
            seam,
        };
        for (at, line) in lines(text).iter().enumerate() {
            let before = line.len() - line.trim_start().len();
            let after = line.len() - line.trim_end().len();
            broken
                .signs
                .extend(line.trim().chars().map(TextSign::Letter));
            broken.signs.push(TextSign::Seam(at));
            broken.lines.push(MailLine {
                length: line.chars().count(),
                blanks: (before, after),
            });
        }
        broken
    }

    /// Where the next object begins: a brace before a quotation mark.
    fn beginning(&self, from: usize) -> Option<usize> {
        let blank = |sign: &&TextSign| matches!(sign, TextSign::Seam(_) | TextSign::Letter(' '));
        (from..self.signs.len()).find(|&at| {
            let mut after = self.signs[at + 1..].iter().skip_while(blank);
            self.signs[at] == TextSign::Letter('{') && after.next() == Some(&TextSign::Letter('"'))
        })
    }

    /// Where the object ends that begins at `start`.
    fn end_of_object(&self, start: usize) -> Option<usize> {
        let mut depth = 0_usize;
        let mut place = BreakPlace::default();
        for (at, sign) in self.signs.iter().enumerate().skip(start) {
            if let TextSign::Letter(letter) = *sign {
                match letter {
                    '{' if !place.quoted => depth += 1,
                    '}' if !place.quoted => depth -= 1,
                    _ => {}
                }
                place.pass(letter);
                if depth == 0 {
                    return Some(at + 1);
                }
            }
        }
        None
    }

    /// The letters between two places in one line, without the blanks between words of JSON.
    fn between(&self, start: usize, end: usize) -> String {
        let signs = &self.signs[start..end];
        let breaks = Breaks::new(self, signs);
        let mut text = String::new();
        let mut place = BreakPlace::default();
        for sign in signs {
            match *sign {
                TextSign::Letter(' ') if !place.quoted => {}
                TextSign::Letter(letter) => {
                    text.push(letter);
                    place.pass(letter);
                }
                TextSign::Seam(line) if place.quoted && !place.escaped => {
                    let blanks = breaks.blanks_after(line);
                    text.extend(core::iter::repeat_n(' ', blanks));
                }
                TextSign::Seam(_) => {}
            }
        }
        text
    }
}

/// How the lines of a record were broken.
struct Breaks<'a> {
    lines: &'a [MailLine],
    seam: Seam,
    /// The blanks before every line.
    indent: usize,
    /// The blanks after every line.
    padding: usize,
    /// The length of lines that were broken because they had so many letters, if any were.
    width: Option<usize>,
}

impl<'a> Breaks<'a> {
    /// Those between these signs.
    fn new(text: &'a Broken, signs: &[TextSign]) -> Self {
        let seams = signs.iter().filter_map(|sign| match sign {
            TextSign::Seam(line) => Some(*line),
            TextSign::Letter(_) => None,
        });
        let seams: Vec<usize> = seams.collect();
        let rest = seams.last().and_then(|last| text.lines.get(last + 1));
        let broken: Vec<&MailLine> = seams.iter().map(|&at| &text.lines[at]).collect();
        let all = || broken.iter().copied().chain(rest);
        let indent = all().map(|line| line.blanks.0).min().unwrap_or_default();
        let least = broken.iter().map(|line| line.blanks.1).min();
        let padding = least.filter(|_| broken.len() > 1).unwrap_or_default();
        // The longest of all: where the rest is, it was too long for any line, and they were broken between words.
        let width = all().map(|line| line.length).max();
        let full = broken.iter().filter(|line| Some(line.length) == width);
        Self {
            lines: &text.lines,
            seam: text.seam,
            indent,
            padding,
            width: width.filter(|_| full.count() * 2 > broken.len()),
        }
    }

    /// The blanks that stood inside a word or a name where this line was broken.
    fn blanks_after(&self, line: usize) -> usize {
        let (line, next) = (&self.lines[line], self.lines.get(line + 1));
        match self.seam {
            Seam::Closed => 0,
            Seam::Blank => 1,
            Seam::Guessed if Some(line.length) == self.width => {
                let before_next = next.map_or(0, |next| next.blanks.0 - self.indent);
                line.blanks.1 - self.padding + before_next
            }
            Seam::Guessed => 1,
        }
    }
}

/// Where in JSON a letter stands.
#[derive(Clone, Copy, Debug, Default)]
struct BreakPlace {
    quoted: bool,
    escaped: bool,
}

impl BreakPlace {
    fn pass(&mut self, letter: char) {
        match letter {
            _ if self.escaped => self.escaped = false,
            '\\' if self.quoted => self.escaped = true,
            '"' => self.quoted = !self.quoted,
            _ => {}
        }
    }
}

/// The lines that hold something, without their marks of quotation, decoded, with plain blanks.
fn lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    let text: String = text
        .chars()
        .filter(|letter| !matches!(letter, '\u{feff}' | '\u{200b}' | '\u{2060}'))
        .map(|letter| match letter {
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
            _ => letter,
        })
        .collect();
    let lines = text.split('\n').map(unquoted);
    let lines: Vec<String> = if text.split('\n').any(goes_on) {
        decoded(lines)
    } else {
        lines.map(str::to_owned).collect()
    };
    // Some programs make curly quotation marks of the straight ones.
    let curly = |letter: &char| matches!(letter, '“' | '”' | '„' | '‟');
    let straight = text.matches('"').count() > text.chars().filter(curly).count();
    let plain = |letter: char| match letter {
        _ if letter.is_whitespace() => ' ',
        _ if !straight && curly(&letter) => '"',
        _ => letter,
    };
    let lines = lines.into_iter();
    let lines = lines.map(|line| line.chars().map(plain).collect::<String>());
    lines.filter(|line| !line.trim().is_empty()).collect()
}

/// A line without the marks of a quoted mail before it.
fn unquoted(line: &str) -> &str {
    let mut rest = line;
    while let Some(quoted) = rest.trim_start().strip_prefix('>') {
        rest = quoted;
    }
    rest
}

/// Whether a line goes on in the next one, as quoted-printable marks it.
fn goes_on(line: &str) -> bool {
    line.trim_end().ends_with('=')
}

/// Lines of quoted-printable: those that go on are one, and `=C3=A9` is an é. What is no such byte stays as it is.
fn decoded<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut whole = Vec::new();
    let mut parts: Vec<&str> = Vec::new();
    for line in lines {
        parts.push(line.trim_end().strip_suffix('=').unwrap_or(line));
        if !goes_on(line) {
            // Blanks before all of them came with marks of quotation.
            let blanks = parts
                .iter()
                .map(|part| part.len() - part.trim_start_matches(' ').len());
            let least = blanks.min().unwrap_or_default();
            let line: String = parts.drain(..).map(|part| &part[least..]).collect();
            whole.push(decode(&line));
        }
    }
    whole.push(decode(&parts.concat()));
    whole
}

fn decode(line: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = line.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'=');
        let code = code.and_then(|code| str::from_utf8(code).ok());
        let code = code.filter(|code| code.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(byte.unwrap_or(first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMED: &str = r#"{"format":"guyenne-record","version":1,"castles":["La Prune-au-Pot"],"seed":"2735176114614960971","players":[{"name":"Zoé of the \"Lion\"","kind":"human"}],"events":[{"e":"draw","cards":["hero",2,4]},{"e":"round","n":12}]}"#;

    /// Broken after so many letters, whatever they are.
    fn chopped(text: &str, width: usize, end: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        let lines = letters.chunks(width).map(|line| line.iter().collect());
        lines.collect::<Vec<String>>().join(end)
    }

    /// Broken at the last blank before so many letters, if there is one.
    fn between_words(text: &str, width: usize) -> String {
        let mut lines: Vec<String> = vec![String::new()];
        for word in text.split(' ') {
            let line = lines.last_mut().expect("one is there");
            if !line.is_empty() && line.chars().count() + word.chars().count() >= width {
                lines.push(word.to_owned());
            } else {
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(word);
            }
        }
        lines.join("\n")
    }

    fn quoted(text: &str, mark: &str) -> String {
        let lines = text.lines().map(|line| format!("{mark}{line}"));
        lines.collect::<Vec<String>>().join("\r\n")
    }

    fn quoted_printable(text: &str, width: usize) -> String {
        let bytes = text.bytes().map(|byte| match byte {
            b'=' | 128.. => format!("={byte:02X}"),
            _ => char::from(byte).to_string(),
        });
        let mut lines = vec![String::new()];
        for code in bytes {
            let line = lines.last_mut().expect("one is there");
            if line.len() + code.len() > width {
                lines.push(code);
            } else {
                line.push_str(&code);
            }
        }
        lines.join("=\r\n")
    }

    #[test]
    fn a_record_is_found_however_a_mail_has_broken_it() {
        let at_words = between_words(NAMED, 72);
        assert!(at_words.lines().count() > 2, "{at_words}");
        let flowed = at_words.replace('\n', " \r\n");
        for width in 9..120 {
            let hard = chopped(NAMED, width, "\n");
            let texts = [
                hard.clone(),
                chopped(NAMED, width, "\r\n"),
                chopped(NAMED, width, "\n\n"),
                quoted(&hard, "> "),
                quoted(&hard, ">> > "),
                quoted(&hard, ">"),
                quoted(&hard, "    "),
                format!("\u{feff}{hard}\n"),
                format!("Here is my game, go on with it:\n\n{hard}\n\n-- \nZoé {{of the Lion}}\n"),
                format!("Look: {NAMED} there\n"),
                quoted_printable(NAMED, width),
                quoted(&quoted_printable(NAMED, width), "> "),
            ];
            for text in texts {
                assert_eq!(records(&text, Seam::Guessed), [NAMED], "{width}:\n{text}");
            }
        }
        for text in [
            at_words.clone(),
            flowed.clone(),
            quoted(&at_words, "> "),
            quoted(&flowed, "> "),
            format!("{at_words}\n\n> {NAMED}\n"),
            NAMED.replace(' ', "\u{a0}"),
            NAMED
                .replace(r#"\""#, "'")
                .replace('"', "“")
                .replace('\'', r#"\""#),
            NAMED.replace(',', ",\u{a0}\n  "),
            format!("{NAMED}\n{NAMED}\n"),
        ] {
            assert_eq!(records(&text, Seam::Guessed), [NAMED], "{text}");
        }
    }

    #[test]
    fn events_may_follow_one_a_line() {
        let head = r#"{"format":"fayance-record","version":1,"seed":"7"}"#;
        let events = [r#"{"e":"round","n":1}"#, r#"{"e":"play","cards":[1,2]}"#];
        let whole = format!("{head}\n{}\n{}", events[0], events[1]);
        assert_eq!(records(&whole, Seam::Guessed), [whole.as_str()]);
        let text = format!("Here:\r\n{}\r\nBye", whole.replace('\n', "\r\n"));
        assert_eq!(records(&text, Seam::Guessed), [whole.as_str()]);
        let two = format!("{whole}\n{NAMED}\n");
        assert_eq!(records(&two, Seam::Guessed), [whole.as_str(), NAMED]);
    }

    #[test]
    fn two_records_are_two_and_words_are_none() {
        let other = NAMED.replace("12", "13");
        for width in [20, 72, 5000] {
            let text = format!(
                "{}\n\n{}",
                chopped(NAMED, width, "\n"),
                chopped(&other, width, "\n")
            );
            assert_eq!(records(&text, Seam::Guessed), [NAMED, &other]);
        }
        for text in [
            "",
            " \n\u{a0}\n",
            "rubbish",
            "{rubbish}",
            "{\n\n}",
            "=\n=3D\n",
        ] {
            assert_eq!(
                records(text, Seam::Guessed),
                Vec::<String>::new(),
                "{text:?}"
            );
        }
        let cut = chopped(&NAMED[..150], 72, "\n");
        assert_eq!(
            records(&format!("Hello\n{cut}"), Seam::Guessed),
            [&NAMED[..150]]
        );
        assert_eq!(records(&"{\"".repeat(100_000), Seam::Guessed).len(), 1);
    }
}
