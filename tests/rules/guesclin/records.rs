//! Records: the example of the rules page, both spellings, saves at any event, and every altered one refused in
//! words.

use std::fs;
use std::path::Path;

use guyenne::app::arena;
use guyenne::games::guesclin::HEADLESS;
use guyenne::games::guesclin::rules::DATA;
use guyenne::games::guesclin::rules::record::{NewerData, Record, RecordError};
use guyenne::rules::format::FormatError;
use guyenne::rules::seed::Seed;
use serde_json::{Value, json};

use super::random_game;
use crate::records::unfold::unfolded;

/// What `cargo arena -- --check` says of a file of records.
pub fn check_file(bytes: &[u8]) -> Vec<String> {
    arena::faults(&[HEADLESS], bytes)
}

/// The example of the rules page: one line.
pub fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/guesclin/example.jsonl");
    fs::read_to_string(path)
        .expect("the example is committed")
        .trim_end()
        .to_owned()
}

/// The example and a random game of each scenario, which have every kind of event.
fn records() -> Vec<String> {
    let random = (1..=4).map(|n| random_game(n, Seed(23)).1.line());
    [example()].into_iter().chain(random).collect()
}

#[test]
fn the_example_of_the_rules_page_holds() {
    let text = example();
    let record = Record::parse(&text).expect("the example");
    let position = record.replay().unwrap_or_else(|e| panic!("{e}"));
    assert!(position.outcome().is_some() && record.is_over());
    assert_eq!(record.line(), text);
    assert_eq!(check_file(text.as_bytes()), [""; 0]);
}

#[test]
fn both_spellings_hold_the_same() {
    for text in records() {
        let record = Record::parse(&text).expect("a record");
        let unfolded = unfolded(&text);
        assert_eq!(unfolded.lines().count(), record.events.len() + 1);
        assert_eq!(Record::parse(&unfolded), Ok(record.clone()));
        assert_eq!(record.line(), text);
        assert_eq!(check_file(unfolded.as_bytes()), [""; 0]);
        let both = format!("{unfolded}\n{text}\n{unfolded}");
        assert_eq!(check_file(both.as_bytes()), [""; 0]);
    }
}

#[test]
fn a_record_that_stops_after_any_event_goes_on() {
    for text in records() {
        let whole = Record::parse(&text).expect("a record");
        // The dice of the example are not those of its seed.
        let own = whole.play_again().is_ok_and(|again| again == whole);
        for count in 0..whole.events.len() {
            let mut cut = whole.clone();
            cut.events.truncate(count);
            let (position, resumed) = cut.resume().unwrap_or_else(|e| panic!("{count}: {e}"));
            assert!(resumed.events.len() >= count);
            assert_eq!(position.outcome().is_some(), resumed.is_over());
            if own {
                assert_eq!(resumed.events[..], whole.events[..resumed.events.len()]);
            }
        }
    }
}

/// The value at a path of keys in an event.
fn at<'a>(event: &'a mut Value, path: &[String]) -> &'a mut Value {
    path.iter().fold(event, |value, key| match value {
        Value::Array(list) => &mut list[key.parse::<usize>().expect("an index")],
        other => &mut other[key],
    })
}

/// Every path of keys to a value in an event, but for its name.
fn paths(value: &Value, above: &[String], all: &mut Vec<Vec<String>>) {
    let mut add = |key: String, inner: &Value| {
        let path = [above, &[key]].concat();
        all.push(path.clone());
        paths(inner, &path, all);
    };
    match value {
        Value::Object(map) => {
            for (key, inner) in map.iter().filter(|(key, _)| *key != "e") {
                add(key.clone(), inner);
            }
        }
        Value::Array(list) => {
            for (n, inner) in list.iter().enumerate() {
                add(n.to_string(), inner);
            }
        }
        _ => {}
    }
}

/// Other values for a field. What else a decision might have been is not among them: another legal one is no fault.
fn others(value: &Value) -> Vec<Value> {
    let mut all = vec![
        json!(null),
        json!([]),
        json!({}),
        json!(-7),
        json!("nonsense"),
        json!(1.5),
    ];
    if let Some(n) = value.as_i64() {
        all.extend([json!(n + 40), json!(255), json!(256), json!(1_i64 << 40)]);
    }
    all.retain(|other| other != value);
    all
}

/// Asserts that a record is refused with a sentence, at one of `events`.
fn refused(record: &Value, events: &[usize]) -> String {
    let text = record.to_string();
    let faults = check_file(text.as_bytes());
    let [fault] = &faults[..] else {
        panic!("{} faults in {text}: {faults:?}", faults.len());
    };
    let named = events
        .iter()
        .any(|n| fault.starts_with(&format!("1: event {n}: ")));
    assert!(named, "{fault}: expected event {events:?}\n{text}");
    assert!(fault.len() > 20 && !fault.contains('\n'), "{fault}");
    fault.clone()
}

