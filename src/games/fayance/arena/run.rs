//! Runs the arena of Le Trône de Fayance: plays a series of games and prints the results, or measures what best answers
//! gain.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use super::options::ArenaOptions;
use super::results::Results;
use super::{exploit, games, luck_table, respond, strength};
use kit_arena::{SeriesRunner, refuse};
use kit_rules::seed::Seed;

/// Runs the arena with the command line `arguments`, the program's name first. Bad arguments end the program with a
/// sentence and exit code 2.
///
/// # Errors
/// A bot's fault, or writing to `out` or to a file of records fails.
pub fn run(arguments: &[OsString], mut out: &mut dyn Write) -> io::Result<ExitCode> {
    let options = ArenaOptions::parse_from(arguments);
    if let Some(path) = &options.strength {
        return strength::REPORT.write(path, &options.deals, out, &mut run);
    }
    if let Some(path) = &options.luck_table {
        luck_table::write(path, &options.deals, options.play.threads(), out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let series = options.series();
    let threads = options.play.threads();
    if options.exploit {
        exploit::measure(&series, options.before - 1, threads, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let learned = options
        .respond
        .map(|games| respond::learn(series.seed, games, threads))
        .transpose()
        .map_err(io::Error::other)?;
    let seated = |name: &str, seed: Seed| respond::player(learned.as_ref(), name, seed);
    let seats: games::Seats = &seated;
    let mut runner = SeriesRunner::new(&options.play, series.games())
        .unwrap_or_else(|problem| refuse::<ArenaOptions>(&problem));
    let recorded = runner.keeps_records();
    let mut results = Results::new(series);
    let play = |n| games::game(&series, n, recorded, seats);
    runner.play(series.games(), play, &mut results)?;
    runner.report(&results, options.output.json, &mut out)?;
    Ok(ExitCode::SUCCESS)
}
