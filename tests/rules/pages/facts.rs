//! Tables and numbers of pages are those of the code, of its data, and of games that were played.

use std::collections::BTreeSet;
use std::fs;

use guyenne::app::games::HEADLESS;
use guyenne::games::fayance::rules::{TURNS, Territory};
use guyenne::games::guyenne::rules::Names;
use serde_json::{Map, Value};

use super::{page, quoted, table};
use crate::words::{files, read, root};

const GUESCLIN_RULES: &str = "src/games/guesclin/rules/guesclin-rules.md";

/// A data file of the boards of Guesclin.
fn board(name: &str) -> Value {
    let text = read(&root().join("assets/boards/guesclin").join(name));
    serde_json::from_str(&text).expect("JSON")
}

/// The numbers of one face of a counter, as a row writes them: MOVE, MELEE, DEFENCE, SHOT.
fn face(counter: &Value, face: &str) -> [Option<i64>; 4] {
    ["move", "melee", "defence", "shot"].map(|stat| counter[face][stat].as_i64())
}

#[test]
fn the_counters_of_guesclin_are_those_of_the_data() {
    let data = board("counters.json");
    let mut left: BTreeSet<&String> = data["counters"]
        .as_object()
        .expect("counters")
        .keys()
        .collect();
    for row in table(&page(GUESCLIN_RULES), "fighter") {
        let [trade, printed, banners, numbers @ .., traits, _] = &row[..] else {
            panic!("a short row: {row:?}");
        };
        let numbers: Vec<Option<i64>> = numbers.iter().map(|n| n.parse().ok()).collect();
        for banner in banners.split(' ') {
            let banner = match banner {
                "F" => "french",
                "B" => "blesist",
                "E" => "english",
                _ => "montfortist",
            };
            let id = format!("{banner}-{trade}");
            let counter = &data["counters"][&id];
            assert_eq!(counter["fr"], **printed, "{id}");
            let intact = face(counter, "intact");
            assert_eq!(numbers, intact, "{id}");
            // Ruling 6: MOVE, MELEE and SHOT are one lower on the other face.
            let [moves, melee, defence, shot] = intact;
            let lower = |n: Option<i64>| n.map(|n| n - 1);
            let stunned = [lower(moves), lower(melee), defence, lower(shot)];
            assert_eq!(face(counter, "stunned"), stunned, "{id}");
            let known: BTreeSet<&str> = counter["traits"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .collect();
            let said: BTreeSet<&str> = traits.split(", ").filter(|word| *word != "–").collect();
            assert_eq!(said, known, "{id}");
            assert!(left.remove(&id), "{id} stands there twice");
        }
    }
    assert!(left.is_empty(), "without a row: {left:?}");
}

#[test]
fn the_scenarios_of_guesclin_are_those_of_the_data() {
    let text = page(GUESCLIN_RULES);
    let rows = table(&text, "scenario");
    let mut bounds = Vec::new();
    let mut seen = 0;
    for n in 1..=4 {
        let data = board(&format!("scenario-{n}.json"));
        let name = data["name"]["en"].as_str().expect("a name");
        let heading = format!("### 13.{n} {name} (");
        let heading = text.lines().find(|line| line.starts_with(&heading));
        let heading = heading.unwrap_or_else(|| panic!("no heading of {name}"));
        let rounds = data["rounds"].as_u64().expect("rounds");
        let map = data["map"].as_str().expect("a map");
        let end = format!("map `{map}`, {rounds} rounds");
        assert!(heading.ends_with(&end), "{heading}: not {end}");
        let mut count = 0;
        for banner in data["banners"].as_array().expect("banners") {
            let name = banner["banner"].as_str().expect("a banner");
            let fighters = banner["fighters"].as_array().expect("fighters");
            let ids = fighters
                .iter()
                .map(|one| one["id"].as_str().expect("an id"));
            let called: Vec<&str> = ids
                .map(|id| id.strip_prefix(&format!("{name}-")).expect("the banner"))
                .collect();
            let row = [n.to_string(), name.to_owned(), called.join(", ")];
            assert!(rows.contains(&row.to_vec()), "no row {row:?}");
            count += fighters.len() as u64;
            seen += 1;
        }
        bounds.push(format!("{rounds} × {count} = {}", rounds * count));
    }
    assert_eq!(rows.len(), seen, "rows of banners that are not there");
    let words: Vec<&str> = text.split_whitespace().collect();
    let bounds = bounds.join(", ");
    assert!(words.join(" ").contains(&bounds), "not said: {bounds}");
}

#[test]
fn the_territories_of_fayance_are_those_of_the_rules() {
    let letter = |terrain: &str| terrain[..1].to_uppercase();
    let rows = table(&page("src/games/fayance/rules/fayance-rules.md"), "id");
    let expected = Territory::ALL.map(|territory| {
        let word = |terrain| format!("{terrain:?}").to_lowercase();
        let settings = (0..TURNS).map(|turn| {
            let terrains = territory.terrains(turn);
            let sides = terrains.0.map(|terrain| letter(&word(terrain)));
            sides.join("/")
        });
        [
            territory.index().to_string(),
            territory.name().to_owned(),
            territory.edges().map(word).join(" "),
            settings.collect::<Vec<_>>().join(" · "),
        ]
    });
    let said = rows
        .iter()
        .map(|row| [0, 1, 3, 4].map(|at| row[at].clone()));
    assert_eq!(said.collect::<Vec<_>>(), expected);
}

#[test]
fn the_castles_of_guyenne_are_those_of_a_new_game() {
    let text = page("src/games/guyenne/rules/guyenne-rules.md");
    let section = text.split("## Castles\n").nth(1).expect("a section");
    let mut rest = section;
    for name in Names::KNOWN {
        let at = rest.find(name);
        rest = &rest[at.unwrap_or_else(|| panic!("{name} is not next"))..];
    }
}

/// What has been played of a game: the keys of all heads, and the names of all events.
fn played(game: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut keys, mut events) = (BTreeSet::new(), BTreeSet::new());
    for file in files(&root().join("tests/data").join(game), "jsonl") {
        for line in read(&file).lines() {
            let record: Map<String, Value> = serde_json::from_str(line).expect("JSON");
            let folded = record.get("events").and_then(Value::as_array);
            let lone = record.get("e").map(|_| Value::Object(record.clone()));
            for event in folded.into_iter().flatten().chain(&lone) {
                events.insert(event["e"].as_str().expect("a name").to_owned());
            }
            if lone.is_none() {
                keys.extend(record.keys().cloned());
            }
        }
    }
    (keys, events)
}