/// The first events of each kind, at most `most` of each, with their indices.
fn of_each_kind(record: &Value, most: usize) -> Vec<usize> {
    let events = record["events"].as_array().expect("a list");
    let kind = |n: &usize| events[*n]["e"].as_str().expect("a name").to_owned();
    let nth = |n: &usize| (0..*n).filter(|before| kind(before) == kind(n)).count();
    (0..events.len()).filter(|n| nth(n) < most).collect()
}

fn every_altered_field_is_refused(most: usize) {
    let mut count = 0;
    for text in records() {
        let whole: Value = serde_json::from_str(&text).expect("JSON");
        for n in of_each_kind(&whole, most) {
            let mut record = whole.clone();
            record["events"]
                .as_array_mut()
                .expect("a list")
                .truncate(n + 1);
            let event = record["events"][n].clone();
            let mut all = Vec::new();
            paths(&event, &[], &mut all);
            for path in all {
                for other in others(at(&mut event.clone(), &path)) {
                    *at(&mut record["events"][n], &path) = other;
                    refused(&record, &[n + 1]);
                    record["events"][n] = event.clone();
                    count += 1;
                }
            }
            for key in event.as_object().expect("an object").keys() {
                if key == "exit" {
                    continue;
                }
                record["events"][n]
                    .as_object_mut()
                    .expect("an object")
                    .remove(key);
                refused(&record, &[n + 1]);
                record["events"][n] = event.clone();
            }
        }
    }
    assert!(count > 2000, "{count}");
}

