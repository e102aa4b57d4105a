//! The arena's program is run: its output, its files, and the arguments that it refuses.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

pub(super) fn arena(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(arguments.split_whitespace())
        .output()
        .unwrap()
}

/// The last line of a successful run with `--json`.
pub(super) fn json(arguments: &str) -> Value {
    let output = arena(&format!("--json {arguments}"));
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

/// A result without the fields that depend on the time.
pub(super) fn timeless(mut result: Value) -> Value {
    let fields = result.as_object_mut().unwrap();
    fields.remove("seconds").unwrap();
    fields.remove("decisions_per_second").unwrap();
    result
}

pub(super) fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
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
        (
            "--english chess",
            "or constable, or oracle or solver-N, in the arena alone",
        ),
        (
            "--french Greedy",
            "unknown bot \"Greedy\": expected random, greedy",
        ),
        (
            "--teams 2v2 --english greedy,random,greedy",
            "3 bots for one camp: it has at most two seats",
        ),
        (
            "--teams 2v2 --english greedy,nobody",
            "unknown bot \"nobody\"",
        ),
        ("--teams 2v2 --english greedy,", "unknown bot \"\""),
        (
            "--teams 2v1 --french greedy,random",
            "two bots for the french camp (greedy,random), which has one seat in 2022 base, 2v1",
        ),
        ("--english greedy,random", "which has one seat"),
        ("--presets --french greedy,random", "which has one seat"),
        (
            "--teams 2v1 --paired --english greedy,random",
            "need two seats in either: 2v2",
        ),
        ("--moves 3", "--moves"),
        ("--presets some", "all, duels"),
        ("--presets --level expert", "--level"),
        ("--ladder greedy", "two bots or more"),
        ("--ladder random,nobody", "unknown bot \"nobody\""),
        ("--ladder random,greedy --level expert", "--level"),
        ("--blunders nobody", "unknown bot \"nobody\""),
        ("--blunders", "--blunders"),
        ("--blunders greedy --games 3", "--games"),
        ("--blunders greedy --seeds 0", "at least 1"),
        ("--blunders greedy --named zzz", "no such blunder"),
        ("--prove-blunders 0", "at least 1"),
        ("--check", "--check"),
        ("--check=", "--check"),
        ("--games 1 --records -", "standard output"),
        ("--game fayance --games 1 --records -", "standard output"),
        ("--game guesclin --games 1 --records -", "standard output"),
        (
            &format!("--games 1 --records {}", missing.display()),
            "cannot write",
        ),
        (&format!("--check {}", missing.display()), "cannot read"),
        (&format!("--check={}", missing.display()), "cannot read"),
        (
            &format!("--check {} --games 3", missing.display()),
            "--check",
        ),
    ] {
        let output = arena(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {output:?}");
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains(word), "{arguments}: {text}");
        assert!(!text.contains("panicked"), "{text}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn records_that_cannot_be_written_are_a_failure_with_their_name() {
    let output = arena("--games 2 --records /dev/full");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("cannot write /dev/full: "), "{text}");
}

#[test]
fn pipes_carry_no_progress_bar() {
    let output = arena("--games 200");
    assert!(output.stderr.is_empty(), "{output:?}");
    assert!(!output.stdout.contains(&0x1b));
}
