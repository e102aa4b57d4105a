//! `--check`: whether every record in some files is a game that the rules allow. A record's format says whose rules.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::rules::game::Headless;

/// Checks `files` of records of `games`, saying `FILE:LINE: event N: reason` to `out` for each record that does not hold.
///
/// # Errors
/// `out` takes no more.
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

/// What is wrong with one line: nothing if it is a sound record.
fn fault(games: &[Headless], line: &[u8]) -> Option<String> {
    let game = Headless::that_wrote(line, games)?;
    (game.check)(line).err()
}

fn check_one(games: &[Headless], file: &Path, bytes: &[u8], out: &mut dyn Write) -> io::Result<u8> {
    let file = file.display();
    let (mut records, mut sound) = (0, true);
    for (at, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        records += 1;
        if let Some(fault) = fault(games, line) {
            sound = false;
            writeln!(out, "{file}:{}: {fault}", at + 1)?;
        }
    }
    if records == 0 {
        let fault = fault(games, b"").unwrap_or_default();
        writeln!(out, "{file}:1: {fault}")?;
        return Ok(1);
    }
    if !sound {
        return Ok(1);
    }
    let verb = if records == 1 { " holds" } else { "s hold" };
    writeln!(out, "{file}: {records} record{verb}")?;
    Ok(0)
}
