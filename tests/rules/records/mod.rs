//! Records: what is written can be read back, changed records are refused with line, event and reason, and no bytes
//! cause a panic.

pub mod any;
mod broken;

use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::rules::{Castle, Names, Stage};
use serde_json::{Value, json};

use crate::games::{check_file, play, random_game, setups, start};

#[test]
fn a_record_reads_back_as_it_was_written() {
    for setup in setups(20) {
        let (record, _) = random_game(setup);
        let line = record.line();
        let read = Record::parse(&line).unwrap_or_else(|e| panic!("{e}\n{line}"));
        assert_eq!(read, record);
        assert_eq!(read.line(), line);
    }
}

#[test]
fn seeds_are_whole_numbers_as_text_up_to_the_largest() {
    let says = |seed: &str| problem_of(golden(0), |record| record["seed"] = json!(seed));
    for bad in ["", "+1", "-1", "1.5", "seven", "18446744073709551616"] {
        let expected = format!(
            "2: \"seed\": bad seed {bad:?}: expected a whole number from 0 to 18446744073709551615"
        );
        assert_eq!(says(bad), expected);
    }
    // A replay takes the cards from the events: another seed, or none, changes nothing.
    for seed in [json!("0"), json!("18446744073709551615"), json!(null)] {
        let mut record = golden(0);
        if seed.is_null() {
            record.as_object_mut().expect("an object").remove("seed");
        } else {
            record["seed"] = seed.clone();
        }
        let read = Record::parse(&record.to_string()).expect("a record");
        assert_eq!(
            read.seed
                .map(|seed| json!(seed.to_string()))
                .unwrap_or_default(),
            seed
        );
        assert!(read.replay().is_ok());
    }
}

#[test]
fn a_replay_ends_where_the_game_ended() {
    for setup in setups(20) {
        let (record, moves) = random_game(setup);
        let (mut position, mut again) = start(setup);
        for m in moves {
            play(&mut position, m, &mut again);
        }
        assert_eq!(again, record);
        let replayed = record
            .replay()
            .unwrap_or_else(|e| panic!("{e}\n{}", record.line()));
        assert_eq!(replayed, position);
    }
}

#[test]
fn a_game_saved_at_any_decision_goes_on_as_if_it_had_not_been() {
    for setup in setups(3) {
        let (record, moves) = random_game(setup);
        let (mut position, mut save) = start(setup);
        for (at, &m) in moves.iter().enumerate() {
            let mut resumed = Record::parse(&save.line()).expect("a save is a record");
            let mut there = resumed.replay().expect("a save stops at a decision");
            if let Stage::Agree(camp) = position.stage() {
                // A proposal is not saved: it must be made again.
                assert_eq!(there.stage(), Stage::Reserve(camp));
                assert_eq!(
                    there.decision().map(|decision| decision.seat),
                    Some(Seat::of(camp))
                );
                play(&mut there, m, &mut resumed);
            } else {
                assert_eq!(there, position);
            }
            for &m in &moves[at..] {
                play(&mut there, m, &mut resumed);
            }
            assert_eq!(resumed.line(), record.line());
            play(&mut position, m, &mut save);
        }
    }
}

/// The golden games, one of each preset; the first is the base game for two.
const GOLDEN: &str = include_str!("../../data/guyenne/games.jsonl");

fn golden(preset: usize) -> Value {
    let line = GOLDEN.lines().nth(preset).expect("a game of each preset");
    serde_json::from_str(line).expect("a record is JSON")
}

/// The number of the first event for which `is` is true, from 1.
fn find(record: &Value, is: impl Fn(&Value) -> bool) -> usize {
    let events = record["events"].as_array().expect("events");
    1 + events.iter().position(is).expect("there is such an event")
}

/// The error for a record after `alter` has changed it.
fn problem_of(mut record: Value, alter: impl FnOnce(&mut Value)) -> String {
    alter(&mut record);
    let text = format!("\n{record}\n");
    let faults = check_file(text.as_bytes());
    assert_eq!(faults.len(), 1, "one line is at fault: {faults:?}");
    faults[0].clone()
}

fn named(name: &str) -> impl Fn(&Value) -> bool {
    move |event| event["e"] == name
}

