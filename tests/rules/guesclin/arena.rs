//! The arena as its command line: results, pairs, records, and clear names.

use std::fs;
use std::path::Path;

use guyenne::app::{arena, games};
use guyenne::games::guesclin::ai::{BOTS, bot};
use guyenne::rules::seed::Seed;
use serde_json::Value;

fn run(words: &str) -> String {
    let words: Vec<_> = words.split_whitespace().map(Into::into).collect();
    let mut out = Vec::new();
    arena::run(games::TOOLS, &words, &mut out).expect("the arena answers");
    String::from_utf8(out).expect("letters")
}

fn last_line(text: &str) -> Value {
    serde_json::from_str(text.lines().last().expect("a line")).expect("JSON")
}

#[test]
fn every_scenario_is_played_and_counted() {
    let text = run(
        "arena --game guesclin --scenario all --games 3 --seed 5 --france squire --england random --paired --json --times",
    );
    let json = last_line(&text);
    let count = |value: &Value| value.as_u64().expect("a count");
    assert_eq!(count(&json["games"]), 24);
    assert_eq!(json["scenarios"].as_array().map(Vec::len), Some(4));
    let ends = ["france_wins", "england_wins", "draws"].map(|key| count(&json[key]));
    assert_eq!(ends.iter().sum::<u64>(), 24);
    // Random moves lose to anything.
    assert!(count(&json["bots"]["squire"]["wins"]) >= 23, "{text}");
    assert!(
        text.contains("99th percentile") && text.contains("3 seeds played twice"),
        "{text}"
    );
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_threads() {
    let counts = |words: &str| {
        let json = last_line(&run(&format!(
            "arena --game guesclin --scenario 1 --games 12 --france random --england random --json {words}"
        )));
        ["france_wins", "england_wins", "decisions"].map(|key| json[key].as_u64().expect(key))
    };
    let one = counts("--seed 8 --threads 1");
    assert_eq!(one, counts("--seed 8 --threads 3"));
    assert_ne!(one, counts("--seed 9 --threads 3"));
}

#[test]
fn records_are_written_and_hold() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("guesclin-arena.jsonl");
    let name = path.to_str().expect("a path in letters");
    run(&format!(
        "arena --game guesclin --scenario 2 --games 4 --france knight --england squire --paired --records {name}"
    ));
    let records = fs::read_to_string(&path).expect("records");
    assert_eq!(records.lines().count(), 8);
    for (n, line) in records.lines().enumerate() {
        let record: Value = serde_json::from_str(line).expect("JSON");
        let bots = [0, 1].map(|n| {
            record["players"][n]["bot"]
                .as_str()
                .expect("a bot")
                .to_owned()
        });
        let expected = if n % 2 == 0 {
            ["knight", "squire"]
        } else {
            ["squire", "knight"]
        };
        assert_eq!(bots, expected);
    }
    assert_eq!(
        run(&format!("arena --check {name}")),
        format!("{name}: 8 records hold\n")
    );
    fs::write(
        &path,
        records.replace("\"winner\":\"france\"", "\"winner\":null"),
    )
    .expect("a file");
    let said = run(&format!("arena --check {name}"));
    assert!(
        said.contains("end: the rules give another event here"),
        "{said}"
    );
}

#[test]
fn a_bot_has_a_name_and_the_error_lists_them() {
    for &name in BOTS {
        assert_eq!(bot(name, Seed(1)).expect("a bot").name(), name);
    }
    let refused = bot("page", Seed(1)).err().expect("no such bot").to_string();
    for &name in BOTS {
        assert!(refused.contains(name), "{refused}");
    }
}
