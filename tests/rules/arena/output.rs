//! What the arena's program reads and prints: records from a pipe, unfinished games, and output that breaks off.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use super::program::{arena, json, scratch};

/// The three games, each with quick players.
pub(super) const SERIES: [&str; 3] = [
    "--english random --french random",
    "--game fayance --north random --south random",
    "--game guesclin --france random --england random",
];

/// A file with the records of a series, one a line; `test` is the name of the file.
pub(super) fn records(test: &str, series: &str, games: u8) -> PathBuf {
    let file = scratch(&format!("{test}.jsonl"));
    let path = file.display();
    json(&format!("--games {games} {series} --records {path}"));
    file
}

pub(super) fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("records")
}

pub(super) fn with_input(arguments: &str, input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut pipe = program.stdin.take().expect("a pipe");
    // It ends without reading all of it if it refuses the arguments.
    let _unread = pipe.write_all(input.as_bytes());
    drop(pipe);
    program.wait_with_output().expect("it ends")
}

pub(super) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("letters")
}

/// A record that stops after the first `events` of its events.
fn cut(line: &str, events: usize) -> String {
    let mut record: serde_json::Value = serde_json::from_str(line).expect("JSON");
    let list = record["events"].as_array_mut().expect("a list");
    list.truncate(events);
    record.to_string()
}

#[test]
fn the_check_reads_a_pipe_and_names_unfinished_games() {
    // Where each game waits for a decision: Guyenne after both deals and the beginning of the first round.
    for (series, stop) in SERIES.into_iter().zip([3, 3, 2]) {
        let whole = read(&records("pipe", series, 2));
        for arguments in ["--check -", "--check=-"] {
            let output = with_input(arguments, &whole);
            assert_eq!(output.status.code(), Some(0), "{output:?}");
            assert_eq!(text(&output.stdout), "standard input: 2 records hold\n");
        }
        let save = cut(whole.lines().next().expect("a record"), stop);
        let said = |input: &str, code: i32| {
            let output = with_input("--check -", input);
            assert_eq!(output.status.code(), Some(code), "{output:?}");
            text(&output.stdout)
        };
        let name = "standard input";
        assert_eq!(
            said(&format!("{whole}\n{save}\n"), 0),
            format!("{name}:4: unfinished\n{name}: 3 records hold: 2 whole, 1 unfinished\n")
        );
        assert_eq!(
            said(&save, 0),
            format!("{name}:1: unfinished\n{name}: 1 record holds: 0 whole, 1 unfinished\n")
        );
        let faulty = said(&format!("{save}\nrubbish\n"), 1);
        let summary = format!("{name}: 1 of 2 records holds: 0 whole, 1 unfinished\n");
        assert!(faulty.ends_with(&summary), "{faulty}");
    }
    let output = with_input("--check - -", "rubbish");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = text(&output.stderr);
    assert!(said.contains("cannot read standard input"), "{said}");
}

/// A seed that deals another game is noted with line and event, and is no fault.
#[test]
fn the_check_notes_seeds_that_deal_otherwise() {
    for (at, series) in SERIES.into_iter().enumerate() {
        let whole = read(&records("seeds", series, 2));
        let (first, second) = whole.trim_end().split_once('\n').expect("two records");
        let fields: serde_json::Value = serde_json::from_str(second).expect("JSON");
        let seed = fields["seed"].as_str().expect("a seed").to_owned();
        let other = second.replace(&format!("\"seed\":\"{seed}\""), "\"seed\":\"12345\"");
        let output = with_input("--check -", &format!("{first}\n{other}\n"));
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let said = text(&output.stdout);
        let start = "standard input:2: note: event ";
        let said: Vec<&str> = said.lines().collect();
        assert_eq!(said.len(), 2, "{said:?}");
        let event = said[0].strip_prefix(start).expect("a note");
        let event = event.strip_suffix(": the seed deals otherwise; what is written holds");
        let event: usize = event.expect("a reason").parse().expect("a number");
        // Cards are dealt at once; dice are thrown later.
        assert!(event == 1 || at == 2 && event > 1, "{said:?}");
        assert_eq!(said[1], "standard input: 2 records hold");
    }
}

/// A record that lacks the event of its end is not whole, though nobody is to move in it any more.
#[test]
fn a_record_without_its_last_event_is_unfinished() {
    for series in &SERIES[1..] {
        let whole = read(&records("last", series, 1));
        let record: serde_json::Value = serde_json::from_str(&whole).expect("JSON");
        let events = record["events"].as_array().expect("a list").len();
        let output = with_input("--check -", &cut(&whole, events - 1));
        let said = text(&output.stdout);
        assert!(said.contains("0 whole, 1 unfinished"), "{said}");
    }
}

