//! Records: the example of the rules page, both spellings, saves after every event, and altered records, each refused
//! with the event at fault.

use std::fs;
use std::path::Path;

use guyenne::app::arena;
use guyenne::games::fayance::HEADLESS;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{Card, Event, Position, Side, Territory};
use guyenne::rules::format::FormatError;
use serde_json::{Value, json};

use super::{random_game, setups};
use crate::records::unfold::unfolded;

/// What `cargo arena -- --check` says of a file of records.
pub fn check_file(bytes: &[u8]) -> Vec<String> {
    arena::faults(&[guyenne::games::guyenne::HEADLESS, HEADLESS], bytes)
}

/// The whole game of the rules page, unfolded.
fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fayance/example.jsonl");
    fs::read_to_string(path).expect("the example is committed")
}

#[test]
fn the_example_of_the_rules_holds_in_both_spellings() {
    let text = example();
    let record = Record::parse(&text).expect("a record");
    assert_eq!(record.events.len(), 48);
    assert_eq!(unfolded(&record.line()), text);
    let folded = Record::parse(&record.line()).expect("a record");
    assert_eq!(folded, record);
    let position = record.replay().expect("a valid game");
    let outcome = position.outcome().expect("it is over");
    assert_eq!((outcome.winner, outcome.held.0), (Side::South, [0, 5]));
    assert!(record.is_over());
    let both = format!("{text}{}\n{text}", record.line());
    assert_eq!(check_file(both.as_bytes()), [""; 0]);
}

#[test]
fn a_record_may_stop_after_any_event_and_go_on() {
    for (config, seed) in setups(6) {
        let (last, whole) = random_game(config, seed);
        for stop in 0..=whole.events.len() {
            let mut save = whole.clone();
            save.events.truncate(stop);
            let read = Record::parse(&save.line()).expect("a save");
            assert_eq!(read, save);
            let lines = unfolded(&save.line());
            assert_eq!(Record::parse(&lines), Ok(read.clone()));
            assert_eq!(check_file(save.line().as_bytes()), [""; 0]);
            assert_eq!(check_file(lines.as_bytes()), [""; 0]);
            // What follows from the last decision is added, and the game goes on as it went.
            let (mut position, mut record) = read.resume().expect("a valid save");
            assert!(record.events.len() >= stop);
            assert_eq!(record.replay().as_ref(), Ok(&position));
            for (at, entry) in whole.events.iter().enumerate() {
                if at < record.events.len() {
                    assert_eq!(&record.events[at], entry);
                } else {
                    let (side, m) = decided(&entry.event);
                    position.play_observed(side, m, &mut record).expect("legal");
                }
            }
            assert_eq!((&position, &record), (&last, &whole));
        }
    }
}

fn decided(event: &Event) -> (Side, guyenne::games::fayance::rules::Move) {
    use guyenne::games::fayance::rules::Move;
    match *event {
        Event::Muster { side, cards } => (side, Move::Muster(cards)),
        Event::Call { side, troop } => (side, Move::Call(troop)),
        Event::Lay { side, turn, .. } => (side, Move::Lay(turn)),
        Event::Choose { side, card } => (side, Move::Choose(card)),
        Event::Refill { side, cards } => (side, Move::Refill(cards)),
        other => panic!("{other:?} is no decision"),
    }
}

#[test]
fn either_side_may_be_written_first() {
    let text = example();
    let lines: Vec<&str> = text.lines().collect();
    let record = Record::parse(&text).expect("a record");
    let mut pairs = 0;
    for at in 1..record.events.len() {
        let halves = [at - 1, at].map(|n| record.events[n].event.half_of_a_pair());
        let other_kind = lines[at].get(..12) != lines[at + 1].get(..12);
        if let [Some(first), Some(second)] = halves
            && first != second
            && !other_kind
        {
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            // Lines are numbered from the set-up: event `at` stands in line `at`.
            let read = Record::parse(&swapped.join("\n")).expect("a record");
            assert_eq!(read.replay(), record.replay(), "{at}");
            pairs += 1;
        }
    }
    assert!(pairs >= 12, "{pairs}");
}

