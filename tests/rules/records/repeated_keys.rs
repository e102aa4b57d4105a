//! A key that is there twice in a record, anywhere, is refused by name, in the three games and in both spellings.

use guyenne::app::{arena, games};
use serde_json::Value;

use super::unfold::unfolded;

const GUYENNE: &str = include_str!("../../data/guyenne/games.jsonl");
const FAYANCE: &str = include_str!("../../data/fayance/games.jsonl");
const GUESCLIN: &str = include_str!("../../data/guesclin/games.jsonl");

/// The first golden game of each game, on one line.
fn first_games() -> [&'static str; 3] {
    [GUYENNE, FAYANCE, GUESCLIN].map(|file| file.lines().next().expect("a game"))
}

/// What the check says of a file of any game.
fn faults(text: &str) -> Vec<String> {
    arena::faults(games::HEADLESS, text.as_bytes())
}

/// Where in a text each key of an object stands, with the key.
fn keys(text: &str) -> Vec<(usize, String)> {
    let (mut keys, mut from) = (Vec::new(), 0);
    while let Some(start) = text[from..].find('"').map(|at| from + at) {
        let end = start
            + 1
            + text[start + 1..]
                .find('"')
                .expect("no escapes in golden games");
        if text[end + 1..].starts_with(':') {
            keys.push((start, text[start + 1..end].to_owned()));
        }
        from = end + 1;
    }
    keys
}

#[test]
fn every_key_is_refused_if_it_is_there_twice_and_is_named_with_its_event() {
    for game in first_games() {
        assert_eq!(faults(game), [""; 0]);
        let value: Value = serde_json::from_str(game).expect("JSON");
        let events = game.find("\"events\":[").expect("events") + "\"events\":[".len();
        let mut starts = vec![events];
        for event in value["events"].as_array().expect("a list") {
            let length = event.to_string().len();
            starts.push(starts.last().expect("the first") + length + 1);
        }
        let all = keys(game);
        assert!(all.len() > 200, "{}", all.len());
        for (at, key) in all {
            let twice = format!("{}\"{key}\":0,{}", &game[..at], &game[at..]);
            let expected = match starts.iter().rposition(|&start| start <= at) {
                Some(n) if n + 1 < starts.len() => format!("1: event {}: ", n + 1),
                _ => "1: ".to_owned(),
            };
            let found = faults(&twice);
            assert_eq!(found.len(), 1, "{found:?}");
            let said = found[0]
                .strip_prefix(&expected)
                .unwrap_or_else(|| panic!("{found:?}: {expected}"));
            let name = format!("the key {key:?} is there twice");
            assert!(said.starts_with(&name), "{found:?}: {name}");
        }
    }
}

#[test]
fn a_key_twice_in_an_unfolded_record_is_refused_with_its_event() {
    for game in &first_games()[1..] {
        let text = unfolded(game);
        for (n, line) in text.lines().enumerate() {
            for (at, key) in keys(line) {
                let twice = format!("{}\"{key}\":0,{}", &line[..at], &line[at..]);
                let mut lines: Vec<&str> = text.lines().collect();
                lines[n] = &twice;
                let found = faults(&lines.join("\n"));
                let event = if n == 0 {
                    String::new()
                } else {
                    format!("event {n}: ")
                };
                let expected = format!("1: {event}the key {key:?} is there twice");
                assert!(
                    found.len() == 1 && found[0].starts_with(&expected),
                    "{found:?}: {expected}"
                );
            }
        }
    }
}

#[test]
fn the_place_of_the_key_is_told() {
    let [guyenne, fayance, guesclin] = first_games();
    for (game, from, to, said) in [
        (
            guyenne,
            "\"name\":",
            "\"name\":\"x\",\"name\":",
            "1: the key \"name\" is there twice in number 1 of \"players\"",
        ),
        (
            fayance,
            "\"opening\":",
            "\"opening\":\"lot\",\"opening\":",
            "1: the key \"opening\" is there twice in \"rules\"",
        ),
        (
            guesclin,
            "\"version\":",
            "\"version\":1,\"version\":",
            "1: the key \"version\" is there twice",
        ),
    ] {
        assert_eq!(faults(&game.replacen(from, to, 1)), [said]);
    }
    let mut games = GUESCLIN.lines();
    let found = games.find_map(|game| Some((game, game.find("\"total\":")?)));
    let (game, total) = found.expect("a defence");
    let twice = format!("{}\"total\":0,{}", &game[..total], &game[total..]);
    let found = faults(&twice);
    assert!(
        found[0].ends_with(": the key \"total\" is there twice in \"defence\""),
        "{found:?}"
    );
}

/// Which game wrote a record does not depend on the rest of its head.
#[test]
fn a_record_with_an_odd_head_is_not_blamed_on_another_game() {
    for game in first_games() {
        let odd = game.replacen("\"version\":1", "\"version\":\"1\"", 1);
        assert_eq!(
            faults(&odd),
            ["1: \"version\" is \"1\", not a whole number from 0 to 18446744073709551615"]
        );
    }
}