#[test]
fn every_spelling_of_the_check_checks_and_plays_nothing() {
    let file = records("spelled", SERIES[1], 2);
    let path = file.display();
    for arguments in [
        format!("--check {path}"),
        format!("--check={path}"),
        format!("--check={path} {path}"),
        format!("--check={path} --check={path}"),
        format!("--check -- {path}"),
    ] {
        let output = arena(&arguments);
        let times = arguments.matches("spelled").count();
        let expected = format!("{path}: 2 records hold\n").repeat(times);
        assert_eq!(text(&output.stdout), expected, "{arguments}: {output:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn output_that_finds_no_room_is_a_failure_in_words() {
    let check = format!("--check {}", records("full", SERIES[0], 1).display());
    let played = SERIES.map(|series| format!("--games 2 --json {series}"));
    for arguments in played.iter().chain([&check]) {
        let full = fs::File::options().write(true).open("/dev/full");
        let output = Command::new(env!("CARGO_BIN_EXE_arena"))
            .args(arguments.split_whitespace())
            .stdout(full.expect("Linux has it"))
            .output()
            .expect("it starts");
        assert_eq!(output.status.code(), Some(1), "{arguments}: {output:?}");
        let said = text(&output.stderr);
        let lost = "error: cannot write to the standard output: ";
        assert!(said.starts_with(lost), "{said}");
    }
    for series in SERIES {
        let output = arena(&format!("--games 2 {series} --records /dev/full"));
        assert_eq!(output.status.code(), Some(1), "{series}: {output:?}");
        let said = text(&output.stderr);
        assert!(said.contains("cannot write /dev/full: "), "{said}");
    }
}

/// A reader that goes away, as `head` does: what is in the file of records by then is whole lines, and the exit code
/// says that results are missing.
#[test]
fn a_closed_pipe_is_a_failure_and_leaves_whole_records() {
    let file = scratch("closed.jsonl");
    let mut program = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args("--games 40 --presets --english random --french random --records".split(' '))
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut out = BufReader::new(program.stdout.take().expect("a pipe"));
    let mut first = String::new();
    out.read_line(&mut first).expect("a line");
    assert!(first.starts_with("Guyenne "), "{first}");
    drop(out);
    let mut said = String::new();
    let mut errors = program.stderr.take().expect("a pipe");
    errors.read_to_string(&mut said).expect("letters");
    let code = program.wait().expect("it ends").code();
    assert_eq!(code, Some(1), "{said}");
    let lost = "error: cannot write to the standard output: ";
    assert!(said.starts_with(lost), "{said}");
    let records = read(&file);
    assert!(records.ends_with("}\n") && records.lines().count() >= 40);
    let check = arena(&format!("--check {}", file.display()));
    assert_eq!(check.status.code(), Some(0), "{check:?}");
}

/// Whoever looks into the file while games are played, or ends the program, finds whole records: those of Guesclin are
/// longer than the buffers of the standard library. Linux may end a process within a write, between two pages of the
/// file: that cuts a record now and then, and no program can help it. A buffer would cut nearly every time.
#[test]
fn a_program_that_is_ended_leaves_whole_records() {
    for series in SERIES {
        let whole = (0..4).filter(|_| is_whole_when_ended(series)).count();
        assert!(whole >= 2, "{series}: {whole} of 4 files are whole");
    }
}

/// Ends a program that writes records, and tells whether its file holds whole ones alone. Not at the moment at which
/// the file is seen to have grown: that is often within a write.
#[expect(
    clippy::disallowed_methods,
    reason = "another program goes on meanwhile"
)]
fn is_whole_when_ended(series: &str) -> bool {
    let file = scratch("ended.jsonl");
    let _none = fs::remove_file(&file);
    let mut program = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(format!("--games 100000000 {series} --records").split(' '))
        .arg(&file)
        .stdout(Stdio::null())
        .spawn()
        .expect("it starts");
    let size = || fs::metadata(&file).map_or(0, |about| about.len());
    while size() < 100_000 {
        let ended = program.try_wait().expect("it can be asked");
        assert_eq!(ended, None, "it goes on");
    }
    std::thread::sleep(std::time::Duration::from_millis(7));
    program.kill().expect("it can be ended");
    program.wait().expect("it has ended");
    let records = read(&file);
    fs::remove_file(&file).expect("it can be removed");
    records.ends_with("}\n")
}
