//! Altered records are refused, with line, event and reason.

use guyenne::games::guyenne::rules::record::Record;
use serde_json::{Value, json};

use super::changes::{alter, find, golden, named, problem_of};

#[test]
fn an_altered_card_is_refused() {
    let record = golden(0);
    let n = find(&record, named("draw"));
    assert_eq!(
        alter(&record, n, |draw| draw["cards"][1] = json!("hero")),
        "draw: there is no hero in the pile to draw"
    );
    let problem = alter(&record, n, |draw| draw["cards"] = json!(["hero", 5, 5]));
    assert!(
        problem.starts_with("draw: the english camp must draw more"),
        "{problem}"
    );
    let problem = alter(&record, n, |draw| {
        draw["cards"] = json!(["hero", 5, 5, 4, 4, 4, 2]);
    });
    assert!(
        problem.starts_with("draw: the rules give another event here"),
        "{problem}"
    );
    assert_eq!(
        alter(&record, n, |draw| draw["cards"][2] = json!(6)),
        "draw: 6 is no card: expected 2, 3, 4, 5 or \"hero\""
    );
    let n = find(&record, named("play"));
    assert_eq!(
        alter(&record, n, |play| play["cards"] = json!([5, 5, 4, 4])),
        "play: some of these cards are not in the hand"
    );
}

#[test]
fn a_sixth_card_at_a_castle_is_refused() {
    let record = golden(0);
    let n = find(&record, named("play"));
    let sixth = "play: at most five cards of one camp lie at one castle";
    assert_eq!(
        alter(&record, n, |play| play["cards"] = json!([2, 2, 2, 2, 2, 2])),
        sixth
    );
    // A reinforcement: the fifth play of a round, or a later one.
    let round = find(&record, named("round"));
    let n = round + 5;
    assert_eq!(
        record["events"][n - 1]["e"],
        "play",
        "the golden game reinforces at once"
    );
    assert_eq!(
        alter(&record, n, |play| play["cards"] = json!([2, 2, 2, 2, 2])),
        sixth
    );
}

#[test]
fn a_wrong_winner_sum_or_holder_is_refused() {
    let record = golden(0);
    let n = find(&record, |event| {
        event["e"] == "combat" && event["winner"] == "english"
    });
    let combat = &record["events"][n - 1];
    let (english, french) = (combat["english"].clone(), combat["french"].clone());
    let castle = record["castles"][combat["castle"].as_u64().expect("a castle") as usize].clone();
    let castle = castle.as_str().expect("a name");
    assert_eq!(
        alter(&record, n, |combat| combat["winner"] = json!("french")),
        format!("combat: the french cannot have won {french} to {english} at {castle}")
    );
    assert_eq!(
        alter(&record, n, |combat| combat["winner"] = json!(null)),
        format!("combat: {english} to {french} at {castle} cannot be a tie")
    );
    assert_eq!(
        alter(&record, n, |combat| combat["french"] = json!(99)),
        format!("combat: the cards at {castle} come to english {english}, french {french}")
    );
    assert_eq!(
        alter(&record, n, |combat| combat["holder"] = json!(null)),
        format!("combat: {castle} is held by the english after this combat")
    );
    let n = find(&record, named("end"));
    let problem = alter(&record, n, |end| end["english"] = json!(11));
    assert!(
        problem.starts_with("end: the rules give another event here"),
        "{problem}"
    );
}

#[test]
fn every_missing_or_doubled_event_is_noticed() {
    for preset in 0..16 {
        let record = golden(preset);
        let count = record["events"].as_array().expect("events").len();
        for at in 0..count {
            let mut short = record.clone();
            short["events"].as_array_mut().expect("events").remove(at);
            let mut long = record.clone();
            let twice = long["events"][at].clone();
            long["events"]
                .as_array_mut()
                .expect("events")
                .insert(at, twice);
            let name = record["events"][at]["e"].clone();
            for (altered, what) in [(short, "missing"), (long, "doubled")] {
                let line = altered.to_string();
                let checked = Record::parse(&line).and_then(|record| record.replay());
                match checked {
                    Err(e) => assert!(e.event().is_some_and(|n| n > at), "{what} {name}: {e}"),
                    Ok(position) => panic!("{what} {name} goes unnoticed: {position:?}"),
                }
            }
        }
    }
}

