//! The other spelling of a record: unfolded.

use serde_json::{Deserializer, Value};

/// A record on one line, unfolded: the set-up on one line, then one event a line, each with a line end.
pub fn unfolded(line: &str) -> String {
    let (before, mut rest) = line.split_once(",\"events\":[").expect("a list of events");
    let mut events = String::new();
    while !rest.starts_with(']') {
        let mut values = Deserializer::from_str(rest).into_iter::<Value>();
        values.next().expect("an event").expect("JSON");
        let (event, after) = rest.split_at(values.byte_offset());
        events += event;
        events.push('\n');
        rest = after.strip_prefix(',').unwrap_or(after);
    }
    let after = &rest[1..];
    format!("{before}{after}\n{events}")
}
