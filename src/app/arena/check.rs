//! `--check`: whether every record in some files is valid. The format of a record says which game's rules apply.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

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

/// What is wrong with one line; `None` if it is a valid record. A line whose format is unknown goes to the first game,
/// whose reader says what is missing.
fn fault(games: &[Headless], line: &[u8]) -> Option<String> {
    let game = Headless::that_wrote(line, games)?;
    (game.check)(line).err()
}

/// The lines of a file that are not blank, with their numbers from 1.
fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = bytes.split(|&byte| byte == b'\n');
    let numbered = lines.enumerate().map(|(at, line)| (at + 1, line));
    numbered.filter(|(_, line)| !line.trim_ascii().is_empty())
}

/// What is wrong with a file of one record a line, whatever its bytes, in the order of its lines: each as
/// `LINE: event N: reason`. Nothing if all records hold; a file without any is at fault.
#[must_use]
pub fn faults(games: &[Headless], bytes: &[u8]) -> Vec<String> {
    if lines(bytes).next().is_none() {
        return vec![format!("1: {}", fault(games, b"").unwrap_or_default())];
    }
    let faults = lines(bytes)
        .filter_map(|(number, line)| Some(format!("{number}: {}", fault(games, line)?)));
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
    let records = lines(bytes).count();
    let verb = if records == 1 { " holds" } else { "s hold" };
    writeln!(out, "{file}: {records} record{verb}")?;
    Ok(0)
}
