//! A game that goes on from a moment of another one: a record with the first events of that one, and a field that says
//! so, which no format defines, so that other readers keep it as one they do not know.

use core::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

/// The field: how many of the events are the other game's.
pub const BRANCH: &str = "branch";

/// The record of the first events of a game, with the mark that it is a branch; `None` if it is no record of one line.
#[must_use]
pub fn branch(record: &str, events: usize) -> Option<String> {
    let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
    let Value::Array(list) = fields.get_mut("events")? else {
        return None;
    };
    list.truncate(events);
    fields.insert(BRANCH.to_owned(), json!({ "events": events }));
    serde_json::to_string(&fields).ok()
}

/// Whether a record, or its head, is that of a branch.
#[must_use]
pub fn is_branch(record: &str) -> bool {
    mark(record).is_some()
}

/// How many of the first events of a record are another game's: 0 if it is no branch, [`usize::MAX`] if it is one that
/// does not say.
#[must_use]
pub fn others_events(record: &str) -> usize {
    let says = |mark: Value| mark.get("events")?.as_u64();
    mark(record).map_or(0, |mark| says(mark).map_or(usize::MAX, |n| n as usize))
}

/// What the field of a branch says, if a record, or its head, has one.
fn mark(record: &str) -> Option<Value> {
    let head = record.lines().next().unwrap_or_default();
    let head: Head = serde_json::from_str(head).ok()?;
    head.branch
}

/// The fields of a record, of which only that of a branch is looked at.
struct Head {
    branch: Option<Value>,
}

impl<'de> Deserialize<'de> for Head {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(HeadVisitor)
    }
}

struct HeadVisitor;

impl<'de> Visitor<'de> for HeadVisitor {
    type Value = Head;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the fields of a record")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Head, A::Error> {
        let mut branch = None;
        while let Some(key) = from.next_key::<String>()? {
            if key == BRANCH {
                branch = Some(from.next_value()?);
            } else {
                from.next_value::<IgnoredAny>()?;
            }
        }
        Ok(Head { branch })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_has_the_first_events_and_its_mark() {
        let record = r#"{"format":"one-record","version":1,"more":{"a":1},"events":[1,2,3]}"#;
        let cut = branch(record, 2).expect("a record");
        let fields: Value = serde_json::from_str(&cut).expect("JSON");
        assert_eq!(fields["events"], json!([1, 2]));
        assert_eq!(fields["branch"], json!({ "events": 2 }));
        assert_eq!(fields["more"], json!({ "a": 1 }));
        assert!(is_branch(&cut) && !is_branch(record));
        assert_eq!([record, &cut].map(others_events), [0, 2]);
        let mute = cut.replace(r#"{"events":2}"#, "7");
        assert_eq!(others_events(&mute), usize::MAX);
        for bad in ["", "[]", "{}", r#"{"events":1}"#] {
            assert_eq!(branch(bad, 1), None, "{bad}");
            assert!(!is_branch(bad), "{bad}");
        }
    }

    /// The first line of a record whose events stand on lines of their own says it, too; a text that only names it does
    /// not.
    #[test]
    fn only_a_field_of_the_record_makes_it_a_branch() {
        for (record, is) in [
            (
                "{\"branch\":{\"events\":2},\"version\":1}\n{\"e\":\"end\"}",
                true,
            ),
            (r#"{"branch":null}"#, true),
            (r#"{"more":{"branch":1},"name":"branch"}"#, false),
            ("{\"version\":1}\n{\"branch\":1}", false),
        ] {
            assert_eq!(is_branch(record), is, "{record}");
        }
    }
}
