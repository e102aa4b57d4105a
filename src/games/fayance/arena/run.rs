//! Runs the arena of Le Trône de Fayance: plays a series of games and prints the results.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use super::options::{ArenaOptions, refuse};
use super::tally::Tally;
use super::{exploit, games, respond, strength};
use crate::arena::{RecordsFile, bar, in_order};
use crate::rules::seed::Seed;

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
    if options.exploit {
        exploit::measure(&series, options.before - 1, options.threads(), out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let learned = options
        .respond
        .map(|games| respond::learn(series.seed, games, options.threads()))
        .transpose()
        .map_err(io::Error::other)?;
    let seated = |name: &str, seed: Seed| respond::player(learned.as_ref(), name, seed);
    let seats: games::Seats = &seated;
    let mut records =
        RecordsFile::create(options.records.as_deref()).unwrap_or_else(|problem| refuse(&problem));
    let recorded = records.is_kept();
    let bar = bar(series.games(), "games");
    let start = Instant::now();
    let mut tally = Tally::new(series);
    let play = |n| {
        games::game(&series, n, recorded, seats).map_err(|why| format!("game {}: {why}", n + 1))
    };
    in_order(series.games(), options.threads(), play, |played| {
        let played = played.map_err(io::Error::other)?;
        tally.add(&played);
        if let Some(record) = &played.record {
            records.add(record)?;
        }
        bar.inc(1);
        Ok::<_, io::Error>(())
    })?;
    tally.time = start.elapsed();
    bar.finish_and_clear();
    write!(out, "{tally}")?;
    if options.json {
        writeln!(out, "{}", tally.json())?;
    }
    Ok(ExitCode::SUCCESS)
}
