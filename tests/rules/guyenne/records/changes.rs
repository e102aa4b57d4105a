//! The golden games, and what is said of one that is changed.

use serde_json::Value;

use crate::guyenne::check_file;

/// The golden games, one of each preset; the first is the base game for two.
pub(super) const GOLDEN: &str = include_str!("../../../data/guyenne/games.jsonl");

pub(super) fn golden(preset: usize) -> Value {
    let line = GOLDEN.lines().nth(preset).expect("a game of each preset");
    serde_json::from_str(line).expect("a record is JSON")
}

/// The number of the first event for which `is` is true, from 1.
pub(super) fn find(record: &Value, is: impl Fn(&Value) -> bool) -> usize {
    let events = record["events"].as_array().expect("events");
    1 + events.iter().position(is).expect("there is such an event")
}

/// The error for a record after `alter` has changed it.
pub(super) fn problem_of(mut record: Value, alter: impl FnOnce(&mut Value)) -> String {
    alter(&mut record);
    let text = format!("\n{record}\n");
    let faults = check_file(text.as_bytes());
    assert_eq!(faults.len(), 1, "one line is at fault: {faults:?}");
    faults[0].clone()
}

pub(super) fn named(name: &str) -> impl Fn(&Value) -> bool {
    move |event| event["e"] == name
}

/// The error for a record after `change` has changed event `n`; it must name line 2 and that event.
pub(super) fn alter(record: &Value, n: usize, change: impl FnOnce(&mut Value)) -> String {
    let problem = problem_of(record.clone(), |record| {
        change(&mut record["events"][n - 1]);
    });
    let reason = problem.strip_prefix(&format!("2: event {n}: "));
    reason
        .unwrap_or_else(|| panic!("{problem:?} is not about event {n}"))
        .to_owned()
}
