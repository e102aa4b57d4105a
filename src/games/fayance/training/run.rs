//! Runs the training: states of games, their chances from the last layer to the first, and a net fitted to each layer.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use super::fit::{NetFit, Sample, error, fresh};
use fayance_ai as ai;
use fayance_ai::{AfterCapture, LAYERS, Net, SelfPlay, SelfPlayer};
use fayance_rules::{Position, RulesConfig, Setup};
use kit_arena::{at_least_one, bar, in_order, threads};
use kit_rules::seed::{Seed, following};

/// How many states are taken from each solution.
const OF_EACH: usize = 50;

/// Fits the values of captures of Le Trône de Fayance, backwards from the exact solutions after the sixth capture
#[derive(Debug, Parser)]
#[command(name = "train", bin_name = "cargo train --")]
struct TrainOptions {
    /// The game whose bots are trained
    #[arg(long, value_name = "GAME", default_value = "fayance")]
    game: String,
    /// How many games are played, of which the states after each capture are valued
    #[arg(long, value_name = "N", default_value = "24000", value_parser = clap::value_parser!(u64).range(100..))]
    games: u64,
    /// How many of them are solved from the sixth territory on
    #[arg(long, value_name = "N", default_value = "2000", value_parser = clap::value_parser!(u64).range(10..))]
    solved: u64,
    /// How often the fit goes through all of them
    #[arg(long, value_name = "N", default_value = "30", value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// The seed of all games
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many states are valued at the same time; the results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    threads: Option<u64>,
    /// The file that the nets are written to
    #[arg(
        long,
        value_name = "FILE",
        default_value = "assets/ai/fayance/values.bin"
    )]
    to: PathBuf,
}

/// Trains with the command line `arguments`, the program's name first. Bad arguments end the program with a sentence
/// and exit code 2.
///
/// # Errors
/// The file cannot be written, or writing to `out` fails.
pub fn run(arguments: &[OsString], out: &mut dyn Write) -> io::Result<ExitCode> {
    let options = TrainOptions::parse_from(arguments);
    let games = played(&options)?;
    let mut nets = [(); LAYERS].map(|()| Net::zero());
    for layer in (0..LAYERS).rev() {
        let samples = if layer + 1 == LAYERS {
            solved(&options, &games)?
        } else {
            valued(&options, &nets, &games, layer)?
        };
        let states = samples.len();
        let (net, error) = learn(&options, nets.get(layer + 1), samples);
        nets[layer] = net;
        writeln!(
            out,
            "after {} captures: {states} states, error {:.2} %",
            layer + 1,
            100.0 * error.sqrt()
        )?;
        let wrong = |problem| io::Error::other(format!("{}: {problem}", options.to.display()));
        fs::write(&options.to, ai::write(&nets)).map_err(wrong)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Numbers from 0 to `count`, each made something of; several at the same time.
fn each<T: Send>(
    options: &TrainOptions,
    count: u64,
    of: &str,
    make: impl Fn(u64) -> T + Sync,
) -> io::Result<Vec<T>> {
    let bar = bar(count, of);
    let mut all = Vec::new();
    in_order(count, threads(options.threads), make, |made| {
        bar.inc(1);
        all.push(made);
        Ok::<_, io::Error>(())
    })?;
    bar.finish_and_clear();
    Ok(all)
}

fn dice(options: &TrainOptions, layer: usize, n: u64) -> Pcg32 {
    Pcg32::seed_from_u64(following(following(options.seed, layer as u64), n).0)
}

fn played(options: &TrainOptions) -> io::Result<Vec<SelfPlay>> {
    let play = |n| self_play(following(options.seed, n));
    each(options, options.games, "games", play)
}

/// Plays a game up to the sixth territory.
fn self_play(seed: Seed) -> SelfPlay {
    let mut player = SelfPlayer::new(seed);
    let position = Position::new(Setup::of_seed(RulesConfig::default(), seed));
    let Ok(mut position) = position else {
        return player.game;
    };
    while let Some(&side) = position.to_move().first() {
        let m = player.choose(&position.view(Some(side)));
        if m.is_none_or(|m| position.play(side, m).is_err()) {
            break;
        }
    }
    player.game
}

/// States after the sixth capture with their exact chances.
fn solved(options: &TrainOptions, games: &[SelfPlay]) -> io::Result<Vec<Sample>> {
    let solve = |n: u64| {
        let states = games[n as usize].solved(OF_EACH, &mut dice(options, LAYERS, n));
        let samples = states.into_iter();
        samples
            .map(|(state, chance)| (state, chance as f32))
            .collect()
    };
    let most = games.len() as u64;
    let samples: Vec<Vec<Sample>> = each(options, options.solved.min(most), "solutions", solve)?;
    Ok(samples.into_iter().flatten().collect())
}

/// States of a layer with their chances by the net of the next one. Large refills take long and are rare among leaves
/// that matter: of those of two cards one in four is looked at, of those of three one in sixteen.
fn valued(
    options: &TrainOptions,
    nets: &[Net; LAYERS],
    games: &[SelfPlay],
    layer: usize,
) -> io::Result<Vec<Sample>> {
    let states = games.iter().filter_map(|game| game.states.get(layer));
    let states: Vec<AfterCapture> = states
        .enumerate()
        .filter(|(n, state)| n % (1 << (2 * (state.refill() - 1))) == 0)
        .map(|(_, &state)| state)
        .collect();
    let value = |n: u64| {
        let state = states[n as usize];
        let chance = state.chance(nets, &mut dice(options, layer, n));
        (state, chance as f32)
    };
    each(options, states.len() as u64, "chances", value)
}

/// The net of a layer, which begins as that of the next layer, and the mean square of its errors on one sample in
/// twenty, which is kept aside.
fn learn(options: &TrainOptions, later: Option<&Net>, mut all: Vec<Sample>) -> (Net, f32) {
    let apart = all.split_off(all.len() - all.len() / 20);
    let mut rng = Pcg32::seed_from_u64(options.seed.0);
    let mut net = later.map_or_else(|| fresh(&mut rng), Net::clone);
    let mut fit = NetFit::new();
    for n in 0..options.epochs {
        let ease = |n: u32| {
            let left = 1.0 - n as f32 / options.epochs as f32;
            (left * left).max(0.01)
        };
        fit.epoch(&mut net, &mut all, [ease(n), ease(n + 1)], &mut rng);
    }
    let error = error(&net, &apart);
    (net, error)
}