/// Another value of the same kind.
fn altered(key: &str, value: &Value) -> Vec<Value> {
    let other = |all: &[&str]| -> Vec<Value> {
        let others = all.iter().filter(|&&word| json!(word) != *value);
        others.map(|word| json!(word)).collect()
    };
    let cards = Card::ALL.map(|card| card.to_string());
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    let mut all = match (key, value) {
        ("side" | "winner", _) => other(&["north", "south"]),
        ("north" | "south", Value::String(word)) if word.contains('-') => other(&cards),
        ("north" | "south", Value::String(_)) => other(&["forest", "plain", "mountain"]),
        ("by", _) => other(&["troop", "terrain", "halfling", "undecided", "fourth"]),
        ("troop" | "card" | "cards" | "turn" | "territories", _) => Vec::new(),
        (_, Value::Number(n)) => {
            let n = n.as_u64().expect("a count");
            vec![json!(n + 1), json!(n + 7), json!(255)]
        }
        _ => Vec::new(),
    };
    // Of another kind.
    all.extend([
        json!(null),
        json!([]),
        json!({}),
        json!(-1),
        json!("nonsense"),
        json!(true),
    ]);
    if key == "winner" {
        all.retain(|other| other != value);
    }
    all
}

/// The text with one event altered by `alter`.
fn with(text: &str, event: usize, alter: impl FnOnce(&mut Value)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut value: Value = serde_json::from_str(&lines[event]).expect("JSON");
    alter(&mut value);
    lines[event] = value.to_string();
    lines.join("\n")
}

/// Unfolded text to its folded line.
fn fold(text: &str) -> String {
    let mut lines = text.lines();
    let mut head: Value = serde_json::from_str(lines.next().expect("a head")).expect("JSON");
    head["events"] = lines
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON"))
        .collect();
    head.to_string()
}

/// Asserts that both spellings are refused with a sentence, at one of `events`.
fn refused(text: &str, events: &[usize]) {
    for text in [text.to_owned(), fold(text)] {
        let faults = check_file(text.as_bytes());
        let [fault] = &faults[..] else {
            panic!("{} faults in {text}: {faults:?}", faults.len());
        };
        let at = events
            .iter()
            .any(|n| fault.starts_with(&format!("1: event {n}: ")));
        assert!(at, "{fault}: expected event {events:?}\n{text}");
        assert!(fault.len() > 20 && !fault.contains('\n'), "{fault}");
    }
}

#[test]
fn every_altered_field_is_refused_where_it_stands() {
    let text = example();
    let mut count = 0;
    for (n, line) in text.lines().enumerate().skip(1) {
        let event: Value = serde_json::from_str(line).expect("JSON");
        let fields = event.as_object().expect("an object");
        for (key, value) in fields {
            if key == "e" {
                continue;
            }
            for other in altered(key, value) {
                let half =
                    fields["e"] != "lay" && fields["e"] != "deal" && fields["e"] != "capture";
                let text = with(&text, n, |event| event[key] = other.clone());
                // A choice by the other side may be refused there, or where its true event follows.
                let side = half && key == "side" && other.is_string();
                let later = if side { n + 1 } else { n };
                refused(&text, &[n, later]);
                count += 1;
            }
            let text = with(&text, n, |event| {
                event.as_object_mut().expect("an object").remove(key);
            });
            refused(&text, &[n]);
        }
    }
    assert!(count > 1000, "{count}");
}

#[test]
fn events_that_are_missing_doubled_or_unknown_are_refused() {
    let text = example();
    let lines: Vec<&str> = text.lines().collect();
    for n in 1..lines.len() {
        let mut doubled = lines.clone();
        doubled.insert(n, lines[n]);
        refused(&doubled.join("\n"), &[n, n + 1]);
        if n + 1 < lines.len() {
            let mut missing = lines.clone();
            missing.remove(n);
            refused(&missing.join("\n"), &[n, n + 1]);
        }
        let unknown = with(&text, n, |event| event["e"] = json!("surrender"));
        refused(&unknown, &[n]);
        let nameless = with(&text, n, |event| {
            event.as_object_mut().expect("an object").remove("e");
        });
        refused(&nameless, &[n]);
        for value in [json!(3), json!("x"), json!(null), json!([])] {
            let mut lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
            lines[n] = value.to_string();
            refused(&lines.join("\n"), &[n]);
        }
        let extra = with(&text, n, |event| event["note"] = json!("kept"));
        let record = Record::parse(&extra).expect("a record");
        assert!(record.replay().is_ok());
        assert!(record.line().contains("\"note\":\"kept\""));
    }
}

