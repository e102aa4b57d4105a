//! `--review`: the reviews of games that are over, as JSON.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use super::files::read_files;
use crate::app::tools::tell;
use kit_rules::headless::Headless;
use kit_rules::record_lines::records;

/// Prints to `out` the review of each game in `files`, one a line, as [`Review`](kit_rules::review::Review) is written;
/// `-` is the standard input. A game that cannot be reviewed is told to the standard error as `FILE:LINE: reason`, with
/// the line where its record begins, and the rest is printed; the exit code is then 1, or 2 if a file cannot be read.
///
/// # Errors
/// Writing to `out` fails.
pub fn review(games: &[Headless], files: &[PathBuf], out: &mut dyn Write) -> io::Result<ExitCode> {
    read_files(files, |name, bytes| {
        let mut worst = 0;
        let mut records = records(games, bytes);
        if records.is_empty() {
            records.push((1, Vec::new()));
        }
        for (line, lines) in records {
            let record = lines.join(&b'\n');
            match Headless::that_wrote(&record, games).map(|game| review_one(game, &record)) {
                Some(Ok(review)) => writeln!(out, "{review}")?,
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

/// The review of a game as one line.
fn review_one(game: &Headless, record: &[u8]) -> Result<String, String> {
    let id = game.id;
    let start = game
        .review
        .ok_or(format!("games of {id} are not reviewed"))?;
    let mut reviewer = start(record)?;
    while !reviewer.think(u32::MAX) {}
    Ok(reviewer.review()?.text())
}
