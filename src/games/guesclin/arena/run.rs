//! Runs the arena of Guesclin !: plays a series of games and prints the results.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use super::options::ArenaOptions;
use super::results::Results;
use super::{games, strength};
use kit_arena::{SeriesRunner, refuse};

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
    let series = options.series();
    let games = series.rules.games(series.games());
    let mut runner = SeriesRunner::new(&options.play, games)
        .unwrap_or_else(|problem| refuse::<ArenaOptions>(&problem));
    let recorded = runner.keeps_records();
    let mut results = Results::new(series);
    runner.play(games, |n| games::game(&series, n, recorded), &mut results)?;
    runner.report(&results, options.output.json, &mut out)?;
    Ok(ExitCode::SUCCESS)
}