#[test]
fn cards_and_piles_that_cannot_be_are_refused() {
    let text = example();
    let alter = |n: usize, key: &str, change: &dyn Fn(&mut Vec<Value>), at: &[usize]| {
        let text = with(&text, n, |event| {
            change(event[key].as_array_mut().expect("a list"));
        });
        refused(&text, at);
    };
    // Deals: a card more, a card fewer, a third copy, a copy that the other side has.
    for n in [1, 2] {
        alter(n, "cards", &|cards| cards.truncate(11), &[n]);
        alter(n, "cards", &|cards| cards.push(json!("archer-elf")), &[n]);
        alter(
            n,
            "cards",
            &|cards| cards[..3].fill(json!("archer-elf")),
            &[n],
        );
        alter(n, "cards", &|cards| cards[0] = json!("unknown-elf"), &[n]);
    }
    // Twice the card that south has, too: the deals do not fit each other.
    alter(1, "cards", &|cards| cards[0] = json!("archer-human"), &[1]);
    alter(1, "cards", &|cards| cards[0] = json!("rider-human"), &[2]);
    alter(2, "cards", &|cards| cards[2] = json!("archer-dwarf"), &[2]);
    alter(3, "territories", &|pile| pile.swap(0, 1), &[12]);
    alter(3, "territories", &|pile| pile[8] = json!(7), &[3]);
    alter(3, "territories", &|pile| pile[8] = json!(9), &[3]);
    alter(3, "territories", &|pile| pile.truncate(8), &[3]);
    // Musters and refills: too few, too many, not dealt, not in the reserve.
    for n in [4, 5] {
        alter(n, "cards", &|cards| cards.truncate(3), &[n]);
        alter(n, "cards", &|cards| cards.push(json!("archer-elf")), &[n]);
    }
    alter(4, "cards", &|cards| cards[0] = json!("rider-human"), &[4]);
    alter(5, "cards", &|cards| cards[0] = json!("archer-human"), &[5]);
    alter(20, "cards", &|cards| cards.truncate(1), &[20]);
    alter(
        20,
        "cards",
        &|cards| cards[0] = json!("warrior-halfling"),
        &[20],
    );
}

#[test]
fn altered_choices_are_refused_where_they_do_not_fit() {
    let text = example();
    for (n, line) in text.lines().enumerate().skip(1) {
        let event: Value = serde_json::from_str(line).expect("JSON");
        match event["e"].as_str() {
            Some("choose") => {
                for card in Card::ALL {
                    if json!(card.to_string()) != event["card"] {
                        let text = with(&text, n, |event| event["card"] = json!(card.to_string()));
                        // Not active, or not the card of the combat.
                        refused(&text, &[n, n + 1, n + 2]);
                    }
                }
            }
            Some("lay") => {
                for turn in 0..4 {
                    let territory = event["territory"].as_u64().expect("an id") as usize;
                    let territory = Territory::of_index(territory).expect("0 to 8");
                    let terrains = |turn: u64| territory.terrains(turn as u8);
                    let own = event["turn"].as_u64().expect("a turn");
                    if terrains(turn) != terrains(own) {
                        refused(&with(&text, n, |event| event["turn"] = json!(turn)), &[n]);
                    }
                }
                refused(&with(&text, n, |event| event["turn"] = json!(4)), &[n]);
            }
            _ => {}
        }
    }
}

#[test]
fn bad_heads_are_refused_in_words() {
    let text = example();
    let head = |alter: &dyn Fn(&mut Value)| {
        let text = with(&text, 0, alter);
        let faults = check_file(text.as_bytes());
        assert!(
            !faults.is_empty() && faults[0].starts_with("1: "),
            "{faults:?}"
        );
        let folded = check_file(fold(&text).as_bytes());
        assert_eq!(folded[0], faults[0]);
        faults[0].clone()
    };
    for (said, alter) in [
        (
            "version 2 is newer",
            &(|head: &mut Value| head["version"] = json!(2)) as &dyn Fn(&mut Value),
        ),
        ("there is no version 0", &|head| head["version"] = json!(0)),
        ("expected duel or lot", &|head| {
            head["rules"]["opening"] = json!("cards");
        }),
        ("\"rules\" is missing", &|head| {
            head.as_object_mut().expect("an object").remove("rules");
        }),
        ("\"seed\" is a number", &|head| head["seed"] = json!(4346)),
        ("its edges are not forest", &|head| {
            head["territories"][0]["edges"][0] = json!("plain");
        }),
        ("is there twice", &|head| {
            head["territories"][1]["name"] = json!("Trois-Fours");
        }),
        ("it has no name", &|head| {
            head["territories"][1]["name"] = json!(" ");
        }),
        ("8 cards, not nine", &|head| {
            head["territories"].as_array_mut().expect("a list").pop();
        }),
        ("north sits where south is due", &|head| {
            head["players"][1]["side"] = json!("north");
        }),
        ("1 players, not two", &|head| {
            head["players"].as_array_mut().expect("a list").pop();
        }),
        ("unknown kind", &|head| {
            head["players"][1]["kind"] = json!("ghost");
        }),
        ("a person has no \"bot\"", &|head| {
            head["players"][1]["kind"] = json!("human");
        }),
        ("\"bot\" is missing", &|head| {
            head["players"][0]["kind"] = json!("bot");
        }),
        ("\"seat\" is 1", &|head| {
            head["players"][0]["seat"] = json!(1);
        }),
    ] {
        let fault = head(alter);
        assert!(fault.contains(said), "{fault}: expected {said}");
    }
    let other_names = with(&text, 0, |head| {
        head["territories"][3]["name"] = json!("Glaze");
    });
    let record = Record::parse(&other_names).expect("names are data");
    assert!(record.replay().is_ok() && record.names[3] == "Glaze");
    let extra = with(&text, 0, |head| {
        head["note"] = json!(1);
        head["rules"]["house"] = json!(2);
        head["players"][0]["hints"] = json!(3);
        head["territories"][8]["drawn"] = json!(4);
    });
    let record = Record::parse(&extra).expect("unknown fields are kept");
    let again: Value = serde_json::from_str(&record.line()).expect("JSON");
    assert_eq!(again["note"], 1);
    assert_eq!(again["rules"]["house"], 2);
    assert_eq!(again["players"][0]["hints"], 3);
    assert_eq!(again["territories"][8]["drawn"], 4);
}

