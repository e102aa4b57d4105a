//! A source file as tokens, without comments and its own tests, and all paths that it names, spelt out.

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An identifier, a keyword or a number.
    Word,
    /// One character that is no part of a word.
    Mark,
    /// A string or a character; its text is what is between the quotes.
    Text,
    /// One line of documentation.
    Doc,
}

/// The smallest unit of a source with a meaning.
#[derive(Debug, Clone)]
pub struct Token {
    pub kind: Kind,
    pub text: String,
    /// From 1.
    pub line: usize,
}

impl Token {
    pub fn is(&self, text: &str) -> bool {
        self.text == text && matches!(self.kind, Kind::Word | Kind::Mark)
    }

    fn is_name(&self) -> bool {
        self.kind == Kind::Word && !self.text.starts_with(|c: char| c.is_ascii_digit())
    }

    pub fn is_number(&self) -> bool {
        self.kind == Kind::Word && self.text.starts_with(|c: char| c.is_ascii_digit())
    }
}

/// A path of names, such as `crate::table::DisplayedView`; a grouped import gives one for each name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    pub line: usize,
    pub names: Vec<String>,
    /// The name that an import gives it; `None` if it is not an import.
    pub alias: Option<String>,
}

/// The columns of a comment.
pub const WIDEST: usize = 120;

/// The lines of comments that are too wide. A line with nothing but a code span cannot be broken.
fn wide_comments(text: &str) -> Vec<usize> {
    let has_words = |line: &str| {
        let mut outside_code = line.split('`').step_by(2);
        outside_code.any(|part| part.contains(char::is_alphanumeric))
    };
    let is_wide = |line: &str| {
        line.trim_start().starts_with("//") && line.chars().count() > WIDEST && has_words(line)
    };
    let lines = (1..).zip(text.lines());
    lines
        .filter(|(_, line)| is_wide(line))
        .map(|(n, _)| n)
        .collect()
}

/// A source file.
pub struct Source {
    /// Its path below the package, with `/`.
    pub path: String,
    /// The first line.
    pub head: String,
    /// The lines of comments that are too wide.
    pub wide_comments: Vec<usize>,
    /// The tokens of what is compiled into the program: no comments, no tests; doc comments are included.
    pub tokens: Vec<Token>,
}

impl Source {
    pub fn new(path: &str, text: &str) -> Self {
        let is_test = path.ends_with("/tests.rs") || path.contains("/tests/");
        let tokens = if is_test && path.starts_with("src/") {
            Vec::new()
        } else {
            without_tests(tokens(text))
        };
        Self {
            path: path.to_owned(),
            head: text.lines().next().unwrap_or_default().to_owned(),
            wide_comments: wide_comments(text),
            tokens,
        }
    }

    /// Whether the file is in one of `folders`, or is one of them. A `*` stands for one name.
    pub fn is_below(&self, folders: &[&str]) -> bool {
        folders.iter().any(|folder| lies_below(&self.path, folder))
    }

    /// The tokens without doc comments.
    pub fn code(&self) -> Vec<&Token> {
        let code = self.tokens.iter();
        code.filter(|token| token.kind != Kind::Doc).collect()
    }

    /// Every path of two names or more, and every import.
    pub fn named(&self) -> Vec<Named> {
        let code = self.code();
        let mut all = Vec::new();
        let mut at = 0;
        // The number of open brackets now, and at the start of each module within the file.
        let (mut open, mut inner) = (0usize, Vec::new());
        let mut seen = 0;
        while at < code.len() {
            for known in &mut all[seen..] {
                from_within(known, inner.len());
            }
            seen = all.len();
            if code[at].is("{") {
                if at > 1 && code[at - 2].is("mod") {
                    inner.push(open);
                }
                open += 1;
            } else if code[at].is("}") {
                open = open.saturating_sub(1);
                inner.pop_if(|began| *began == open);
            }
            // After one colon a path begins: a type, or the value of a field.
            let goes_on = at > 1 && is_joined(&code, at - 2);
            let begins_path = at == 0 || !(goes_on || code[at - 1].is("."));
            if code[at].is("use") && code.get(at + 1).is_some_and(|next| !next.is("<")) {
                at = import(&code, at + 1, &[], &mut all);
            } else if code[at].is("in") && at > 1 && code[at - 1].is("(") && code[at - 2].is("pub")
            {
                // A visibility is no use of the path.
                at += 1;
                while code.get(at).is_some_and(|token| !token.is(")")) {
                    at += 1;
                }
            } else if code[at].is_name() && begins_path {
                let line = code[at].line;
                let mut names = vec![code[at].text.clone()];
                while is_joined(&code, at + 1) && code.get(at + 3).is_some_and(|t| t.is_name()) {
                    names.push(code[at + 3].text.clone());
                    at += 3;
                }
                if names.len() > 1 {
                    let alias = None;
                    all.push(Named { line, names, alias });
                }
                at += 1;
            } else {
                at += 1;
            }
        }
        all.retain(|named: &Named| named.names.len() > 1);
        all
    }
}

