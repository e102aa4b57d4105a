//! `--encode` and `--decode`: records as codes, and codes as records. The format of a record and the letter of a code
//! say which game it is of.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use super::files::{STANDARD_INPUT, read_files, read_input};
use crate::app::tools::tell;
use kit_rules::code::{GameCode, decode as decode_text};
use kit_rules::headless::Headless;
use kit_rules::record_lines::records;

/// Prints to `out` the codes of the records in `files`, one a line; `-` is the standard input. A record that has none
/// is told to the standard error as `FILE:LINE: reason`, with the line where it begins, and the rest is printed; the
/// exit code is then 1, or 2 if a file cannot be read.
///
/// # Errors
/// Writing to `out` fails.
pub fn encode(games: &[Headless], files: &[PathBuf], out: &mut dyn Write) -> io::Result<ExitCode> {
    read_files(files, |name, bytes| {
        let mut worst = 0;
        let mut records = records(games, bytes);
        if records.is_empty() {
            records.push((1, Vec::new()));
        }
        for (line, lines) in records {
            let record = lines.join(&b'\n');
            match Headless::that_wrote(&record, games).map(|game| game.code.write(&record)) {
                Some(Ok(code)) => writeln!(out, "{code}")?,
                Some(Err(why)) => {
                    tell(format_args!("{name}:{line}: {why}"));
                    worst = 1;
                }
                None => {}
            }
        }
        Ok(worst)
    })
}

/// Prints to `out` the records that codes tell, one a line; `-` are the codes on the standard input, one a line. A code
/// that tells none is told to the standard error with its number, or its line, and the rest is printed; the exit code
/// is then 1, or 2 if the standard input cannot be read.
///
/// # Errors
/// Writing to `out` fails.
pub fn decode(games: &[Headless], codes: &[OsString], out: &mut dyn Write) -> io::Result<ExitCode> {
    let games: Vec<GameCode> = games.iter().map(|game| game.code).collect();
    let mut worst = 0;
    let mut is_read = false;
    for (at, code) in codes.iter().enumerate() {
        if code != STANDARD_INPUT {
            let name = format!("code {}", at + 1);
            let code = code.to_string_lossy();
            worst = decode_one(&games, &name, &code, out)?.max(worst);
            continue;
        }
        match read_input(&mut is_read) {
            Ok(bytes) => {
                let text = String::from_utf8_lossy(&bytes);
                let lines = text.lines().enumerate();
                for (at, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
                    let name = format!("standard input:{}", at + 1);
                    worst = decode_one(&games, &name, line, out)?.max(worst);
                }
            }
            Err(problem) => {
                tell(format_args!("error: cannot read standard input: {problem}"));
                worst = 2;
            }
        }
    }
    Ok(ExitCode::from(worst))
}

fn decode_one(games: &[GameCode], name: &str, code: &str, out: &mut dyn Write) -> io::Result<u8> {
    match decode_text(games, code) {
        Ok(record) => writeln!(out, "{record}").map(|()| 0),
        Err(why) => {
            tell(format_args!("{name}: {why}"));
            Ok(1)
        }
    }
}
