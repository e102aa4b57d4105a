//! The arena as its command line: results, pairs, records, help, and clear errors.

use std::fs;
use std::path::{Path, PathBuf};

use guyenne::app::{arena, games};
use guyenne::games::fayance::ai::BOTS;
use serde_json::Value;

fn run(words: &str) -> String {
    let words: Vec<_> = words.split_whitespace().map(Into::into).collect();
    let mut out = Vec::new();
    arena::run(games::TOOLS, &words, &mut out).expect("the arena answers");
    String::from_utf8(out).expect("letters")
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn last_line(text: &str) -> Value {
    serde_json::from_str(text.lines().last().expect("a line")).expect("JSON")
}

#[test]
fn the_last_line_says_what_was_counted() {
    let text = run("arena --game fayance --games 60 --seed 5 --north random --south greedy --json");
    let json = last_line(&text);
    let count = |key: &str| json[key].as_u64().expect(key);
    assert_eq!(count("games"), 60);
    assert_eq!(count("north_wins") + count("south_wins"), 60);
    assert_eq!(json["bots"]["greedy"]["wins"], json["south_wins"]);
    assert!(count("south_wins") > 40, "{text}");
    assert!(count("decisions") > 60 * 20);
    for key in ["seconds", "decisions_per_second"] {
        assert!(json[key].as_f64().is_some_and(|value| value > 0.0), "{key}");
    }
    assert!(
        text.contains("opening by duel: 60 games from seed 5"),
        "{text}"
    );
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_threads() {
    let counts = |words: &str| {
        let json = last_line(&run(&format!(
            "arena --game fayance --games 40 --north random --south random --json {words}"
        )));
        ["north_wins", "south_wins", "decisions"].map(|key| json[key].as_u64().expect(key))
    };
    let one = counts("--seed 8 --threads 1");
    assert_eq!(one, counts("--seed 8 --threads 3"));
    assert_ne!(one, counts("--seed 9 --threads 3"));
    assert_ne!(one, counts("--seed 8 --opening lot"));
}

#[test]
fn records_are_written_and_hold() {
    let path = file("fayance-arena.jsonl");
    let name = path.to_str().expect("a path in letters");
    let text = run(&format!(
        "arena --game fayance --games 12 --north greedy --south random --paired --opening lot --records {name} --times"
    ));
    assert!(text.contains("12 deals played twice"), "{text}");
    assert!(text.contains("99th percentile"), "{text}");
    let records = fs::read_to_string(&path).expect("records");
    let lines: Vec<Value> = records
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 24);
    for (at, record) in lines.iter().enumerate() {
        // Each deal twice, the second time with the sides exchanged.
        let names = [0, 1].map(|n| record["players"][n]["bot"].as_str().expect("a bot"));
        let expected = if at % 2 == 0 {
            ["greedy", "random"]
        } else {
            ["random", "greedy"]
        };
        assert_eq!(names, expected);
        assert_eq!(record["rules"]["opening"], "lot");
        assert_eq!(record["events"][0], lines[at / 2 * 2]["events"][0]);
    }
    assert_eq!(
        run(&format!("arena --check {name}")),
        format!("{name}: 24 records hold\n")
    );
}

#[test]
fn files_may_mix_games_and_spellings() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let read = |name: &str| fs::read_to_string(data.join(name)).expect("a golden file");
    let (own, other) = (read("fayance/example.jsonl"), read("guyenne/games.jsonl"));
    let folded = read("fayance/games.jsonl");
    let path = file("mixed.jsonl");
    fs::write(&path, format!("{other}{own}{folded}\n{own}{other}")).expect("a file");
    let name = path.to_str().expect("a path in letters");
    let count = 2 * other.lines().count() + folded.lines().count() + 2;
    // The example of the format is dealt by hand.
    let note = |line: usize| {
        format!("{name}:{line}: note: event 1: the seed deals otherwise; what is written holds\n")
    };
    let first = other.lines().count() + 1;
    let second = first + own.lines().count() + folded.lines().count() + 1;
    let told = run(&format!("arena --check {name}"));
    let expected = [note(first), note(second)].concat();
    assert_eq!(told, format!("{expected}{name}: {count} records hold\n"));
    let broken = own.replace("\"turn\":2", "\"turn\":3");
    fs::write(&path, format!("{own}{broken}{other}")).expect("a file");
    let text = run(&format!("arena --check {name}"));
    let line = own.lines().count() + 1;
    let told = text.strip_prefix(&note(1)).expect("the example first");
    assert!(
        told.starts_with(&format!("{name}:{line}: event 12: lay: ")),
        "{text}"
    );
    assert_eq!(told.lines().count(), 1, "{text}");
}

#[test]
fn a_bot_has_a_name_and_the_error_lists_them() {
    for &name in BOTS {
        let bot = guyenne::games::fayance::ai::bot(name, guyenne::rules::seed::Seed(1));
        assert_eq!(bot.expect("a bot").name(), name);
    }
    let refused = guyenne::games::fayance::ai::bot("king", guyenne::rules::seed::Seed(1));
    let refused = refused.err().expect("no such bot").to_string();
    for &name in BOTS {
        assert!(refused.contains(name), "{refused}");
    }
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn a_responder_learns_and_plays_the_champion() {
    let text =
        run("arena --game fayance --games 2 --respond 2 --paired --seed 4 --threads 1 --json");
    let json = last_line(&text);
    assert_eq!(json["games"], 4);
    let wins = |bot: &str| json["bots"][bot]["wins"].as_u64().expect("a count");
    assert_eq!(wins("responder") + wins("champion"), 4);
    // What it learns depends on the seed alone.
    let again =
        run("arena --game fayance --games 2 --respond 2 --paired --seed 4 --threads 2 --json");
    assert_eq!(last_line(&again)["bots"], json["bots"]);
}