#[test]
fn the_formats_name_every_key_and_event_and_no_other() {
    for game in HEADLESS {
        let id = game.id.0;
        let rules = format!("src/games/{id}/rules");
        let text = page(&format!("{rules}/record-format.md"));
        let (keys, played) = played(id);
        let named: BTreeSet<String> = table(&text, "event")
            .iter()
            .flat_map(|row| quoted(&row[0]))
            .collect();
        let missing: Vec<_> = played.difference(&named).collect();
        assert!(missing.is_empty(), "{id}: no row for {missing:?}");
        for event in &named {
            let written = format!("\"{event}\"");
            let mut sources = files(&root().join(&rules), "rs").into_iter();
            let known = sources.any(|file| read(&file).contains(&written));
            assert!(known, "{id}: nobody writes the event {event}");
        }
        for key in keys {
            let said = text.contains(&format!("\"{key}\"")) || text.contains(&format!("`{key}`"));
            assert!(said, "{id}: nothing about the key {key}");
        }
    }
}

#[test]
fn the_example_of_a_format_is_a_sound_record() {
    let mut seen = 0;
    for game in HEADLESS {
        let text = page(&format!("src/games/{}/rules/record-format.md", game.id.0));
        for block in text.split("```json\n").skip(1) {
            let block = block.split("```").next().expect("a block");
            let record: Value = serde_json::from_str(block).expect("JSON");
            let known = (game.check)(record.to_string().as_bytes());
            assert_eq!(known, Ok(()), "{}: {block}", game.id.0);
            seen += 1;
        }
    }
    assert!(seen >= 2, "only {seen} examples");
}

#[test]
fn the_bots_of_the_arena_page_are_those_of_each_game() {
    let rows = table(&page("src/arena/arena.md"), "game");
    assert_eq!(rows.len(), HEADLESS.len());
    for game in HEADLESS {
        let id = format!("`{}`", game.id.0);
        let row = rows.iter().find(|row| row[0] == id).expect("a row");
        let said: Vec<String> = [3, 2].iter().flat_map(|&at| quoted(&row[at])).collect();
        assert_eq!(said, game.bots, "{id}");
    }
}

#[test]
fn the_budget_of_the_page_is_the_one_that_is_checked() {
    let weigh = page("src/bin/web/command/weigh.rs");
    assert!(weigh.contains("const BUDGET: u64 = 7_500_000;"));
    for path in ["src/app/web/web.md", "src/decisions.md"] {
        let text = page(path);
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(
            words.join(" ").contains("below 7.5 MB compressed"),
            "{path}"
        );
    }
}

#[test]
fn the_longest_of_the_golden_games_is_as_long_as_it_is_said() {
    let lengths = HEADLESS.iter().flat_map(|game| {
        let path = root()
            .join("tests/data")
            .join(game.id.0)
            .join("games.jsonl");
        let text = fs::read_to_string(path).expect("golden games");
        text.lines().map(str::len).collect::<Vec<_>>()
    });
    let longest = lengths.max().unwrap_or_default();
    let said = format!("{},000 letters", longest.div_ceil(1000));
    let text = page("src/decisions.md");
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.join(" ").contains(&said), "{longest}");
}