/// Rewrites a path that is named `depth` modules deep in a file as the file itself would name it.
fn from_within(named: &mut Named, depth: usize) {
    if depth > 0 {
        named.alias = None;
        let ups = named.names.iter().take_while(|name| *name == "super");
        let ups = ups.count().min(depth);
        named.names.drain(..ups);
    }
}

/// Whether `path` is `folder` or in it. A `*` stands for one name; a folder may end with `/`.
pub fn lies_below(path: &str, folder: &str) -> bool {
    let mut path = path.split('/');
    folder
        .split('/')
        .all(|part| part.is_empty() || path.next().is_some_and(|own| part == "*" || part == own))
}

fn is_joined(code: &[&Token], at: usize) -> bool {
    code.get(at).is_some_and(|t| t.is(":")) && code.get(at + 1).is_some_and(|t| t.is(":"))
}

/// Reads one branch of an import from `at`; returns the index after it.
fn import(code: &[&Token], mut at: usize, before: &[String], all: &mut Vec<Named>) -> usize {
    let mut names = before.to_vec();
    let line = code.get(at).map_or(0, |token| token.line);
    while let Some(token) = code.get(at) {
        if token.is("{") {
            at += 1;
            while code.get(at).is_some_and(|t| !t.is("}")) {
                at = import(code, at, &names, all);
                if code.get(at).is_some_and(|t| t.is(",")) {
                    at += 1;
                }
            }
            return at + 1;
        } else if token.is_name() || token.is("*") {
            if names.is_empty() || !token.is("self") {
                names.push(token.text.clone());
            }
            at += 1;
            if is_joined(code, at) {
                at += 2;
                continue;
            }
            let mut alias = names.last().cloned();
            if code.get(at).is_some_and(|t| t.is("as")) {
                alias = code.get(at + 1).map(|t| t.text.clone());
                at += 2;
            }
            all.push(Named { line, names, alias });
            return at;
        }
        at += 1;
    }
    at
}

/// The tokens of a text, without plain comments.
fn tokens(text: &str) -> Vec<Token> {
    let chars: Vec<char> = text.chars().collect();
    let mut all = Vec::new();
    let (mut at, mut line) = (0, 1);
    let mut push = |kind, text: String, line| all.push(Token { kind, text, line });
    let starts = |at: usize, what: &str| {
        let what = what.chars();
        what.enumerate().all(|(n, c)| chars.get(at + n) == Some(&c))
    };
    while at < chars.len() {
        let c = chars[at];
        let from = at;
        let began = line;
        if starts(at, "//") {
            while at < chars.len() && chars[at] != '\n' {
                at += 1;
            }
            let comment: String = chars[from..at].iter().collect();
            if comment.starts_with("///") || comment.starts_with("//!") {
                push(Kind::Doc, comment, line);
            }
        } else if starts(at, "/*") {
            let mut depth = 0;
            while at < chars.len() {
                if starts(at, "/*") {
                    (depth, at) = (depth + 1, at + 2);
                } else if starts(at, "*/") {
                    (depth, at) = (depth - 1, at + 2);
                } else {
                    line += usize::from(chars[at] == '\n');
                    at += 1;
                }
                if depth == 0 {
                    break;
                }
            }
        } else if let Some(hashes) = raw_text(&chars[at..]) {
            let end = format!("\"{}", "#".repeat(hashes));
            at += chars[at..].iter().position(|&c| c == '"').unwrap_or(0) + 1;
            let from = at;
            while at < chars.len() && !starts(at, &end) {
                line += usize::from(chars[at] == '\n');
                at += 1;
            }
            push(Kind::Text, chars[from..at].iter().collect(), began);
            at += end.len();
        } else if c == '"' || (c == '\'' && is_character(&chars[at..])) {
            at += 1;
            while at < chars.len() && chars[at] != c {
                line += usize::from(chars[at] == '\n');
                at += if chars[at] == '\\' { 2 } else { 1 };
            }
            let end = at.min(chars.len());
            push(Kind::Text, chars[from + 1..end].iter().collect(), began);
            at += 1;
        } else if c.is_alphanumeric() || c == '_' {
            let is_number = c.is_ascii_digit();
            while chars.get(at).is_some_and(|&c| {
                // The dot of `1.5`, not that of `days.0.begin()`.
                let is_point = || chars.get(at + 1).is_some_and(char::is_ascii_digit);
                c.is_alphanumeric() || c == '_' || (is_number && c == '.' && is_point())
            }) {
                at += 1;
            }
            push(Kind::Word, chars[from..at].iter().collect(), line);
        } else {
            line += usize::from(c == '\n');
            if !c.is_whitespace() {
                push(Kind::Mark, c.into(), line);
            }
            at += 1;
        }
    }
    all
}

