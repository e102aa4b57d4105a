//! Records that no seed deals, that people played, and that others wrote: their codes tell the same set-up, events and
//! kinds of players.

use std::fs;
use std::path::Path;

use guyenne::app::games::HEADLESS;
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::rules::code::{CodeError, decode};
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::headless::Headless;
use guyenne::rules::seed::Seed;
use serde_json::{Value, json};

/// What a record's code tells, as JSON.
fn told(record: &str) -> Value {
    let game = Headless::that_wrote(record.as_bytes(), HEADLESS).expect("a game");
    let code = game.code.write(record.as_bytes());
    let code = code.unwrap_or_else(|why| panic!("{why}\n{record}"));
    let told = decode(&[game.code], &code).unwrap_or_else(|why| panic!("{why}\n{code}"));
    assert_eq!(
        game.code.write(told.as_bytes()),
        Ok(code),
        "one game, one code"
    );
    serde_json::from_str(&told).expect("JSON")
}

/// What of a record its code tells: all but names that were typed.
fn kept(mut record: Value) -> Value {
    let players = record["players"].as_array_mut().expect("players");
    for player in players {
        let name = player.get("bot").cloned();
        player["name"] = name.unwrap_or_else(|| json!("human"));
    }
    record
}

fn records(file: &str) -> Vec<String> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let text = fs::read_to_string(data.join(file)).expect("a file of records");
    text.lines().map(str::to_owned).collect()
}

fn json_of(record: &str) -> Value {
    serde_json::from_str(record).expect("JSON")
}

/// The records of the tests, among them those of older data, and each with another seed, which does not deal it.
#[test]
fn the_records_of_the_tests_have_codes() {
    for file in [
        "guyenne/games.jsonl",
        "fayance/games.jsonl",
        "guesclin/games.jsonl",
        "guesclin/data-1.jsonl",
        "guesclin/data-2.jsonl",
        "guesclin/example.jsonl",
    ] {
        for record in records(file).iter().step_by(3) {
            let mut record = json_of(record);
            assert_eq!(told(&record.to_string()), kept(record.clone()), "{file}");
            record["seed"] = json!("12345");
            assert_eq!(told(&record.to_string()), kept(record.clone()), "{file}");
        }
    }
}

#[test]
fn an_unfolded_record_that_people_played_has_a_code() {
    let text = records("fayance/example.jsonl").join("\n");
    let game = fayance::Match::replay(text.as_bytes()).expect("a record");
    let mut written = kept(json_of(&game.record()));
    let mut told = told(&text);
    // The order of the cards that are dealt has no meaning.
    for record in [&mut written, &mut told] {
        for deal in 0..2 {
            let cards = record["events"][deal]["cards"].as_array_mut();
            cards.expect("a deal").sort_by_key(Value::to_string);
        }
    }
    assert_eq!(told, written);
}

/// Another row of castles, no seed, unknown bots, and what the format does not define.
#[test]
fn all_of_a_set_up_is_told_and_no_more() {
    let record = &records("guyenne/games.jsonl")[0];
    let mut plain = json_of(record);
    plain["players"][0] = json!({"side": "english", "seat": 0, "name": "Zoé", "kind": "human"});
    plain["players"][1]["bot"] = json!("stranger");
    let castles = plain["castles"].as_array_mut().expect("castles");
    castles.swap(1, 2);
    assert_eq!(told(&plain.to_string()), kept(plain.clone()));
    plain["castles"][3] = json!("Château d’Ailleurs");
    assert_eq!(told(&plain.to_string()), kept(plain.clone()));
    plain.as_object_mut().expect("an object").remove("seed");
    assert_eq!(told(&plain.to_string()), kept(plain.clone()));
    let mut more = plain.clone();
    more["house"] = json!({"x": 1});
    more["players"][0]["hints"] = json!(3);
    more["events"][0]["note"] = json!("!");
    assert_eq!(told(&more.to_string()), kept(plain.clone()));
    plain["castles"][3] = json!("x".repeat(2000));
    let code = first::HEADLESS.code.write(plain.to_string().as_bytes());
    let why = code.expect_err("a very long name").to_string();
    assert!(why.contains("has no code") && why.contains("2000"), "{why}");
}

/// Choices of Fayance may be confirmed in either order, and cards lie in an order.
#[test]
fn who_chose_first_and_how_the_cards_lie_is_told() {
    let setup = fayance::Match::setups()[0];
    let mut game = fayance::Match::start(&setup, Seed(3), ["random", "random"]).expect("a game");
    for n in 0..60 {
        let due = game.to_move();
        let Some(&seat) = due.get(n % due.len().max(1)) else {
            break;
        };
        let moves = game.legal_moves(seat);
        game.play(seat, moves[n * 7 % moves.len()]).expect("a move");
        let record = json_of(&game.record());
        assert_eq!(told(&record.to_string()), kept(record));
    }
    let mut record = json_of(&game.record());
    let events = record["events"].as_array_mut().expect("events");
    let muster = events.iter_mut().find(|event| event["e"] == "muster");
    let cards = muster.expect("a muster")["cards"]
        .as_array_mut()
        .expect("cards");
    cards.reverse();
    let again = told(&record.to_string());
    assert_eq!(again["events"], record["events"]);
}

/// A player's own path is told step by step; who plays which banners is told.
#[test]
fn paths_and_banners_are_told() {
    let mut paths = 0;
    for record in records("guesclin/games.jsonl").iter().step_by(4) {
        let mut record = json_of(record);
        let events = record["events"].as_array().expect("events").clone();
        for (at, event) in events
            .iter()
            .enumerate()
            .filter(|(_, event)| event["e"] == "move")
        {
            let path = event["path"].as_array().expect("a path");
            // Two steps between the same ends may go by another hex.
            let ([from, _, to], true) = (&**path, event.get("exit").is_none()) else {
                continue;
            };
            for column in -1..=1 {
                for row in -1..=1 {
                    let near = |n: usize, by: i64| from[n].as_i64().expect("a number") + by;
                    let by = json!([near(0, column), near(1, row)]);
                    let mut other = record.clone();
                    other["events"][at]["path"] = json!([from, by, to]);
                    let text = other.to_string();
                    if other != record && guesclin::Match::replay(text.as_bytes()).is_ok() {
                        paths += 1;
                        record = other;
                    }
                }
            }
            if paths > 3 {
                break;
            }
        }
        assert_eq!(told(&record.to_string()), kept(record.clone()));
    }
    assert!(paths > 0, "no march could go another way");
}

#[test]
fn records_that_do_not_hold_have_no_code() {
    for game in HEADLESS {
        let why = game.code.write(b"rubbish").expect_err("no record");
        assert!(matches!(why, CodeError::Record(_)), "{why}");
    }
    let record = records("guyenne/games.jsonl")[0].replace("\"n\":2,", "\"n\":3,");
    let why = first::HEADLESS.code.write(record.as_bytes());
    let why = why.expect_err("a wrong round").to_string();
    assert!(why.starts_with("event "), "{why}");
}
