//! The mark of a day's deal in the record of a game: an extra field, which every reader of records keeps. By it the
//! first try of a day is known again after it was left, whatever else was played of the same deal.

use kit_rules::branch::BRANCH;
use serde_json::{Map, Value, json};

/// The field of the record.
const FIELD: &str = "daily";

/// Which day's deal a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct DayMark {
    /// The number of the day.
    pub(in crate::app) day: u32,
    /// When it was begun, in seconds since the beginning of 1970 in UTC, if it is the try that counts.
    pub(in crate::app) begun: Option<u64>,
}

impl DayMark {
    /// The mark of a record; `None` if it has none, is a branch, or no record.
    pub(in crate::app) fn of(record: &str) -> Option<Self> {
        let fields: Map<String, Value> = serde_json::from_str(record).ok()?;
        // A game that went on from a moment of another is no try of its own.
        if fields.contains_key(BRANCH) {
            return None;
        }
        let own = fields.get(FIELD)?;
        let day = own.get("day")?.as_u64()?;
        Some(Self {
            day: day.try_into().ok()?,
            begun: own.get("begun").and_then(Value::as_u64),
        })
    }

    /// The record with this mark; `None` if it is no record.
    pub(super) fn put_on(self, record: &str) -> Option<String> {
        let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
        let own = match self.begun {
            Some(begun) => json!({ "day": self.day, "begun": begun }),
            None => json!({ "day": self.day }),
        };
        fields.insert(FIELD.to_owned(), own);
        serde_json::to_string(&fields).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_found_again_but_not_on_a_branch() {
        for begun in [None, Some(1_796_299_200)] {
            let mark = DayMark { day: 3, begun };
            let marked = mark.put_on(r#"{"format":"one-record","events":[1]}"#);
            let marked = marked.expect("a record");
            assert_eq!(DayMark::of(&marked), Some(mark));
            let branch = marked.replace(r#""events""#, r#""branch":{"events":1},"events""#);
            assert_eq!(DayMark::of(&branch), None);
        }
        for other in ["", "[]", "{}", r#"{"daily":3}"#, r#"{"daily":{"day":-1}}"#] {
            assert_eq!(DayMark::of(other), None, "{other}");
        }
    }
}