/// How many `#` there are in the raw string that begins here; `None` if none begins.
fn raw_text(chars: &[char]) -> Option<usize> {
    let after = match chars {
        ['r', ..] => &chars[1..],
        ['b' | 'c', 'r', ..] => &chars[2..],
        _ => return None,
    };
    let hashes = after.iter().take_while(|&&c| c == '#').count();
    (after.get(hashes) == Some(&'"')).then_some(hashes)
}

/// Whether a `'` begins a character literal, not a lifetime.
fn is_character(chars: &[char]) -> bool {
    matches!(chars, ['\'', '\\', ..] | ['\'', _, '\'', ..])
}

/// Removes every item with `#[cfg(test)]`, whatever other attributes it has after that.
fn without_tests(tokens: Vec<Token>) -> Vec<Token> {
    let mut remaining: Vec<Token> = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let Some(end) = attribute(&tokens, at) else {
            remaining.push(tokens[at].clone());
            at += 1;
            continue;
        };
        let has = |word: &str| tokens[at..end].iter().any(|t| t.is(word));
        if tokens[at + 2].is("cfg") && has("test") && !has("not") && !has("any") {
            // Attributes before the `cfg` remain; they do no harm.
            at = item_end(&tokens, end);
        } else {
            remaining.extend(tokens[at..end].iter().cloned());
            at = end;
        }
    }
    remaining
}

/// The index after the attribute that begins at `at`; `None` if none does.
pub fn attribute(tokens: &[Token], at: usize) -> Option<usize> {
    if !(tokens[at].is("#") && tokens.get(at + 1)?.is("[")) {
        return None;
    }
    let mut depth = 0;
    for (n, token) in tokens.iter().enumerate().skip(at + 1) {
        depth += i32::from(token.is("[")) - i32::from(token.is("]"));
        if depth == 0 {
            return Some(n + 1);
        }
    }
    None
}

/// The index after the item whose remaining attributes begin at `at`.
fn item_end(tokens: &[Token], mut at: usize) -> usize {
    const ITEMS: &[&str] = &[
        "pub", "fn", "mod", "impl", "struct", "enum", "use", "const", "static", "trait", "type",
        "async", "extern",
    ];
    while at < tokens.len() {
        if tokens[at].kind == Kind::Doc {
            at += 1;
        } else if let Some(end) = attribute(tokens, at) {
            at = end;
        } else {
            break;
        }
    }
    let is_item = tokens
        .get(at)
        .is_some_and(|token| ITEMS.iter().any(|word| token.is(word)));
    let mut depth = 0;
    for (n, token) in tokens.iter().enumerate().skip(at) {
        let opens = ["(", "[", "{"].iter().any(|mark| token.is(mark));
        let closes = [")", "]", "}"].iter().any(|mark| token.is(mark));
        depth += i32::from(opens) - i32::from(closes);
        if depth < 0 {
            // A field or a statement at the end of its block.
            return n;
        }
        let ends = token.is(";") || token.is("}") || (token.is(",") && !is_item);
        if depth == 0 && ends {
            return n + 1;
        }
    }
    tokens.len()
}
