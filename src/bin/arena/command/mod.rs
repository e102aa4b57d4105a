//! The arena's command: plays and says how it went, checks records, or measures bots against perfect play.

mod check;
mod exploit;
mod games;
mod options;
mod tally;

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use options::{Options, Series, refuse};
use tally::Tally;

/// The whole program.
pub fn run() -> ExitCode {
    let options = Options::parse();
    let mut out = io::stdout().lock();
    let done = if !options.check.is_empty() {
        check::check(&options.check, &mut out)
    } else if !options.exploit.is_empty() {
        let seeds = u32::try_from(options.seeds).unwrap_or(u32::MAX);
        exploit::exploit(&options.exploit, seeds, &mut out).map(|()| ExitCode::SUCCESS)
    } else {
        play(&options, &mut out)
    };
    match done {
        Ok(code) => code,
        // Nobody reads on: `cargo arena | head`.
        Err(problem) if problem.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Plays the series asked for and says how it went.
fn play(options: &Options, out: &mut impl Write) -> io::Result<ExitCode> {
    let series = options.series();
    let path = options.records.as_deref().unwrap_or(Path::new(""));
    let unwritten = |problem: io::Error| {
        // Of another kind than a pipe that nobody reads: records that are lost are a failure.
        io::Error::other(format!("cannot write {}: {problem}", path.display()))
    };
    let mut records = options.records.as_ref().map(|path| {
        let file = File::create(path).unwrap_or_else(|problem| refuse(&unwritten(problem)));
        BufWriter::new(file)
    });
    let bar = bar(&series);
    let start = Instant::now();
    let mut tally = Tally::new(series);
    games::play(&series, options.threads(), records.is_some(), |played| {
        let played = played.map_err(io::Error::other)?;
        tally.add(&played);
        if let (Some(file), Some(record)) = (&mut records, &played.record) {
            writeln!(file, "{record}").map_err(unwritten)?;
        }
        bar.inc(1);
        Ok::<_, io::Error>(())
    })?;
    if let Some(file) = &mut records {
        file.flush().map_err(unwritten)?;
    }
    tally.time = start.elapsed();
    bar.finish_and_clear();
    write!(out, "{tally}")?;
    if options.json {
        writeln!(out, "{}", tally.json()?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A progress bar on a terminal, nothing in a pipe.
fn bar(series: &Series) -> ProgressBar {
    if !(io::stdout().is_terminal() && io::stderr().is_terminal()) {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(series.games())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