#[test]
fn altered_fields_are_refused_where_they_stand() {
    every_altered_field_is_refused(1);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn altered_fields_of_many_events_are_refused_where_they_stand() {
    every_altered_field_is_refused(12);
}

#[test]
fn numbers_that_are_off_by_one_are_refused() {
    let whole: Value = serde_json::from_str(&example()).expect("JSON");
    let events = whole["events"].as_array().expect("a list");
    let first = |kind: &str| {
        let found = events.iter().position(|event| event["e"] == kind);
        found.unwrap_or_else(|| panic!("no {kind}"))
    };
    for (n, field, by) in [
        (first("round"), "n", 1),
        (first("move"), "cost", 1),
        (first("attack"), "capacity", -1),
        (first("attack"), "score", 1),
        (first("shoot"), "distance", 1),
        (first("riposte"), "score", -1),
    ] {
        let mut record = whole.clone();
        let value = &mut record["events"][n][field];
        *value = json!(value.as_i64().expect("a number") + by);
        refused(&record, &[n + 1]);
    }
    let n = first("attack");
    let mut record = whole.clone();
    record["events"][n]["dice"] = json!([1, 1, 1, 2]);
    let fault = refused(&record, &[n + 1]);
    assert!(fault.contains("5 dice are thrown here, not 4"), "{fault}");
    // Another die changes the kept ones, the score and the result.
    let mut record = whole.clone();
    record["events"][n]["dice"] = json!([1, 1, 6, 1, 2]);
    refused(&record, &[n + 1]);
    let mut record = whole.clone();
    record["events"][n]["defence"]["friends"] = json!(1);
    refused(&record, &[n + 1]);
}

#[test]
fn events_that_are_missing_doubled_or_unknown_are_refused() {
    let whole: Value = serde_json::from_str(&example()).expect("JSON");
    let count = whole["events"].as_array().expect("a list").len();
    let mut defences = 0;
    for n in 0..count {
        let list = |record: &mut Value, change: &dyn Fn(&mut Vec<Value>)| {
            change(record["events"].as_array_mut().expect("a list"));
        };
        let mut doubled = whole.clone();
        list(&mut doubled, &|events| events.insert(n, events[n].clone()));
        let from = (n + 1..=count + 1).collect::<Vec<_>>();
        refused(&doubled, &from);
        let mut unknown = whole.clone();
        unknown["events"][n]["e"] = json!("surrender");
        refused(&unknown, &[n + 1]);
        let mut nameless = whole.clone();
        nameless["events"][n]
            .as_object_mut()
            .expect("an object")
            .remove("e");
        refused(&nameless, &[n + 1]);
        let mut extra = whole.clone();
        extra["events"][n]["note"] = json!("kept");
        let record = Record::parse(&extra.to_string()).expect("a record");
        assert!(record.replay().is_ok());
        assert!(record.line().contains("\"note\":\"kept\""));
        if whole["events"][n]["defence"].is_object() {
            let mut extra = whole.clone();
            extra["events"][n]["defence"]["note"] = json!("kept");
            let record = Record::parse(&extra.to_string()).expect("a record");
            assert!(record.replay().is_ok());
            let written: Value = serde_json::from_str(&record.line()).expect("JSON");
            assert_eq!(written, extra);
            defences += 1;
        }
        let consequence = ["round", "activate", "riposte", "drop", "post"];
        if consequence.contains(&whole["events"][n]["e"].as_str().expect("a name")) {
            let mut missing = whole.clone();
            list(&mut missing, &|events| {
                events.remove(n);
            });
            refused(&missing, &[n + 1, n + 2]);
        }
    }
    assert!(defences > 3, "{defences}");
    let mut after = whole;
    after["events"]
        .as_array_mut()
        .expect("a list")
        .push(json!({"e": "round", "n": 5}));
    let fault = refused(&after, &[count + 1]);
    assert!(fault.contains("over already"), "{fault}");
}

/// Games of scenarios 2 to 4, recorded with data 1, and of scenario 1, recorded with data 2.
#[test]
fn records_of_older_data_are_played_with_the_numbers_of_that_data() {
    for data in 1..DATA {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/data/guesclin/data-{data}.jsonl"));
        let old = fs::read_to_string(path).expect("the games are committed");
        assert_eq!(check_file(old.as_bytes()), [""; 0]);
        let mut differ = 0;
        for line in old.lines() {
            let record = Record::parse(line).expect("a record");
            assert_eq!(record.scenario.data, data);
            assert_eq!(record.line(), line);
            let mut next: Value = serde_json::from_str(line).expect("JSON");
            next["data"] = json!(data + 1);
            differ += check_file(next.to_string().as_bytes()).len();
        }
        assert!(differ > 0, "the next numbers give other games");
    }
}

#[test]
fn bad_heads_are_refused_in_words() {
    let head = |alter: &dyn Fn(&mut Value)| {
        let mut record: Value = serde_json::from_str(&example()).expect("JSON");
        alter(&mut record);
        let faults = check_file(record.to_string().as_bytes());
        assert!(
            faults.len() == 1 && faults[0].starts_with("1: "),
            "{faults:?}"
        );
        faults[0].clone()
    };
    for (said, alter) in [
        (
            "version 2 is newer",
            &(|head: &mut Value| head["version"] = json!(2)) as &dyn Fn(&mut Value),
        ),
        ("data 4 is newer", &|head| head["data"] = json!(4)),
        ("no data 0", &|head| head["data"] = json!(0)),
        ("no scenario 5", &|head| head["scenario"] = json!(5)),
        ("no scenario 0", &|head| head["scenario"] = json!(0)),
        ("\"seed\" is a number", &|head| head["seed"] = json!(1)),
        ("1 players: 2 to 2", &|head| {
            head["players"].as_array_mut().expect("a list").pop();
        }),
        ("belong to one camp", &|head| {
            head["players"][0]["banners"] = json!(["english", "french"]);
        }),
        ("no banner blesist", &|head| {
            head["players"][1]["banners"] = json!(["french", "blesist"]);
        }),
        ("two players play", &|head| {
            head["players"][1]["banners"] = json!(["english"]);
        }),
        ("they play no banner", &|head| {
            head["players"][0]["banners"] = json!([]);
        }),
        ("unknown banner", &|head| {
            head["players"][0]["banners"] = json!(["norman"]);
        }),
        ("unknown kind", &|head| {
            head["players"][1]["kind"] = json!("ghost");
        }),
        ("a person has no \"bot\"", &|head| {
            head["players"][0]["bot"] = json!("x");
        }),
    ] {
        let fault = head(alter);
        assert!(fault.contains(said), "{fault}: expected {said}");
    }
    assert_eq!(Record::parse(""), Err(FormatError::Empty.into()));
    let newer = example().replacen("\"data\":1", "\"data\":9", 1);
    let newer = Record::parse(&newer);
    let (data, known) = (9, DATA);
    assert_eq!(newer, Err(RecordError::Setup(NewerData { data, known })));
    let other = example().replace("guesclin-record", "gueclin-record");
    assert!(check_file(other.as_bytes())[0].contains("the format is \"gueclin-record\""));
    let extra = example().replacen("\"data\":1", "\"data\":1,\"clock\":7", 1);
    let record = Record::parse(&extra).expect("unknown fields are kept");
    assert!(record.line().contains("\"clock\":7"));
}
