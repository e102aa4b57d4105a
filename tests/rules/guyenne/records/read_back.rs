//! What is written can be read back: whole games, saves, seeds, hints, unknown fields, names of castles.

use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::rules::{Castle, Names, Stage};
use serde_json::{Value, json};

use super::changes::{find, golden, named};
use crate::guyenne::{check_file, play, random_game, setups, start};

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
fn seeds_are_any_text_and_stay_as_they_stand() {
    // Other programs' seeds, and numbers that this one writes otherwise.
    for text in ["", "+1", "-1", "007", "seven", "18446744073709551616"] {
        let mut record = golden(0);
        record["seed"] = json!(text);
        let read = Record::parse(&record.to_string()).expect("a record");
        assert!(read.replay().is_ok(), "{text}");
        let again: Value = serde_json::from_str(&read.line()).expect("JSON");
        assert_eq!(again, record);
        assert_eq!(check_file(read.line().as_bytes()), [""; 0]);
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
