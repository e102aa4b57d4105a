//! The arena's command for Guyenne: plays and says how it went, or measures, also against perfect play.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use super::games::{self, Collected};
use super::options::{ArenaOptions, Series, refuse};
use super::tally::Tally;
use super::{blunders, exploit, ladder, proof};

/// Reads the command line `arguments`, the program's name first, and does what it asks for; bad arguments end the program
/// with a sentence and exit code 2.
///
/// # Errors
/// `out` or a file for records takes no more.
pub fn run(arguments: &[OsString], mut out: &mut dyn Write) -> io::Result<ExitCode> {
    obey(&ArenaOptions::parse_from(arguments), &mut out)
}

/// Does the one thing that was asked for.
fn obey(options: &ArenaOptions, out: &mut impl Write) -> io::Result<ExitCode> {
    let measures = &options.measures;
    if let Some(chain) = &measures.ladder {
        return ladder::climb(options, chain, out);
    }
    if !measures.blunders.is_empty() {
        return blunders::decision(options, out);
    }
    if !measures.exploit.is_empty() {
        let seeds = u32::try_from(measures.seeds.unwrap_or(100)).unwrap_or(u32::MAX);
        return exploit::exploit(&measures.exploit, seeds, options.threads(), out)
            .map(|()| ExitCode::SUCCESS);
    }
    if let Some(worlds) = measures.prove_blunders {
        return proof::prove(options, worlds, out);
    }
    play(options, out)
}

/// Plays the series asked for and says how they went.
fn play(options: &ArenaOptions, out: &mut impl Write) -> io::Result<ExitCode> {
    let all = options.series();
    let path = options.records.as_deref().unwrap_or(Path::new(""));
    let unwritten = |problem: io::Error| {
        // Of another kind than a pipe that nobody reads: records that are lost are a failure.
        io::Error::other(format!("cannot write {}: {problem}", path.display()))
    };
    let mut records = options.records.as_ref().map(|path| {
        let file = File::create(path).unwrap_or_else(|problem| refuse(&unwritten(problem)));
        BufWriter::new(file)
    });
    let kept = Collected {
        records: records.is_some(),
        facts: options.measures.balance,
    };
    let bar = bar(all.iter().map(Series::games).sum(), "games");
    for (n, series) in all.into_iter().enumerate() {
        let start = Instant::now();
        let mut tally = Tally::new(series);
        games::play(&series, options.threads(), kept, |played| {
            let played = played.map_err(io::Error::other)?;
            tally.add(&played);
            if let (Some(file), Some(record)) = (&mut records, &played.record) {
                writeln!(file, "{record}").map_err(unwritten)?;
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
    if let Some(file) = &mut records {
        file.flush().map_err(unwritten)?;
    }
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

/// A progress bar on a terminal, nothing in a pipe.
pub(super) fn bar(count: u64, of: &str) -> ProgressBar {
    if !(io::stdout().is_terminal() && io::stderr().is_terminal()) {
        return ProgressBar::hidden();
    }
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {of}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
