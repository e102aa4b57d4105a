//! JSON as it stands in a file: numbers as they are written, the keys in their order, one key perhaps twice.

use serde::Serialize;

use super::LenientText;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`, `true`, `false` or a number, as it is written.
    Word(String),
    /// A text, without its quotes.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object. A key that is there twice counts as it stands last.
    Object(Vec<(String, Json)>),
}

impl Default for Json {
    fn default() -> Self {
        Self::Object(Vec::new())
    }
}

impl Json {
    /// What serde makes of a value; an empty object if it cannot.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Self {
        let text = serde_json::to_string(value).unwrap_or_default();
        LenientText::read(&text).json
    }

    /// The keys and values; none if it is no object.
    #[must_use]
    pub fn entries(&self) -> &[(String, Self)] {
        match self {
            Self::Object(entries) => entries,
            _ => &[],
        }
    }

    /// All values of a key, the last one first.
    pub fn all<'a, 'k>(&'a self, key: &'k str) -> impl Iterator<Item = &'a Self> + use<'a, 'k> {
        let same = move |(name, _): &&(String, Self)| name == key;
        self.entries().iter().rev().filter(same).map(|(_, of)| of)
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Self> {
        self.all(key).next()
    }

    /// Every value at the end of these keys; what is in a list lies at the end of its keys, too.
    #[must_use]
    pub fn at(&self, path: &[String]) -> Vec<&Self> {
        let Some((key, rest)) = path.split_first() else {
            return [self]
                .into_iter()
                .chain(self.list().unwrap_or_default())
                .collect();
        };
        match self {
            Self::List(list) => list.iter().flat_map(|item| item.at(path)).collect(),
            _ => self.all(key).flat_map(|value| value.at(rest)).collect(),
        }
    }

    /// Sets the value of a key, in the place of those that are there. Does nothing if it is no object.
    pub fn set(&mut self, key: &str, value: Self) {
        let Self::Object(entries) = self else {
            return;
        };
        let Some(at) = entries.iter().position(|(name, _)| name == key) else {
            entries.push((key.to_owned(), value));
            return;
        };
        let mut n = 0..;
        entries.retain(|(name, _)| n.next() == Some(at) || name != key);
        entries[at].1 = value;
    }

    /// Removes what is at the end of these keys.
    pub fn remove(&mut self, path: &[&str]) {
        let (Self::Object(entries), [key, rest @ ..]) = (self, path) else {
            return;
        };
        if rest.is_empty() {
            entries.retain(|(name, _)| name != key);
        } else {
            for (_, value) in entries.iter_mut().filter(|(name, _)| name == key) {
                value.remove(rest);
            }
        }
    }

    /// Adds what is in `below` and not here, at every level.
    pub fn fill_from(&mut self, below: &Self) {
        for (key, value) in below.entries() {
            let Self::Object(entries) = self else {
                return;
            };
            match entries.iter_mut().rev().find(|(name, _)| name == key) {
                Some((_, own)) => own.fill_from(value),
                None => entries.push((key.clone(), value.clone())),
            }
        }
    }

    /// Whether it says yes or no.
    #[must_use]
    pub fn flag(&self) -> Option<bool> {
        match self {
            Self::Word(word) => word.parse().ok(),
            _ => None,
        }
    }

    /// A whole number from 0.
    #[must_use]
    pub fn count(&self) -> Option<u32> {
        match self {
            Self::Word(word) => word.parse().ok(),
            _ => None,
        }
    }

    /// A text.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A list.
    #[must_use]
    pub fn list(&self) -> Option<&[Self]> {
        match self {
            Self::List(list) => Some(list),
            _ => None,
        }
    }

    /// Whether it is `null`.
    #[must_use]
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Word(word) if word == "null")
    }

    /// As text of several lines.
    #[must_use]
    pub fn written(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, "\n");
        text
    }

    fn write(&self, text: &mut String, line: &str) {
        match self {
            Self::Word(word) => text.push_str(word),
            Self::Text(words) => text.push_str(&quoted(words)),
            Self::List(list) => {
                let items = list.iter().map(|item| (None, item));
                write_all(text, line, ['[', ']'], items);
            }
            Self::Object(entries) => {
                let items = entries.iter().map(|(key, item)| (Some(key.as_str()), item));
                write_all(text, line, ['{', '}'], items);
            }
        }
    }
}

fn quoted(words: &str) -> String {
    serde_json::to_string(words).unwrap_or_default()
}

fn write_all<'a>(
    text: &mut String,
    line: &str,
    [open, close]: [char; 2],
    items: impl Iterator<Item = (Option<&'a str>, &'a Json)>,
) {
    let inner = format!("{line}  ");
    let mut empty = true;
    text.push(open);
    for (key, item) in items {
        if !empty {
            text.push(',');
        }
        empty = false;
        text.push_str(&inner);
        if let Some(key) = key {
            text.push_str(&quoted(key));
            text.push_str(": ");
        }
        item.write(text, &inner);
    }
    if !empty {
        text.push_str(line);
    }
    text.push(close);
}
