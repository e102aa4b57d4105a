//! What the comments of Fluent files declare: keys that the program builds of names, and keys that it makes of others
//! by an ending.

/// Before the patterns of keys that are built, and the names that they are built of, as the tests reach them.
const BUILT: &str = "# Built: ";

/// Between the patterns and the names.
const OF: &str = " of ";

/// Before the patterns of keys that are made by an ending: `kit_rules::message_key::MessageEnding`.
const ENDING: &str = "# Ending: ";

/// A key, with a star for a part that may be anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pattern<'a> {
    /// What stands before the star.
    pub start: &'a str,
    /// What stands after it; without a star nothing does.
    pub end: Option<&'a str>,
}

impl<'a> Pattern<'a> {
    fn read(pattern: &'a str) -> Result<Self, String> {
        let (start, end) = match pattern.split_once('*') {
            Some((start, end)) => (start, Some(end)),
            None => (pattern, None),
        };
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if [start, end.unwrap_or_default()]
            .iter()
            .all(|part| part.chars().all(is_part))
        {
            Ok(Self { start, end })
        } else {
            Err(format!("{pattern:?} is no key with a star"))
        }
    }

    /// Whether a key has this pattern.
    pub fn matches(self, key: &str) -> bool {
        let Some(end) = self.end else {
            return key == self.start;
        };
        let middle = key
            .strip_prefix(self.start)
            .and_then(|rest| rest.strip_suffix(end));
        middle.is_some_and(|middle| !middle.is_empty())
    }

    /// As the comment has it.
    pub fn text(self) -> String {
        match self.end {
            Some(end) => format!("{}*{end}", self.start),
            None => self.start.to_owned(),
        }
    }

    /// The last part of its keys: `short` of `prompt-*-short`.
    fn ending(self) -> Option<&'a str> {
        let (_, ending) = self.end.unwrap_or(self.start).rsplit_once('-')?;
        (!ending.is_empty()).then_some(ending)
    }

    /// The key of which the ending of this pattern makes `key`, if it does.
    pub fn base(self, key: &str) -> Option<&str> {
        let (base, _) = key.rsplit_once('-')?;
        self.matches(key).then_some(base)
    }
}

/// The patterns of the keys of a text that are built, each with the names for its star: a Rust expression.
///
/// # Errors
///
/// If a comment is not `# Built: PATTERN, … of NAMES`, or no key has a pattern.
pub fn built(text: &str) -> Result<Vec<(Pattern<'_>, &str)>, String> {
    let mut all = Vec::new();
    for line in lines(text, BUILT) {
        let (patterns, names) = line
            .split_once(OF)
            .ok_or_else(|| format!("of which names {line:?}?"))?;
        for pattern in patterns.split(", ") {
            let pattern = found(text, pattern)?;
            if pattern.end.is_none() {
                return Err(format!("the pattern {:?} needs one star", pattern.text()));
            }
            all.push((pattern, names));
        }
    }
    Ok(all)
}

/// The patterns of the keys of a text that are made of others by an ending, each with the ending.
///
/// # Errors
///
/// If a comment is not `# Ending: PATTERN, …`, no key has a pattern, or it has no ending.
pub fn endings(text: &str) -> Result<Vec<(Pattern<'_>, &str)>, String> {
    let patterns = lines(text, ENDING).flat_map(|line| line.split(", "));
    patterns
        .map(|pattern| {
            let pattern = found(text, pattern)?;
            let ending = pattern.ending();
            let ending = ending.ok_or_else(|| format!("{:?} has no ending", pattern.text()))?;
            Ok((pattern, ending))
        })
        .collect()
}

/// The keys of the messages of a text, in its order.
pub fn keys(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (key, _) = line.split_once(" =")?;
        key.starts_with(|first: char| first.is_ascii_alphabetic())
            .then_some(key)
    })
}

/// What the comments of a text say that begin so.
fn lines<'a>(text: &'a str, start: &'static str) -> impl Iterator<Item = &'a str> {
    text.lines()
        .filter_map(move |line| line.strip_prefix(start))
}

/// A pattern, if a key of the text has it.
fn found<'a>(text: &'a str, pattern: &'a str) -> Result<Pattern<'a>, String> {
    let pattern = Pattern::read(pattern)?;
    if keys(text).any(|key| pattern.matches(key)) {
        Ok(pattern)
    } else {
        Err(format!("no key has the pattern {:?}", pattern.text()))
    }
}
