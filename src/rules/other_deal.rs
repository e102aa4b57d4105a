//! Whether the seed of a record deals its game. Readers trust the cards and dice that are written, so a seed that deals
//! others is no fault; but such a game cannot be dealt again.

use serde_json::{Map, Value};

use super::game::HeadlessGame;

/// The number, from 1, of the first event that the seed of a record would give otherwise; `None` if it deals this game,
/// if there is no seed, or no valid record.
#[must_use]
pub fn other_deal<G: HeadlessGame>(record: &[u8]) -> Option<usize> {
    let game = G::replay(record).ok()?;
    if game.seed().is_empty() {
        return None;
    }
    let own = game.record();
    let refused = match G::play_again(&own) {
        Ok(again) if again == own => return None,
        Ok(again) => return differs(&events(&own)?, &events(&again)?),
        // With the cards of the seed a decision is illegal. Up to there it can be played.
        Err(why) => event_of(&why)?,
    };
    let written = events(&own)?;
    let begun = before(&own, refused)?;
    let again = G::play_again(&begun).ok();
    let again = again.and_then(|again| events(&again)).unwrap_or_default();
    let common = written.len().min(refused.saturating_sub(1));
    differs(&written[..common], &again).or(Some(refused))
}

/// The events of a record.
fn events(record: &str) -> Option<Vec<Value>> {
    let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
    match fields.remove("events")? {
        Value::Array(events) => Some(events),
        _ => None,
    }
}

/// The record without its event `n`, from 1, and those after it.
fn before(record: &str, n: usize) -> Option<String> {
    let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
    if let Value::Array(events) = fields.get_mut("events")? {
        events.truncate(n.saturating_sub(1));
    }
    serde_json::to_string(&fields).ok()
}

/// The number of the event in a sentence `event N: reason`.
fn event_of(why: &str) -> Option<usize> {
    let number = why.strip_prefix("event ")?.split(':').next()?;
    number.parse().ok()
}

/// The number, from 1, of the first event that is another one in `again`. Two that may stand in either order are the
/// same.
fn differs(own: &[Value], again: &[Value]) -> Option<usize> {
    let both = own.len().min(again.len());
    let mut at = 0;
    while at < both {
        if says(&own[at], &again[at]) {
            at += 1;
        } else if at + 1 < both && says(&own[at], &again[at + 1]) && says(&own[at + 1], &again[at])
        {
            at += 2;
        } else {
            return Some(at + 1);
        }
    }
    None
}

/// Whether an event says all that another one does. Fields that no format defines may stand there, too.
fn says(own: &Value, again: &Value) -> bool {
    match (own, again) {
        (Value::Object(own), Value::Object(again)) => again
            .iter()
            .all(|(key, value)| own.get(key).is_some_and(|own| says(own, value))),
        _ => own == again,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_event_that_differs_is_named() {
        let own = [
            json!({"e":"draw","cards":[2,3],"note":"mine"}),
            json!({"e":"reveal","side":"french"}),
            json!({"e":"reveal","side":"english"}),
            json!({"e":"draw","cards":[4]}),
        ];
        let again = [
            json!({"e":"draw","cards":[2,3]}),
            json!({"e":"reveal","side":"english"}),
            json!({"e":"reveal","side":"french"}),
            json!({"e":"draw","cards":[5]}),
        ];
        assert_eq!(differs(&own, &again), Some(4));
        assert_eq!(differs(&own[..3], &again), None);
        assert_eq!(differs(&own, &again[..2]), Some(2));
        assert_eq!(differs(&own[..1], &again[3..]), Some(1));
        assert_eq!(event_of("event 12: draw: no such card"), Some(12));
        assert_eq!(event_of("no record"), None);
    }
}