#[test]
fn broken_texts_are_refused_and_name_the_event() {
    let text = example();
    let folded = fold(&text);
    for end in (0..folded.len())
        .filter(|&end| folded.is_char_boundary(end))
        .step_by(7)
    {
        let faults = check_file(&folded.as_bytes()[..end]);
        assert_eq!(faults.len(), 1, "{end}: {faults:?}");
    }
    let lines: Vec<&str> = text.lines().collect();
    for n in 1..lines.len() {
        let half = &lines[n][..lines[n].len() / 2];
        let mut cut = lines[..n].to_vec();
        cut.push(half);
        assert_eq!(
            check_file(cut.join("\n").as_bytes()),
            [format!(
                "1: event {n}: truncated: the line ends in the middle of the record"
            )]
        );
        let mut bytes = lines[..=n].join("\n").into_bytes();
        bytes.push(0xff);
        let fault = &check_file(&bytes)[0];
        assert!(
            fault.starts_with(&format!("1: event {n}: not a text")),
            "{fault}"
        );
    }
    let trailing = format!("{text}{{\"e\":\"end\",\"reason\":\"five-territories\"}}");
    assert!(check_file(trailing.as_bytes())[0].starts_with("1: event 49: "));
    assert_eq!(Record::parse(""), Err(FormatError::Empty.into()));
    let two = format!("{folded}\n{}", lines[4]);
    let refused = Record::parse(&two).expect_err("two lines").to_string();
    assert!(refused.contains("is one line"), "{refused}");
    let other = folded.replace("fayance-record", "faience-record");
    assert!(check_file(other.as_bytes())[0].contains("the format is \"faience-record\""));
    // A faulty record does not hide the next one.
    let three = format!(
        "{}\n{text}\n{folded}",
        text.replace("\"turn\":2", "\"turn\":3")
    );
    let faults = check_file(three.as_bytes());
    assert!(
        faults.len() == 1 && faults[0].starts_with("1: event 12: lay: "),
        "{faults:?}"
    );
}

#[test]
fn a_half_pair_reads_as_the_position_it_was() {
    let text = example();
    let lines: Vec<&str> = text.lines().collect();
    // After north's first choice, before south's.
    let at = lines
        .iter()
        .position(|line| line.contains("\"choose\""))
        .expect("a choice");
    let record = Record::parse(&lines[..=at].join("\n")).expect("a save");
    let position: Position = record.replay().expect("a valid save");
    assert_eq!(position.to_move()[..], [Side::South]);
    assert!(position.view(Some(Side::North)).pending.is_some());
    assert_eq!(position.view(Some(Side::South)).pending, None);
}

#[test]
fn a_seed_of_another_program_stays_as_it_stands_and_the_game_goes_on() {
    for (config, seed) in setups(2) {
        let (_, whole) = random_game(config, seed);
        let known = format!("\"seed\":\"{seed}\"");
        for text in ["", "clay", "007", "-1", "18446744073709551616"] {
            let foreign = format!("\"seed\":{}", json!(text));
            for stop in [0, whole.events.len() / 2, whole.events.len()] {
                let mut save = whole.clone();
                save.events.truncate(stop);
                let line = save.line().replace(&known, &foreign);
                assert_eq!(check_file(line.as_bytes()), [""; 0]);
                let (mut position, mut record) = Record::parse(&line)
                    .and_then(Record::resume)
                    .expect("a save");
                while let Some(&side) = position.to_move().first() {
                    let m = position.legal_moves(side)[0];
                    position.play_observed(side, m, &mut record).expect("legal");
                }
                assert!(record.line().contains(&foreign), "{text}");
                assert_eq!(check_file(record.line().as_bytes()), [""; 0]);
            }
        }
    }
}
