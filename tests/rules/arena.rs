//! The arena as a program: what it prints, what it writes, what it refuses.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn arena(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(arguments.split_whitespace())
        .output()
        .unwrap()
}

/// The last line as JSON, of a run that must succeed.
fn json(arguments: &str) -> Value {
    let output = arena(&format!("--json {arguments}"));
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

/// All of a result but how long it took.
fn timeless(mut result: Value) -> Value {
    let fields = result.as_object_mut().unwrap();
    fields.remove("seconds").unwrap();
    fields.remove("decisions_per_second").unwrap();
    result
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

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
fn namesakes_are_told_apart_by_camp() {
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
                let asked = |key: &str| rules.contains(record["rules"][key].as_str().unwrap());
                assert!(asked("edition"), "{rules}: {}", record["rules"]);
                assert!(
                    asked("level") || !rules.contains("level"),
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
    let said = String::from_utf8(output.stdout).unwrap();
    let place = format!("{}:3: event {}:", tampered.display(), at + 1);
    assert!(said.lines().any(|line| line.starts_with(&place)), "{said}");
}

#[test]
fn bad_arguments_end_with_a_sentence_and_code_2() {
    let missing = scratch("no/such/folder/file.jsonl");
    for (arguments, word) in [
        ("--games 0", "at least 1"),
        ("--games -3", "at least 1"),
        ("--games many", "at least 1"),
        ("--threads 0", "at least 1"),
        ("--seed -1", "seed"),
        ("--seed +1", "seed"),
        ("--edition 2023", "2022 or 2021"),
        ("--level easy", "base, advanced or expert"),
        ("--edition 2021 --level advanced", "2021"),
        ("--edition 2021 --level expert", "2021"),
        ("--teams 3v1", "2v2"),
        ("--english chess", "random or greedy"),
        ("--french Greedy", "random or greedy"),
        ("--moves 3", "--moves"),
        ("--check", "--check"),
        (
            &format!("--games 1 --records {}", missing.display()),
            "cannot write",
        ),
        (&format!("--check {}", missing.display()), "cannot read"),
        (
            &format!("--check {} --games 3", missing.display()),
            "--check",
        ),
    ] {
        let output = arena(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(word), "{arguments}: {said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn records_that_cannot_be_kept_are_a_failure_with_their_name() {
    let output = arena("--games 2 --records /dev/full");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("cannot write /dev/full: "), "{said}");
}

#[test]
fn pipes_carry_no_progress_bar() {
    let output = arena("--games 200");
    assert!(output.stderr.is_empty(), "{output:?}");
    assert!(!output.stdout.contains(&0x1b));
}
