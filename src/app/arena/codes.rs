//! `--encode` and `--decode`: records as codes, and codes as records. The format of a record and the letter of a code
//! say which game it is of, and whether it is a challenge.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use super::files::{STANDARD_INPUT, read_files, read_input};
use crate::app::tools::tell;
use kit_rules::code::{Challenge, ChallengeCode, CodeContent, GameCode, open};
use kit_rules::duplicate::SideOutcome;
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
/// is then 1, or 2 if the standard input cannot be read. Of a challenge the record of its deal is printed, and the rest
/// is told to the standard error in words.
///
/// # Errors
/// Writing to `out` fails.
pub fn decode(games: &[Headless], codes: &[OsString], out: &mut dyn Write) -> io::Result<ExitCode> {
    let codes_known = KnownCodes {
        games: games.iter().map(|game| game.code).collect(),
        challenges: games.iter().map(|game| game.challenge).collect(),
    };
    let mut worst = 0;
    let mut is_read = false;
    for (at, code) in codes.iter().enumerate() {
        if code != STANDARD_INPUT {
            let name = format!("code {}", at + 1);
            let code = code.to_string_lossy();
            worst = decode_one(&codes_known, &name, &code, out)?.max(worst);
            continue;
        }
        match read_input(&mut is_read) {
            Ok(bytes) => {
                let text = String::from_utf8_lossy(&bytes);
                let lines = text.lines().enumerate();
                let lines = lines.filter(|(_, line)| !line.trim().is_empty());
                let mut lines: Vec<(usize, &str)> = lines.collect();
                if lines.is_empty() {
                    lines.push((0, ""));
                }
                for (at, line) in lines {
                    let name = format!("standard input:{}", at + 1);
                    worst = decode_one(&codes_known, &name, line, out)?.max(worst);
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

/// The codes that are read.
struct KnownCodes {
    games: Vec<GameCode>,
    challenges: Vec<ChallengeCode>,
}

fn decode_one(known: &KnownCodes, name: &str, code: &str, out: &mut dyn Write) -> io::Result<u8> {
    match open(&known.games, &known.challenges, code) {
        Ok(CodeContent::Game(record)) => writeln!(out, "{record}").map(|()| 0),
        Ok(CodeContent::Challenge(challenge)) => {
            tell(format_args!("{name}: {}", in_words(&challenge)));
            writeln!(out, "{}", challenge.record).map(|()| 0)
        }
        Err(why) => {
            tell(format_args!("{name}: {why}"));
            Ok(1)
        }
    }
}

/// A challenge in a sentence.
fn in_words(challenge: &Challenge) -> String {
    let opponent = challenge.opponent.bot().unwrap_or("a person");
    let side = ["first", "second"][challenge.side % 2];
    let outcome = match challenge.result.outcome {
        SideOutcome::Won => "won",
        SideOutcome::Drawn => "drew",
        SideOutcome::Lost => "lost",
    };
    let [own, theirs] = challenge.result.points;
    format!(
        "a challenge of {}: on the {side} side, against {opponent}, somebody {outcome} with {own} points to {theirs}; \
         this is their deal, and you?",
        challenge.game
    )
}
