//! `--check`: whether every record in some files is valid. The format of a record says which game's rules apply.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use super::files::read_files;
use kit_rules::headless::Headless;
use kit_rules::record_lines::records;

/// What is noted of a seed that does not deal its game.
const OTHER_DEAL: &str = "the seed deals otherwise; what is written holds";

/// A record of a file.
struct Checked {
    /// The number of its first line, from 1.
    line: usize,
    record: Vec<u8>,
    state: RecordState,
}

/// What a record is worth.
enum RecordState {
    /// It holds, and its game has its end.
    Whole,
    /// It holds, and stops before the end of its game.
    Unfinished,
    /// It does not hold: `event N: reason`.
    Faulty(String),
}

/// Checks the records in `files`, each of one of `games`; `-` is the standard input. Prints to `out`
/// `FILE:LINE: event N: reason` for each that is not valid, `FILE:LINE: unfinished` for each that stops before the end
/// of its game, `FILE:LINE: note: event N: …` for each whose seed deals another game, which is no fault, and for each
/// file how many records hold. The exit code is 1 if a record is not valid, 2 if a file cannot be read.
///
/// # Errors
/// Writing to `out` fails.
pub fn check(games: &[Headless], files: &[PathBuf], out: &mut dyn Write) -> io::Result<ExitCode> {
    read_files(files, |name, bytes| check_one(games, name, bytes, out))
}

/// What one record is worth. One whose format is unknown goes to the first game, whose reader says what is missing.
fn state(games: &[Headless], record: &[u8]) -> RecordState {
    let Some(game) = Headless::that_wrote(record, games) else {
        return RecordState::Faulty("there are no games".to_owned());
    };
    match (game.check)(record) {
        Err(why) => RecordState::Faulty(why),
        Ok(()) if (game.has_end)(record) => RecordState::Whole,
        Ok(()) => RecordState::Unfinished,
    }
}

/// Every record of a file, whatever its bytes, in the order of its lines; one that is at fault for a file without any.
fn checked(games: &[Headless], bytes: &[u8]) -> Vec<Checked> {
    let mut records = records(games, bytes);
    if records.is_empty() {
        records.push((1, Vec::new()));
    }
    let checked = records.into_iter().map(|(line, lines)| {
        let record = lines.join(&b'\n');
        Checked {
            line,
            state: state(games, &record),
            record,
        }
    });
    checked.collect()
}

/// What is wrong with a file of records, whatever its bytes, in the order of its lines: each as
/// `LINE: event N: reason`, with the line where the record begins. Nothing if all records hold; a file without any is
/// at fault.
#[must_use]
pub fn faults(games: &[Headless], bytes: &[u8]) -> Vec<String> {
    let faults = checked(games, bytes).into_iter();
    let faults = faults.filter_map(|Checked { line, state, .. }| match state {
        RecordState::Faulty(why) => Some(format!("{line}: {why}")),
        RecordState::Whole | RecordState::Unfinished => None,
    });
    faults.collect()
}

fn check_one(games: &[Headless], file: &str, bytes: &[u8], out: &mut dyn Write) -> io::Result<u8> {
    let (mut whole, mut unfinished, mut faulty) = (0_usize, 0_usize, 0_usize);
    for checked in checked(games, bytes) {
        let Checked {
            line,
            record,
            state,
        } = checked;
        // Whether the seed deals the game takes as long again as the check: it is asked only of what holds.
        if !matches!(state, RecordState::Faulty(_)) {
            let game = Headless::that_wrote(&record, games);
            if let Some(n) = game.and_then(|game| (game.other_deal)(&record)) {
                writeln!(out, "{file}:{line}: note: event {n}: {OTHER_DEAL}")?;
            }
        }
        match state {
            RecordState::Whole => whole += 1,
            RecordState::Unfinished => {
                unfinished += 1;
                writeln!(out, "{file}:{line}: unfinished")?;
            }
            RecordState::Faulty(why) => {
                faulty += 1;
                writeln!(out, "{file}:{line}: {why}")?;
            }
        }
    }
    // What is at fault has been said; how many hold is of interest beside that where some are unfinished.
    if faulty == 0 || unfinished > 0 {
        writeln!(out, "{file}: {}", summary(whole, unfinished, faulty))?;
    }
    Ok(u8::from(faulty > 0))
}

/// How many records of a file hold: `3 records hold`, `2 of 3 records hold: 1 whole, 1 unfinished`.
fn summary(whole: usize, unfinished: usize, faulty: usize) -> String {
    let hold = whole + unfinished;
    let all = hold + faulty;
    let mut said = match (hold, faulty) {
        (0, _) => "no record holds".to_owned(),
        (1, 0) => "1 record holds".to_owned(),
        (_, 0) => format!("{hold} records hold"),
        (1, _) => format!("1 of {all} records holds"),
        _ => format!("{hold} of {all} records hold"),
    };
    if unfinished > 0 {
        said += &format!(": {whole} whole, {unfinished} unfinished");
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_says_how_many_hold_and_how_many_are_unfinished() {
        for (counts, said) in [
            ((3, 0, 0), "3 records hold"),
            ((1, 0, 0), "1 record holds"),
            ((0, 1, 0), "1 record holds: 0 whole, 1 unfinished"),
            ((2, 1, 0), "3 records hold: 2 whole, 1 unfinished"),
            ((2, 0, 1), "2 of 3 records hold"),
            ((0, 1, 1), "1 of 2 records holds: 0 whole, 1 unfinished"),
            ((0, 0, 2), "no record holds"),
        ] {
            let (whole, unfinished, faulty) = counts;
            assert_eq!(summary(whole, unfinished, faulty), said);
        }
    }
}
