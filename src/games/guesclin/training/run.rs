//! Runs the training: games of bots against themselves, and a net fitted to them for each scenario.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use super::fit::{epoch, fresh, loss, samples};
use super::luck_table::luck_table;
use guesclin_ai as ai;
use guesclin_ai::{Net, self_play};
use guesclin_rules::Scenario;
use kit_ai::adam::Adam;
use kit_rules::seed::{Seed, following};

/// Fits the values of boards of Guesclin ! to games of its bots
#[derive(Debug, Parser)]
#[command(name = "train", bin_name = "cargo train --")]
struct TrainOptions {
    /// The game whose bots are trained
    #[arg(long, value_name = "GAME", default_value = "guesclin")]
    game: String,
    /// How many games of each scenario are played
    #[arg(long, value_name = "N", default_value = "8000", value_parser = clap::value_parser!(u64).range(10..))]
    games: u64,
    /// How often the fit goes through all games
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// The seed of all games
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// The file that the nets are written to
    #[arg(
        long,
        value_name = "FILE",
        default_value = "assets/ai/guesclin/values.bin"
    )]
    to: PathBuf,
    /// Writes the table of how lucky captains were in so many games of each scenario to this file, and trains nothing
    #[arg(long, value_name = "FILE")]
    luck: Option<PathBuf>,
}

/// Trains with the command line `arguments`, the program's name first. Bad arguments end the program with a sentence
/// and exit code 2.
///
/// # Errors
/// The file cannot be written, or writing to `out` fails.
pub fn run(arguments: &[OsString], out: &mut dyn Write) -> io::Result<ExitCode> {
    let options = TrainOptions::parse_from(arguments);
    let all = Scenario::all().map_err(|fault| io::Error::other(fault.to_string()))?;
    if let Some(to) = &options.luck {
        let table = luck_table(all, options.games, options.seed).map_err(io::Error::other)?;
        fs::write(to, serde_json::to_string(&table)? + "\n")?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut nets = Vec::new();
    for scenario in all {
        nets.push(learn(&options, scenario, out)?);
    }
    let nets = <[Net; ai::SCENARIOS]>::try_from(nets)
        .map_err(|_| io::Error::other("there is not a net for each scenario"))?;
    let wrong = |problem| io::Error::other(format!("{}: {problem}", options.to.display()));
    fs::write(&options.to, ai::write(&nets)).map_err(wrong)?;
    Ok(ExitCode::SUCCESS)
}

/// The net of a scenario; one game in ten is kept aside, and the net that guesses those best is taken.
fn learn(
    options: &TrainOptions,
    scenario: &'static Scenario,
    out: &mut dyn Write,
) -> io::Result<Net> {
    let seed = following(options.seed, u64::from(scenario.n));
    let games: Vec<_> = (0..options.games)
        .map(|n| self_play(scenario, following(seed, n)))
        .collect();
    let (apart, rest) = games.split_at(games.len() / 10);
    let (apart, mut all) = (samples(apart), samples(rest));
    let inputs = all.first().map_or(0, |(board, _)| board.len());
    let mut rng = Pcg32::seed_from_u64(seed.0);
    let mut net = fresh(inputs, &mut rng);
    let mut adam = Adam::new(net.weights().count());
    let mut best = (f32::MAX, net.clone());
    for n in 0..options.epochs {
        let ease = (1.0 - n as f32 / options.epochs as f32).max(0.03);
        epoch(&mut adam, &mut net, &mut all, ease, &mut rng);
        let error = loss(&net, &apart);
        if error < best.0 {
            best = (error, net.clone());
        }
    }
    writeln!(
        out,
        "scenario {}: {} boards of {} numbers, cross entropy {:.4}",
        scenario.n,
        all.len() + apart.len(),
        inputs,
        best.0
    )?;
    Ok(best.1)
}
