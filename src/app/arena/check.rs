//! `--check`: whether every record in some files is valid. The format of a record says which game's rules apply.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::rules::envelope::Envelope;
use crate::rules::game::Headless;

/// Checks the records in `files`, each of one of `games`, and prints `FILE:LINE: event N: reason` to `out` for each
/// that is not valid. The exit code is 1 if there is one, 2 if a file cannot be read.
///
/// # Errors
/// Writing to `out` fails.
pub fn check(games: &[Headless], files: &[PathBuf], out: &mut dyn Write) -> io::Result<ExitCode> {
    let mut code = 0;
    for file in files {
        let worst = match fs::read(file) {
            Ok(bytes) => check_one(games, file, &bytes, out)?,
            Err(problem) => {
                eprintln!("error: cannot read {}: {problem}", file.display());
                2
            }
        };
        code = worst.max(code);
    }
    Ok(ExitCode::from(code))
}

/// What is wrong with one record; `None` if it is valid. One whose format is unknown goes to the first game, whose
/// reader says what is missing.
fn fault(games: &[Headless], record: &[u8]) -> Option<String> {
    let game = Headless::that_wrote(record, games)?;
    (game.check)(record).err()
}

/// The lines of a file that are not blank, with their numbers from 1.
fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = bytes.split(|&byte| byte == b'\n');
    let numbered = lines.enumerate().map(|(at, line)| (at + 1, line));
    numbered.filter(|(_, line)| !line.trim_ascii().is_empty())
}

/// The records of a file, each with the number of its first line: one a line, or an unfolded one up to the next head.
fn records<'a>(games: &[Headless], bytes: &'a [u8]) -> Vec<(usize, Vec<&'a [u8]>)> {
    let is_unfolded = |line: &[u8], head: &Envelope| {
        let game = Headless::that_wrote(line, games);
        !head.folded && game.is_some_and(|game| game.unfolds && head.game() == Some(game.id.0))
    };
    let mut records: Vec<(usize, Vec<&[u8]>)> = Vec::new();
    let mut open = false;
    for (number, line) in lines(bytes) {
        let head = Envelope::read(line);
        match records.last_mut().filter(|_| open && head.is_none()) {
            Some((_, unfolded)) => unfolded.push(line),
            None => {
                open = head.is_some_and(|head| is_unfolded(line, &head));
                records.push((number, vec![line]));
            }
        }
    }
    records
}

/// What is wrong with a file of records, whatever its bytes, in the order of its lines: each as
/// `LINE: event N: reason`, with the line where the record begins. Nothing if all records hold; a file without any is
/// at fault.
#[must_use]
pub fn faults(games: &[Headless], bytes: &[u8]) -> Vec<String> {
    let records = records(games, bytes);
    if records.is_empty() {
        return vec![format!("1: {}", fault(games, b"").unwrap_or_default())];
    }
    let faults = records.into_iter().filter_map(|(number, lines)| {
        let why = fault(games, &lines.join(&b'\n'))?;
        Some(format!("{number}: {why}"))
    });
    faults.collect()
}

fn check_one(games: &[Headless], file: &Path, bytes: &[u8], out: &mut dyn Write) -> io::Result<u8> {
    let file = file.display();
    let faults = faults(games, bytes);
    for fault in &faults {
        writeln!(out, "{file}:{fault}")?;
    }
    if !faults.is_empty() {
        return Ok(1);
    }
    let records = records(games, bytes).len();
    let verb = if records == 1 { " holds" } else { "s hold" };
    writeln!(out, "{file}: {records} record{verb}")?;
    Ok(0)
}