/// The error for a record after `change` has changed event `n`; it must name line 2 and that event.
fn alter(record: &Value, n: usize, change: impl FnOnce(&mut Value)) -> String {
    let problem = problem_of(record.clone(), |record| {
        change(&mut record["events"][n - 1]);
    });
    let reason = problem.strip_prefix(&format!("2: event {n}: "));
    reason
        .unwrap_or_else(|| panic!("{problem:?} is not about event {n}"))
        .to_owned()
}

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
fn readers_take_either_order_of_two_reveals_and_a_lone_seat_written_or_not() {
    let mut record = golden(0);
    let neutral = find(&record, named("reveal"));
    let events = record["events"].as_array_mut().expect("events");
    assert_eq!(
        events[neutral]["e"], "reveal",
        "castles are neutral in the first round"
    );
    events.swap(neutral - 1, neutral);
    for event in events {
        if event["e"] == "play" {
            event["seat"] = json!(0);
        }
    }
    let read = Record::parse(&record.to_string()).expect("a record");
    let (mut seen, mut canonical) = (Vec::new(), Vec::new());
    let position = read.replay_with(&mut seen).expect("it holds");
    let original = Record::parse(&golden(0).to_string()).expect("a record");
    assert_eq!(original.replay_with(&mut canonical), Ok(position));
    assert_eq!(
        seen, canonical,
        "a replay tells the events in their own order"
    );
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

/// Hints are counted in a field that version 1 does not define, and only if there were any.
#[test]
fn hints_are_counted_beside_the_format() {
    let mut record = Record::parse(&golden(0).to_string()).expect("a record");
    assert!(!record.line().contains("hints"));
    assert!(record.players.iter().all(|player| player.hints() == 0));
    record.players[1].count_hint();
    record.players[1].count_hint();
    let line = record.line();
    let read = Record::parse(&line).expect("a record");
    assert_eq!((&read, read.line()), (&record, line.clone()));
    let hints: Vec<u32> = read
        .players
        .iter()
        .map(guyenne::games::guyenne::rules::record::RecordPlayer::hints)
        .collect();
    assert_eq!(hints, [0, 2]);
    assert_eq!(check_file(line.as_bytes()), [""; 0]);
    // A wrong value in such a field is no error, and counts as 0.
    for nonsense in ["-1", "\"many\"", "1e300", "null"] {
        let line = line.replace("\"hints\":2", &format!("\"hints\":{nonsense}"));
        let mut read = Record::parse(&line).expect("a record");
        assert_eq!(read.players[1].hints(), 0, "{nonsense}");
        read.players[1].count_hint();
        assert_eq!(read.players[1].hints(), 1, "{nonsense}");
    }
}

#[test]
fn unknown_fields_are_kept_and_ignored() {
    let mut record = golden(15);
    record["clock"] = json!({"minutes": [3, 2]});
    record["rules"]["house"] = json!("none");
    record["teams"]["names"] = json!(["lions", "lilies"]);
    record["players"][0]["elo"] = json!(1337);
    for event in record["events"].as_array_mut().expect("events") {
        event["at"] = json!("10:02");
    }
    let read = Record::parse(&record.to_string()).expect("a record");
    assert!(read.replay().is_ok());
    assert_eq!(
        serde_json::from_str::<Value>(&read.line()).expect("JSON"),
        record
    );
}

#[test]
fn an_older_row_keeps_its_names_and_unknown_names_stay_as_they_stand() {
    let named = |row: Value| {
        let mut record = golden(0);
        record["castles"] = row.clone();
        let read = Record::parse(&record.to_string()).expect("a record");
        assert_eq!(json!(read.castles), row, "names are read as they stand");
        let again: Value = serde_json::from_str(&read.line()).expect("JSON");
        assert_eq!(again["castles"], row, "and written so");
        let names = read.replay().expect("names change no rule").config().names;
        Castle::ALL.map(|castle| Names::KNOWN[names.known(castle)])
    };
    let today = [
        "Chauvigny",
        "La Prune-au-Pot",
        "Crozant",
        "Cluis",
        "Sarzay",
        "Huriel",
    ];
    assert_eq!(Castle::ALL.map(Castle::name), today, "true west to east");
    assert_eq!(named(json!(today)), today);
    let mut older = today;
    older.swap(1, 2);
    assert_eq!(named(json!(older)), older);
    // A row with unknown names is shown with the castles of today.
    assert_eq!(named(json!(["a", "b", "c", "d", "e", "f"])), today);
    assert_eq!(named(json!(["Cluis", "Cluis", "c", "d", "e", "f"])), today);
}
