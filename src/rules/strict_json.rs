//! Reads JSON in which no key stands twice in one object. `serde_json` alone keeps the last of several values without
//! a word.

use core::cell::RefCell;
use core::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::fields::cut;

/// Where a value stands in the one around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JsonStep {
    /// In an object, under this key.
    Key(String),
    /// In a list, at this place from 0.
    At(usize),
}

/// A key that stands twice in one object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepeatedKey {
    /// The key.
    pub key: String,
    /// The way to its object, from the outermost one.
    pub within: Vec<JsonStep>,
}

/// Says it in a clause: `the key "name" is there twice in number 1 of "players"`.
impl fmt::Display for RepeatedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// How many steps are told.
        const TOLD: usize = 3;
        write!(f, "the key {:?} is there twice", cut(&self.key))?;
        for (n, step) in self.within.iter().rev().take(TOLD).enumerate() {
            f.write_str(if n == 0 { " in " } else { " of " })?;
            match step {
                JsonStep::Key(key) => write!(f, "{:?}", cut(key))?,
                JsonStep::At(at) => write!(f, "number {}", at + 1)?,
            }
        }
        Ok(())
    }
}

/// Why a text was not read.
#[derive(Debug)]
pub enum JsonFault {
    /// It is not JSON.
    Syntax(serde_json::Error),
    /// A key is there twice.
    Repeated(RepeatedKey),
}

/// Reads a JSON text.
///
/// # Errors
/// It is not JSON, or a key is there twice in one object; whichever comes first in the text.
pub fn read(text: &str) -> Result<Value, JsonFault> {
    let trace = JsonWay::default();
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Strict(&trace).deserialize(&mut deserializer);
    let value = value.and_then(|value| deserializer.end().map(|()| value));
    value.map_err(|problem| match trace.repeated.into_inner() {
        Some(key) => JsonFault::Repeated(RepeatedKey {
            key,
            within: trace.way.into_inner(),
        }),
        None => JsonFault::Syntax(problem),
    })
}

/// Where the reader is, and the key that it has found twice.
#[derive(Default)]
struct JsonWay {
    way: RefCell<Vec<JsonStep>>,
    repeated: RefCell<Option<String>>,
}

/// Reads one value.
struct Strict<'a>(&'a JsonWay);

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        loop {
            self.0.way.borrow_mut().push(JsonStep::At(list.len()));
            let value = from.next_element_seed(Strict(self.0))?;
            self.0.way.borrow_mut().pop();
            match value {
                Some(value) => list.push(value),
                None => return Ok(Value::Array(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = from.next_key::<String>()? {
            if map.contains_key(&key) {
                *self.0.repeated.borrow_mut() = Some(key);
                return Err(A::Error::custom("a key is there twice"));
            }
            self.0.way.borrow_mut().push(JsonStep::Key(key.clone()));
            let value = from.next_value_seed(Strict(self.0))?;
            self.0.way.borrow_mut().pop();
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_key_twice_is_read_as_ever() {
        let text = r#" {"a":[1,-2,1.5,1e300,18446744073709551615,true,null,"\u00e9\n"],"b":{"a":{}},"":[]} "#;
        let value = read(text).expect("JSON");
        assert_eq!(value, serde_json::from_str::<Value>(text).expect("JSON"));
    }

    #[test]
    fn the_key_that_is_there_twice_is_told_and_where() {
        for (text, told) in [
            (r#"{"a":1,"a":1}"#, "the key \"a\" is there twice"),
            // Escapes are read before keys are compared.
            ("{\"a\":1,\"\\u0061\":2}", "the key \"a\" is there twice"),
            (
                r#"{"players":[{"name":"x"},{"name":"y","name":"z"}]}"#,
                "the key \"name\" is there twice in number 2 of \"players\"",
            ),
            (
                r#"[{"a":{"b":{"c":{"d":{"e":0,"e":0}}}}}]"#,
                "the key \"e\" is there twice in \"d\" of \"c\" of \"b\"",
            ),
        ] {
            match read(text) {
                Err(JsonFault::Repeated(key)) => assert_eq!(key.to_string(), told),
                other => panic!("{text}: {other:?}"),
            }
        }
    }

    #[test]
    fn what_is_no_json_is_refused_as_ever() {
        for text in ["", "{", r#"{"a":1,}"#, "[1] 2", r#"{"a":1 "a":2}"#] {
            let expected = serde_json::from_str::<Value>(text).expect_err("no JSON");
            match read(text) {
                Err(JsonFault::Syntax(problem)) => {
                    assert_eq!(problem.to_string(), expected.to_string());
                }
                other => panic!("{text}: {other:?}"),
            }
        }
        // As deep as the library goes, and no deeper.
        let deep = "[".repeat(100_000);
        assert!(matches!(read(&deep), Err(JsonFault::Syntax(_))));
    }
}
