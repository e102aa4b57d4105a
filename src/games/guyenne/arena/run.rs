//! Runs Guyenne's arena: plays series of games and prints the results, or runs one of the measurements.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use super::games::{self, Collected};
use super::options::{ArenaOptions, GuyenneSeries};
use super::results::Results;
use super::{blunders, exploit, ladder, proof, strength};
use kit_arena::{SeriesRunner, refuse};

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
        return strength::REPORT.write(file, &options.deals, out, &mut run);
    }
    if !measures.blunders.is_empty() {
        return blunders::measure(options, out);
    }
    if !measures.exploit.is_empty() {
        let seeds = u32::try_from(measures.seeds.unwrap_or(100)).unwrap_or(u32::MAX);
        return exploit::exploit(&measures.exploit, seeds, options.play.threads(), out)
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
    let games = all.iter().map(GuyenneSeries::games).sum();
    let mut runner = SeriesRunner::new(&options.play, games)
        .unwrap_or_else(|problem| refuse::<ArenaOptions>(&problem));
    let collected = Collected {
        records: runner.keeps_records(),
        facts: options.measures.balance,
    };
    let is_preset = options.measures.presets.is_some();
    for (n, series) in all.into_iter().enumerate() {
        let mut results = Results::new(series, is_preset);
        let play = |n| games::game(&series, n, collected);
        runner.play(series.games(), play, &mut results)?;
        if n > 0 {
            runner.print(out, format_args!("\n"))?;
        }
        runner.report(&results, options.output.json, out)?;
    }
    Ok(ExitCode::SUCCESS)
}
