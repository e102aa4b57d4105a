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

fn check_one(games: &[Headless], file: &Path, bytes: &[u8], out: &mut dyn Write) -> io::Result<u8> {
    let file = file.display();
    let (mut records, mut valid) = (0, true);
    for (at, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        records += 1;
        if let Some(fault) = fault(games, line) {
            valid = false;
            writeln!(out, "{file}:{}: {fault}", at + 1)?;
        }
    }
    if records == 0 {
        let fault = fault(games, b"").unwrap_or_default();
        writeln!(out, "{file}:1: {fault}")?;
        return Ok(1);
    }
    if !valid {
        return Ok(1);
    }
    let verb = if records == 1 { " holds" } else { "s hold" };
    writeln!(out, "{file}: {records} record{verb}")?;
    Ok(0)
}
