//! The games that the arena plays and records: presets, threads, pairs, partners, and records that are checked.

use std::fs;

use serde_json::Value;

use super::program::{arena, json, scratch, timeless};

#[test]
fn json_has_every_key_and_adds_up() {
    let result = json("--games 30 --seed 7 --english random --french greedy");
    let keys: Vec<_> = result.as_object().unwrap().keys().collect();
    let mut expected = [
        "games",
        "english_wins",
        "french_wins",
        "draws",
        "bots",
        "decisions",
        "seconds",
        "decisions_per_second",
    ];
    let mut keys: Vec<_> = keys.iter().map(|key| key.as_str()).collect();
    keys.sort_unstable();
    expected.sort_unstable();
    assert_eq!(keys, expected);
    let number = |key: &str| result[key].as_u64().unwrap();
    assert_eq!(number("games"), 30);
    assert_eq!(
        number("english_wins") + number("french_wins") + number("draws"),
        30
    );
    assert_eq!(result["bots"]["random"]["wins"], result["english_wins"]);
    assert_eq!(result["bots"]["greedy"]["wins"], result["french_wins"]);
    assert_eq!(result["bots"]["greedy"]["games"], 30);
    assert!(number("decisions") > 30 * 10);
    assert!(result["seconds"].as_f64().unwrap() > 0.0);
    assert!(result["decisions_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn bots_of_one_name_are_counted_by_camp() {
    let result = json("--games 20 --english random --french random");
    assert_eq!(result["bots"]["english"]["wins"], result["english_wins"]);
    assert_eq!(result["bots"]["french"]["wins"], result["french_wins"]);
}

#[test]
fn every_preset_is_played() {
    for rules in [
        "--edition 2022 --level base",
        "--edition 2022 --level advanced",
        "--edition 2022 --level expert",
        "--edition 2021 --level base",
        "--edition 2021",
    ] {
        for teams in ["1v1", "2v1", "1v2", "2v2"] {
            let file = scratch("presets.jsonl");
            let result = json(&format!(
                "--games 3 {rules} --teams {teams} --records {}",
                file.display()
            ));
            assert_eq!(result["games"], 3, "{rules} {teams}");
            let text = fs::read_to_string(&file).unwrap();
            for record in text.lines() {
                let record: Value = serde_json::from_str(record).unwrap();
                let has = |key: &str| rules.contains(record["rules"][key].as_str().unwrap());
                assert!(has("edition"), "{rules}: {}", record["rules"]);
                assert!(
                    has("level") || !rules.contains("level"),
                    "{rules}: {}",
                    record["rules"]
                );
                let [english, french] = ["english", "french"].map(|camp| &record["teams"][camp]);
                assert_eq!(format!("{english}v{french}"), teams);
            }
        }
    }
}

#[test]
fn threads_change_nothing() {
    let played = |threads: u8| {
        let file = scratch(&format!("threads-{threads}.jsonl"));
        let result = json(&format!(
            "--games 70 --seed 3 --level expert --teams 2v1 --threads {threads} --records {}",
            file.display()
        ));
        (timeless(result), fs::read_to_string(file).unwrap())
    };
    let (result, records) = played(1);
    assert_eq!(records.lines().count(), 70);
    assert_eq!((result, records), played(3));
}

#[test]
fn pairs_exchange_the_camps_and_keep_the_deals() {
    let straight = json("--games 40 --seed 5 --paired --english greedy --french random");
    let exchanged = json("--games 40 --seed 5 --paired --english random --french greedy");
    assert_eq!(straight["games"], 80);
    assert_eq!(straight["bots"], exchanged["bots"]);
    assert_eq!(straight["draws"], exchanged["draws"]);
    let file = scratch("pairs.jsonl");
    json(&format!(
        "--games 4 --paired --english greedy --french random --records {}",
        file.display()
    ));
    let text = fs::read_to_string(file).unwrap();
    let records: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for pair in records.chunks(2) {
        assert_eq!(pair[0]["seed"], pair[1]["seed"]);
        assert_eq!(pair[0]["events"][0], pair[1]["events"][0], "the same deal");
        assert_eq!(pair[0]["players"][0]["bot"], "greedy");
        assert_eq!(pair[1]["players"][0]["bot"], "random");
    }
}

#[test]
fn partners_may_be_different_bots() {
    let names = |arguments: &str| {
        let file = scratch("partners.jsonl");
        let path = file.display();
        let result = json(&format!("--games 2 {arguments} --records {path}"));
        let check = arena(&format!("--check {path}"));
        assert_eq!(check.status.code(), Some(0), "{check:?}");
        let text = fs::read_to_string(&file).unwrap();
        let seats = |line: &str| {
            let record: Value = serde_json::from_str(line).unwrap();
            let players = record["players"].as_array().unwrap().clone();
            let seat = |player: &Value| {
                let [camp, bot] = ["side", "bot"].map(|key| player[key].as_str().unwrap());
                format!("{camp} {} {bot}", player["seat"].as_u64().unwrap_or(0))
            };
            players.iter().map(seat).collect::<Vec<_>>()
        };
        (result, text.lines().map(seats).collect::<Vec<_>>())
    };
    let (result, games) = names("--teams 2v2 --paired --english greedy,random --french squire");
    assert_eq!(result["games"], 4);
    let bots = result["bots"].as_object().unwrap();
    assert!(bots["greedy,random"]["games"] == 4 && bots["squire"]["games"] == 4);
    for pair in games.chunks(2) {
        assert_eq!(
            pair[0],
            [
                "english 0 greedy",
                "english 1 random",
                "french 0 squire",
                "french 1 squire"
            ]
        );
        assert_eq!(
            pair[1],
            [
                "english 0 squire",
                "english 1 squire",
                "french 0 greedy",
                "french 1 random"
            ]
        );
    }
    let (_, games) = names("--teams 1v2 --english squire --french random,greedy");
    assert_eq!(
        games[0],
        ["english 0 squire", "french 0 random", "french 1 greedy"]
    );
}

#[test]
fn partners_rank_as_their_levels_do() {
    let wins = |bots: &str, enemy: &str| {
        let camps = format!("--english {bots} --french {enemy}");
        let result = json(&format!("--teams 2v2 --games 300 --paired {camps}"));
        let of = |bots: &str| result["bots"][bots]["wins"].as_u64().unwrap();
        (of(bots), of(enemy))
    };
    // The same player with a weaker and a weaker partner, against two of their own strength.
    let (squire, knights) = wins("knight,squire", "knight");
    assert!(squire < knights, "{squire} to {knights}");
    let (random, _) = wins("knight,random", "knight");
    assert!(random < squire, "{random}, {squire}");
    let (knights, squires) = wins("knight", "squire");
    assert!(squires < knights, "{squires} to {knights}");
}

#[test]
fn a_name_for_every_seat_is_the_same_as_one_for_each() {
    let played = |english: &str| {
        let bots = format!("--english {english} --french random");
        timeless(json(&format!("--games 20 --teams 2v2 --paired {bots}")))
    };
    assert_eq!(played("greedy"), played("greedy,greedy"));
    let result = json("--games 10 --teams 2v2 --times --english greedy,random --french random");
    let keys: Vec<_> = result["times"].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["greedy", "random"], "one line for each bot");
}

#[test]
fn its_own_records_hold_and_altered_ones_do_not() {
    let file = scratch("sound.jsonl");
    json(&format!(
        "--games 40 --level advanced --records {}",
        file.display()
    ));
    let sound = arena(&format!("--check {}", file.display()));
    assert_eq!(sound.status.code(), Some(0), "{sound:?}");

    let text = fs::read_to_string(&file).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut record: Value = serde_json::from_str(&lines[2]).unwrap();
    let events = record["events"].as_array_mut().unwrap();
    let at = events
        .iter()
        .position(|event| event["e"] == "combat")
        .unwrap();
    let english = events[at]["english"].as_u64().unwrap();
    events[at]["english"] = (english + 1).into();
    lines[2] = record.to_string();
    let tampered = scratch("tampered.jsonl");
    fs::write(&tampered, lines.join("\n")).unwrap();

    let output = arena(&format!(
        "--check {} {}",
        file.display(),
        tampered.display()
    ));
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let place = format!("{}:3: event {}:", tampered.display(), at + 1);
    assert!(text.lines().any(|line| line.starts_with(&place)), "{text}");
}
