//! Whether a record is an earlier state of another one: the same game, fewer events. A game that branched off from
//! another one is never that one.

use serde_json::{Map, Value};

use super::branch::BRANCH;
use super::hint_count::HINTS;

/// Whether the events of the record `before` are the first of those of `now`, and all else that `before` says is said
/// there, too, but for how many hints its players had been given: both are one JSON object with a list of events. Both
/// are the same branch, or none is one.
#[must_use]
pub fn goes_on_as(before: &str, now: &str) -> bool {
    let both = parts(before).zip(parts(now));
    both.is_some_and(|((before, first), (now, events))| {
        let same = |(key, value): (&String, &Value)| now.get(key) == Some(value);
        let branch = before.get(BRANCH) == now.get(BRANCH);
        branch && events.starts_with(&first) && before.iter().all(same)
    })
}

/// Whether two records have the same events, whatever else they say.
#[must_use]
pub fn same_events(one: &str, other: &str) -> bool {
    let both = parts(one).zip(parts(other));
    both.is_some_and(|((_, one), (_, other))| one == other)
}

/// The fields of a record without counted hints, and its events.
fn parts(record: &str) -> Option<(Map<String, Value>, Vec<Value>)> {
    let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
    if let Some(Value::Array(players)) = fields.get_mut("players") {
        for player in players.iter_mut().filter_map(Value::as_object_mut) {
            player.remove(HINTS);
        }
    }
    match fields.remove("events")? {
        Value::Array(events) => Some((fields, events)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is no event may stand behind them, as the house rules of Guyenne do.
    #[test]
    fn a_record_goes_on_whatever_stands_behind_its_events() {
        let before = r#"{"seed":"1","events":[1],"house":{"hands":"veil"}}"#;
        for (now, goes_on) in [
            (before, true),
            (
                r#"{"seed":"1","events":[1,2],"house":{"hands":"veil"}}"#,
                true,
            ),
            (
                r#"{"seed":"1","events":[1,2],"house":{"hands":"open"}}"#,
                false,
            ),
            (r#"{"seed":"1","events":[1,2]}"#, false),
            (
                r#"{"seed":"1","events":[2],"house":{"hands":"veil"}}"#,
                false,
            ),
        ] {
            assert_eq!(goes_on_as(before, now), goes_on, "{now}");
        }
        // An event that only begins with the same letters is another one.
        assert!(!goes_on_as(r#"{"events":[1]}"#, r#"{"events":[12]}"#));
    }

    /// Otherwise a branch from the last event of a game would take that game's place.
    #[test]
    fn a_branch_goes_on_as_itself_and_never_as_the_game_that_it_left() {
        let original = r#"{"seed":"1","events":[1,2]}"#;
        let branch = |at: usize, events: &str| {
            format!(r#"{{"seed":"1","branch":{{"events":{at}}},"events":{events}}}"#)
        };
        let begun = branch(2, "[1,2]");
        assert!(goes_on_as(&begun, &branch(2, "[1,2,3]")));
        for (before, now) in [
            (original, &*begun),
            (original, &*branch(2, "[1,2,3]")),
            (&*begun, r#"{"seed":"1","events":[1,2,3]}"#),
            (&*branch(1, "[1]"), original),
            // Two branches that left the game at different moments.
            (&*branch(1, "[1]"), &*begun),
        ] {
            assert!(!goes_on_as(before, now), "{before} {now}");
        }
    }

    #[test]
    fn events_are_compared_whatever_else_is_said() {
        let one = r#"{"events":[1,2],"daily":{"day":3}}"#;
        assert!(same_events(one, r#"{"events":[1,2]}"#));
        assert!(!same_events(one, r#"{"events":[1]}"#));
        assert!(!same_events(one, "rubbish"));
    }

    #[test]
    fn a_game_in_which_more_hints_were_given_is_the_same_game() {
        let before = r#"{"players":[{"name":"A"},{"name":"B"}],"events":[1]}"#;
        let now = r#"{"players":[{"name":"A","hints":2},{"name":"B"}],"events":[1,2]}"#;
        assert!(goes_on_as(before, now));
        assert!(!goes_on_as(now, before));
        let other = r#"{"players":[{"name":"A","hints":2},{"name":"C"}],"events":[1,2]}"#;
        assert!(!goes_on_as(before, other));
    }
}