#[test]
fn a_record_that_stops_where_nobody_decides_is_refused() {
    let record = golden(0);
    let stop = |after: usize| {
        problem_of(record.clone(), |record| {
            record["events"]
                .as_array_mut()
                .expect("events")
                .truncate(after);
        })
    };
    let combat = find(&record, named("combat"));
    let problem = stop(combat - 1);
    assert!(
        problem.starts_with(&format!(
            "2: event {combat}: missing: the record stops where"
        )),
        "{problem}"
    );
    assert!(problem.contains(r#"{"e":"combat""#), "{problem}");
    let draw = 2 + find(
        &json!({ "events": record["events"].as_array().expect("events")[2..] }),
        named("draw"),
    );
    assert_eq!(
        stop(draw - 1),
        format!("2: event {draw}: missing: the record stops where the english camp must draw")
    );
}

#[test]
fn events_of_another_seat_kind_or_castle_are_refused() {
    let record = golden(0);
    let n = find(&record, named("play"));
    assert_eq!(
        alter(&record, n, |play| play["side"] = json!("french")),
        "play: this is for seat 0 of the english camp to decide"
    );
    assert_eq!(
        alter(&record, n, |play| play["seat"] = json!(1)),
        "play: seat 1 of the english camp is not at this table"
    );
    assert_eq!(
        alter(&record, n, |play| play["castle"] = json!(6)),
        "play: \"castle\" is 6, not a whole number from 0 to 5"
    );
    assert_eq!(
        alter(&record, n, |play| play["e"] = json!("pass")),
        "pass: seat 0 of the english camp must play cards here"
    );
    assert_eq!(
        alter(&record, n, |play| play["e"] = json!("move")),
        "move: there is no such event"
    );
    assert_eq!(
        alter(&record, n, |play| *play = json!(7)),
        "the event is a number, not an object"
    );
    let problem = alter(&record, n, |play| play["cards"] = json!(null));
    assert_eq!(problem, "play: \"cards\" is null, not a list");
}

#[test]
fn another_format_a_newer_version_and_a_wrong_head_are_refused() {
    let says = |key: &str, value: Value| problem_of(golden(0), |record| record[key] = value);
    assert_eq!(
        says("format", json!("chess")),
        "2: not a game record: the format is \"chess\""
    );
    assert_eq!(
        says("version", json!(2)),
        "2: version 2 is newer than what this program reads (version 1)"
    );
    assert_eq!(
        says("rules", json!({"edition": "2021", "level": "expert"})),
        "2: the 2021 edition has no expert level: it is played at base"
    );
    assert_eq!(
        says("rules", json!({"edition": "2023", "level": "base"})),
        "2: \"edition\": unknown edition \"2023\": expected 2022 or 2021"
    );
    assert_eq!(
        says("teams", json!({"english": 3, "french": 1})),
        "2: the english camp has 3 players: a camp is 1 or 2"
    );
    assert_eq!(
        says("teams", json!({"english": 2, "french": 1})),
        "2: nobody sits in seat 1 of the english camp"
    );
    assert_eq!(
        says("castles", json!(["Cluis"])),
        "2: \"castles\" must be six names"
    );
    assert_eq!(
        says("castles", json!(["a", "b", "c", 4, "d", "e", "f"])),
        "2: \"castles\" must be six names"
    );
    assert_eq!(
        says("seed", json!(7)),
        "2: \"seed\" is a number, not a text"
    );
    assert_eq!(
        says("players", json!([])),
        "2: nobody sits in seat 0 of the english camp"
    );
    let problem = problem_of(golden(0), |record| *record = json!([1, 2]));
    assert_eq!(problem, "2: the line is a list, not an object");
    let problem = problem_of(golden(0), |record| *record = json!({"events": []}));
    assert_eq!(problem, "2: not a game record: it does not say its format");
}

#[test]
fn reveals_at_a_held_castle_have_one_order() {
    let record = golden(0);
    let events = record["events"].as_array().expect("events");
    let held = 1
        + (0..events.len() - 1)
            .find(|&at| {
                events[at]["e"] == "reveal" && events[at + 1]["e"] == "reveal" && {
                    let before = events[..at].iter().rev().find(|event| {
                        event["e"] == "combat" && event["castle"] == events[at]["castle"]
                    });
                    before.is_some_and(|combat| !combat["holder"].is_null())
                }
            })
            .expect("a castle is defended");
    let problem = problem_of(record.clone(), |record| {
        record["events"]
            .as_array_mut()
            .expect("events")
            .swap(held - 1, held);
    });
    assert!(
        problem.starts_with(&format!("2: event {held}: reveal: the rules give another")),
        "{problem}"
    );
}
