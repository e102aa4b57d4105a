//! Takes typed fields out of a JSON object, with a sentence for each that is missing or of the wrong type. Fields that
//! are not taken remain. Readers of records use it; what a game's cards are called is the game's own business.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// Fields that this version does not know: kept by name, and otherwise ignored.
pub type Extra = BTreeMap<String, Value>;

/// The texts of a field that is not known: one text, or a list.
#[must_use]
pub fn texts<'a>(extra: &'a Extra, key: &str) -> Vec<&'a str> {
    match extra.get(key) {
        Some(Value::String(text)) => vec![text],
        Some(Value::Array(all)) => all.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

/// The fields of one object, taken out one by one.
#[derive(Debug, Clone)]
pub struct Fields(pub Map<String, Value>);

/// A field, or a sentence on what is wrong with it.
pub type Taken<T> = Result<T, String>;

impl Fields {
    /// An object's fields; `what` names it in the sentence.
    ///
    /// # Errors
    /// It is no object.
    pub fn of(value: Value, what: &str) -> Taken<Self> {
        match value {
            Value::Object(map) => Ok(Self(map)),
            other => Err(format!("{what} is {}, not an object", kind(&other))),
        }
    }

    /// The fields that were not taken.
    #[must_use]
    pub fn rest(self) -> Extra {
        self.0.into_iter().collect()
    }

    /// Takes a field that may be missing or `null`.
    pub fn optional(&mut self, key: &str) -> Option<Value> {
        self.0.remove(key).filter(|value| !value.is_null())
    }

    /// Takes a field that must be there; `null` counts as a value.
    ///
    /// # Errors
    /// It is missing.
    pub fn value(&mut self, key: &str) -> Taken<Value> {
        self.0
            .remove(key)
            .ok_or_else(|| format!("{key:?} is missing"))
    }

    /// Takes an object.
    ///
    /// # Errors
    /// It is missing, or no object.
    pub fn object(&mut self, key: &str) -> Taken<Self> {
        Self::of(self.value(key)?, &format!("{key:?}"))
    }

    /// Takes a list.
    ///
    /// # Errors
    /// It is missing, or no list.
    pub fn list(&mut self, key: &str) -> Taken<Vec<Value>> {
        match self.value(key)? {
            Value::Array(list) => Ok(list),
            other => Err(format!("{key:?} is {}, not a list", kind(&other))),
        }
    }

    /// Takes a text.
    ///
    /// # Errors
    /// It is missing, or no text.
    pub fn text(&mut self, key: &str) -> Taken<String> {
        match self.value(key)? {
            Value::String(text) => Ok(text),
            other => Err(format!("{key:?} is {}, not a text", kind(&other))),
        }
    }

    /// Takes a text that names something.
    ///
    /// # Errors
    /// It is missing, no text, or names nothing.
    pub fn word<T: core::str::FromStr<Err: core::fmt::Display>>(&mut self, key: &str) -> Taken<T> {
        // Every valid word is shorter than the cut, so a cut text cannot become valid.
        let text = cut(&self.text(key)?);
        text.parse()
            .map_err(|problem| format!("{key:?}: {problem}"))
    }

    /// Takes a whole number from 0 to `most`.
    ///
    /// # Errors
    /// It is missing, or no such number.
    pub fn number(&mut self, key: &str, most: u64) -> Taken<u64> {
        let value = self.value(key)?;
        value
            .as_u64()
            .filter(|&number| number <= most)
            .ok_or_else(|| {
                format!(
                    "{key:?} is {}, not a whole number from 0 to {most}",
                    brief(&value)
                )
            })
    }

    /// Takes a whole number from 0 to 255.
    ///
    /// # Errors
    /// It is missing, or no such number.
    pub fn small(&mut self, key: &str) -> Taken<u8> {
        Ok(self.number(key, u64::from(u8::MAX))? as u8)
    }

    /// Takes a text that names something, or `null` for nothing.
    ///
    /// # Errors
    /// The field is missing or names nothing.
    pub fn word_or_nothing<T: core::str::FromStr<Err: core::fmt::Display>>(
        &mut self,
        key: &str,
    ) -> Taken<Option<T>> {
        let value = self.value(key)?;
        if value.is_null() {
            return Ok(None);
        }
        self.0.insert(key.to_owned(), value);
        self.word(key).map(Some)
    }
}

/// An event of a record, whose field `e` names it, and the fields that `read` has not taken.
///
/// # Errors
/// It is no object, has no name, or `read` refuses it.
pub fn event<T>(
    value: Value,
    read: impl FnOnce(&mut Fields, &str) -> Taken<T>,
) -> Taken<(T, Extra)> {
    let mut fields = Fields::of(value, "the event")?;
    let name = fields.text("e")?;
    // The name may be any text: escape it, so that the sentence stays on one line.
    let event = read(&mut fields, &name).map_err(|problem| {
        let name = cut(&name);
        format!("{}: {problem}", name.escape_debug())
    })?;
    Ok((event, fields.rest()))
}

/// A JSON value as text, cut short if it is long, with no sign in it that steers a terminal.
#[must_use]
pub fn brief(value: &Value) -> String {
    let harmless = |sign: char| match sign {
        // As `Debug` writes texts, but for quotes and backslashes, which JSON has escaped already.
        '"' | '\'' | '\\' => sign.to_string(),
        sign => sign.escape_debug().to_string(),
    };
    cut(&value.to_string()).chars().map(harmless).collect()
}

/// The text, cut after 40 characters, for error sentences.
#[must_use]
pub fn cut(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
