//! Reads an object value by value, and notes those that are not understood.

use core::iter;

use serde::de::DeserializeOwned;

use super::{Json, LenientText};

/// Something of a file that could not be read.
#[derive(Clone, Debug, PartialEq)]
pub enum Unread {
    /// What stands in this line, from 1.
    Line(usize),
    /// A value that is not understood, by the keys that lead to it.
    Value(Vec<String>, Json),
}

/// Reads an object value by value. An unknown key is no fault: a later version may know it.
pub struct ObjectReader<'a> {
    json: &'a Json,
    path: Vec<String>,
    unread: &'a mut Vec<Unread>,
}

impl<'a> ObjectReader<'a> {
    /// The reader of an object, which notes in `unread` what it does not understand.
    pub fn new(json: &'a Json, unread: &'a mut Vec<Unread>) -> Self {
        Self {
            json,
            path: Vec::new(),
            unread,
        }
    }

    /// The keys of the object, each once.
    #[must_use]
    pub fn keys(&self) -> Vec<&'a str> {
        let mut keys: Vec<&str> = Vec::new();
        for (key, _) in self.json.entries() {
            if !keys.contains(&key.as_str()) {
                keys.push(key);
            }
        }
        keys
    }

    /// Notes that a value of a key is not understood.
    pub fn note(&mut self, key: &str, value: &Json) {
        let path = self.path.iter().cloned().chain(iter::once(key.to_owned()));
        self.unread
            .push(Unread::Value(path.collect(), value.clone()));
    }

    /// The value of a key as `read` understands it: the last one that is understood, if there are several.
    pub fn value<T>(&mut self, key: &str, read: impl Fn(&'a Json) -> Option<T>) -> Option<T> {
        for value in self.json.all(key) {
            match read(value) {
                Some(read) => return Some(read),
                None => self.note(key, value),
            }
        }
        None
    }

    /// A value that is yes or no.
    pub fn flag(&mut self, key: &str) -> Option<bool> {
        self.value(key, Json::flag)
    }

    /// A text that `parse` understands.
    pub fn word<T>(&mut self, key: &str, parse: impl Fn(&'a str) -> Option<T>) -> Option<T> {
        self.value(key, |value| value.text().and_then(&parse))
    }

    /// As [`word`](Self::word); `null` stands for none.
    pub fn word_or_null<T>(
        &mut self,
        key: &str,
        parse: impl Fn(&'a str) -> Option<T>,
    ) -> Option<T> {
        let read = |value: &'a Json| match value.text() {
            Some(text) => parse(text).map(Some),
            None => value.is_null().then_some(None),
        };
        self.value(key, read).flatten()
    }

    /// A word that serde understands.
    pub fn known<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        self.word(key, |word| {
            let quoted = serde_json::Value::from(word);
            serde_json::from_value(quoted).ok()
        })
    }

    /// Reads the object of a key; does nothing if there is none.
    pub fn object(&mut self, key: &str, read: impl FnOnce(&mut ObjectReader<'_>)) {
        let is_object = |value: &'a Json| matches!(value, Json::Object(_)).then_some(value);
        if let Some(json) = self.value(key, is_object) {
            let path = self.path.iter().cloned().chain(iter::once(key.to_owned()));
            read(&mut ObjectReader {
                json,
                path: path.collect(),
                unread: self.unread,
            });
        }
    }

    /// Reads the objects of a list; `read` gets the place of each.
    pub fn objects(&mut self, key: &str, mut read: impl FnMut(usize, &mut ObjectReader<'_>)) {
        let list = self.value(key, Json::list).unwrap_or_default();
        for (n, json) in list.iter().enumerate() {
            if matches!(json, Json::Object(_)) {
                let path = self.path.iter().cloned().chain(iter::once(key.to_owned()));
                read(
                    n,
                    &mut ObjectReader {
                        json,
                        path: path.collect(),
                        unread: self.unread,
                    },
                );
            } else {
                self.note(key, json);
            }
        }
    }
}

/// What `read` understands of a text, and what it does not: for the tests of those who read.
pub fn understood<T>(
    text: &str,
    read: impl FnOnce(&mut ObjectReader<'_>) -> T,
) -> (T, Vec<Unread>) {
    let mut unread = Vec::new();
    let json = LenientText::read(text).json;
    let value = read(&mut ObjectReader::new(&json, &mut unread));
    (value, unread)
}
