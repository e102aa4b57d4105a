//! Takes typed fields out of a JSON object, with a sentence for each that is missing or of the wrong type. Fields that
//! are not taken remain.

use serde_json::{Map, Value};

use crate::games::guyenne::rules::Castle;
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::Camp;

/// Fields that this version does not know: kept by name, and otherwise ignored.
pub(super) type Extra = std::collections::BTreeMap<String, Value>;

/// The cards of a pack: a longer list is refused.
const MOST_CARDS: usize = 22;

/// The fields of one object, taken out one by one.
pub(super) struct Fields(pub Map<String, Value>);

type Taken<T> = Result<T, String>;

impl Fields {
    /// An object's fields; `what` names it in the sentence.
    pub fn of(value: Value, what: &str) -> Taken<Self> {
        match value {
            Value::Object(map) => Ok(Self(map)),
            other => Err(format!("{what} is {}, not an object", kind(&other))),
        }
    }

    /// The fields that were not taken.
    pub fn rest(self) -> Extra {
        self.0.into_iter().collect()
    }

    /// Takes a field that may be missing or `null`.
    pub fn optional(&mut self, key: &str) -> Option<Value> {
        self.0.remove(key).filter(|value| !value.is_null())
    }

    /// Takes a field that must be there; `null` counts as a value.
    pub fn value(&mut self, key: &str) -> Taken<Value> {
        self.0
            .remove(key)
            .ok_or_else(|| format!("{key:?} is missing"))
    }

    pub fn object(&mut self, key: &str) -> Taken<Self> {
        Self::of(self.value(key)?, &format!("{key:?}"))
    }

    pub fn list(&mut self, key: &str) -> Taken<Vec<Value>> {
        match self.value(key)? {
            Value::Array(list) => Ok(list),
            other => Err(format!("{key:?} is {}, not a list", kind(&other))),
        }
    }

    pub fn text(&mut self, key: &str) -> Taken<String> {
        match self.value(key)? {
            Value::String(text) => Ok(text),
            other => Err(format!("{key:?} is {}, not a text", kind(&other))),
        }
    }

    /// Takes a text that names something.
    pub fn word<T: core::str::FromStr<Err: core::fmt::Display>>(&mut self, key: &str) -> Taken<T> {
        // Every valid word is shorter than the cut, so a cut text cannot become valid.
        let text = cut(&self.text(key)?);
        text.parse()
            .map_err(|problem| format!("{key:?}: {problem}"))
    }

    /// Takes a whole number from 0 to `most`.
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

    pub fn small(&mut self, key: &str) -> Taken<u8> {
        Ok(self.number(key, u64::from(u8::MAX))? as u8)
    }

    /// Takes a place in a camp, 0 or 1.
    pub fn place(&mut self, key: &str) -> Taken<u8> {
        Ok(self.number(key, 1)? as u8)
    }

    pub fn castle(&mut self) -> Taken<Castle> {
        let index = self.number("castle", 5)?;
        Castle::new(index as usize).ok_or_else(|| format!("there is no castle {index}"))
    }

    /// Takes the name of a camp, or `null` for nobody.
    pub fn side_or_nobody(&mut self, key: &str) -> Taken<Option<Camp>> {
        let value = self.value(key)?;
        if value.is_null() {
            return Ok(None);
        }
        self.0.insert(key.to_owned(), value);
        self.word(key).map(Some)
    }

    pub fn cards(&mut self) -> Taken<Vec<Card>> {
        let list = self.list("cards")?;
        if list.len() > MOST_CARDS {
            return Err(format!("{} cards: a camp has {MOST_CARDS}", list.len()));
        }
        list.iter().map(card).collect()
    }
}

fn card(value: &Value) -> Taken<Card> {
    let card = match value {
        Value::String(word) if word == "hero" => Some(Card::Hero),
        Value::Number(number) => number.as_u64().and_then(Card::of_value),
        _ => None,
    };
    card.ok_or_else(|| {
        format!(
            "{} is no card: expected 2, 3, 4, 5 or \"hero\"",
            brief(value)
        )
    })
}

/// A JSON value as text, cut short if it is long.
fn brief(value: &Value) -> String {
    cut(&value.to_string())
}

/// The text, cut after 40 characters, for error sentences.
pub(super) fn cut(text: &str) -> String {
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
