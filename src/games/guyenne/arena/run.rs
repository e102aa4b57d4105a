//! Runs Guyenne's arena: plays series of games and prints the results, or runs one of the measurements.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use super::games::{self, Collected};
use super::options::{ArenaOptions, Series, refuse};
use super::tally::Tally;
use super::{blunders, exploit, ladder, proof, strength};
use crate::arena::{RecordsFile, bar};

/// Runs the arena with the command line `arguments`, the program's name first. Bad arguments end the program with a
/// sentence and exit code 2.
///
/// # Errors
/// Writing to `out` or to a file of records fails.
pub fn run(arguments: &[OsString], mut out: &mut dyn Write) -> io::Result<ExitCode> {
    run_options(&ArenaOptions::parse_from(arguments), &mut out)
}

/// Runs what the options say.
fn run_options(options: &ArenaOptions, out: &mut impl Write) -> io::Result<ExitCode> {
    let measures = &options.measures;
    if let Some(chain) = &measures.ladder {
        return ladder::climb(options, chain, out);
    }
    if let Some(file) = &measures.strength {
        return strength::REPORT.write(file, options.games, options.seed.0, out, &mut run);
    }
    if !measures.blunders.is_empty() {
        return blunders::measure(options, out);
    }
    if !measures.exploit.is_empty() {
        let seeds = u32::try_from(measures.seeds.unwrap_or(100)).unwrap_or(u32::MAX);
        return exploit::exploit(&measures.exploit, seeds, options.threads(), out)
            .map(|()| ExitCode::SUCCESS);
    }
    if let Some(particles) = measures.prove_blunders {
        return proof::prove(options, particles, out);
    }
    play(options, out)
}

/// Plays the series and prints their results.
fn play(options: &ArenaOptions, out: &mut impl Write) -> io::Result<ExitCode> {
    let all = options.series();
    let mut records =
        RecordsFile::create(options.records.as_deref()).unwrap_or_else(|problem| refuse(&problem));
    let collected = Collected {
        records: records.is_kept(),
        facts: options.measures.balance,
    };
    let bar = bar(all.iter().map(Series::games).sum(), "games");
    for (n, series) in all.into_iter().enumerate() {
        let start = Instant::now();
        let mut tally = Tally::new(series);
        games::play(&series, options.threads(), collected, |played| {
            let played = played.map_err(io::Error::other)?;
            tally.add(&played);
            if let Some(record) = &played.record {
                records.add(record)?;
            }
            bar.inc(1);
            Ok::<_, io::Error>(())
        })?;
        tally.time = start.elapsed();
        let between = if n > 0 { "\n" } else { "" };
        bar.suspend(|| write!(out, "{between}{tally}"))?;
        if options.json {
            let json = tally.json()?;
            bar.suspend(|| writeln!(out, "{json}"))?;
        }
    }
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}
