//! Runs the arena of Guesclin !: plays a series of games and prints the results.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use super::options::{ArenaOptions, refuse};
use super::tally::Tally;
use super::{games, strength};
use crate::arena::{bar, in_order};

/// Runs the arena with the command line `arguments`, the program's name first. Bad arguments end the program with a
/// sentence and exit code 2.
///
/// # Errors
/// A bot's fault, or writing to `out` or to a file of records fails.
pub fn run(arguments: &[OsString], out: &mut dyn Write) -> io::Result<ExitCode> {
    let options = ArenaOptions::parse_from(arguments);
    if let Some(path) = &options.strength {
        return strength::REPORT.write(path, options.games, options.seed.0, out, &mut run);
    }
    let series = options.series();
    let path = options.records.as_deref().unwrap_or(Path::new(""));
    let cannot_write = |problem: io::Error| {
        // Not a broken pipe, even if it is one: lost records are a failure.
        io::Error::other(format!("cannot write {}: {problem}", path.display()))
    };
    let mut records = options.records.as_ref().map(|path| {
        let file = File::create(path).unwrap_or_else(|problem| refuse(&cannot_write(problem)));
        BufWriter::new(file)
    });
    let recorded = records.is_some();
    let bar = bar(series.games(), "games");
    let start = Instant::now();
    let mut tally = Tally::new(series);
    let play =
        |n| games::game(&series, n, recorded).map_err(|why| format!("game {}: {why}", n + 1));
    in_order(series.games(), options.threads(), play, |played| {
        let played = played.map_err(io::Error::other)?;
        tally.add(&played);
        if let (Some(file), Some(record)) = (&mut records, &played.record) {
            writeln!(file, "{record}").map_err(cannot_write)?;
        }
        bar.inc(1);
        Ok::<_, io::Error>(())
    })?;
    if let Some(file) = &mut records {
        file.flush().map_err(cannot_write)?;
    }
    tally.time = start.elapsed();
    bar.finish_and_clear();
    write!(out, "{tally}")?;
    if options.json {
        writeln!(out, "{}", tally.json())?;
    }
    Ok(ExitCode::SUCCESS)
}
