//! The mark of a challenge in the record of the game that answers it: an extra field with the challenge's code, which
//! every reader of records keeps. So the answer is known whenever the game ends.

use kit_rules::branch::is_branch;
use serde_json::{Map, Value};

/// The field of the record.
const FIELD: &str = "challenge";

/// The code of the challenge that a record answers; `None` if it answers none, is a branch, or no record.
pub(super) fn answered_code(record: &str) -> Option<String> {
    let fields: Map<String, Value> = serde_json::from_str(record).ok()?;
    let code = fields.get(FIELD)?.as_str()?;
    (!is_branch(record)).then(|| code.to_owned())
}

/// The record with the mark that it answers the challenge of this code; `None` if it is no record.
pub(super) fn marked(record: &str, code: &str) -> Option<String> {
    let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
    fields.insert(FIELD.to_owned(), code.into());
    serde_json::to_string(&fields).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_found_again_but_not_on_a_branch() {
        let record = r#"{"format":"one-record","events":[1]}"#;
        assert_eq!(answered_code(record), None);
        let told = marked(record, "1gabc").expect("a record");
        assert_eq!(answered_code(&told).as_deref(), Some("1gabc"));
        let branch = told.replace(r#""events""#, r#""branch":{"events":1},"events""#);
        assert_eq!(answered_code(&branch), None);
        assert_eq!(marked("rubbish", "1gabc"), None);
        assert_eq!(answered_code(r#"{"challenge":7}"#), None);
    }
}
