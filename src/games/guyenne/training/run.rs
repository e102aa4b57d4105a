//! Runs the training: batches of games, optimizer steps, and every 250 batches the nets are saved and evaluated.

#![expect(clippy::disallowed_methods, reason = "it works on every core")]

use core::ops::Range;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, thread};

use clap::Parser;
use guyenne_ai::nets::PARTICLE;
use guyenne_ai::nets::{Blueprint, Features};
use guyenne_rules::seat::ByCamp;
use guyenne_rules::{Edition, Level, RulesConfig};
use kit_ai::adam::Adam;
use kit_rules::seed::{Seed, following};

use super::batch::{Batch, BatchConfig, evaluate};
use super::fit::{descend, fresh};
use super::luck_table::luck_table;

/// Trains the bots' nets by self-play
#[derive(Debug, Parser)]
#[command(name = "train", bin_name = "cargo train --")]
struct TrainOptions {
    /// The game whose bots are trained
    #[arg(long, value_name = "GAME", default_value = "guyenne")]
    game: String,
    /// How many batches
    #[arg(long, value_name = "N", default_value = "20000")]
    batches: u32,
    /// How many games a batch has
    #[arg(long, default_value = "192", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of all games; the first weights have seeds of their own
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// The learning rate at first; a twentieth of it at the end
    #[arg(long, default_value = "0.002")]
    rate: f32,
    /// The weight of the entropy bonus at first
    #[arg(long, value_name = "WEIGHT", default_value = "0.02")]
    entropy: f32,
    /// The weight of the entropy bonus at the end
    #[arg(long, value_name = "WEIGHT", default_value = "0.003")]
    last_entropy: f32,
    /// One game in so many is played against greedy; 0 for none
    #[arg(long, default_value = "6")]
    greedy: u64,
    /// How many threads play; it changes the results only by rounding
    #[arg(long, default_value = "2", value_parser = clap::value_parser!(u64).range(1..))]
    threads: u64,
    /// Start from the nets in FILE
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The file that the nets are written to
    #[arg(
        long,
        value_name = "FILE",
        default_value = "assets/ai/guyenne/blueprint.bin"
    )]
    to: PathBuf,
    /// Instead of training, writes the table of the luck of so many games of knights for each variant to
    /// assets/ai/guyenne/luck.json
    #[arg(long, value_name = "GAMES")]
    luck: Option<u64>,
}

/// Where the table of luck lies.
const LUCK: &str = "assets/ai/guyenne/luck.json";

/// Trains with the command line `arguments`, the program's name first. Bad arguments end the program with a sentence
/// and exit code 2.
///
/// # Errors
/// A file cannot be read or written, or writing to `out` fails.
pub fn run(arguments: &[OsString], out: &mut dyn Write) -> io::Result<ExitCode> {
    let options = TrainOptions::parse_from(arguments);
    let done = match options.luck {
        Some(games) => write_luck(games),
        None => learn(&options, out),
    };
    done.map(|()| ExitCode::SUCCESS).map_err(io::Error::other)
}

fn write_luck(games: u64) -> Result<(), String> {
    let table = luck_table(games)?;
    let text = serde_json::to_string(&table).map_err(|error| error.to_string())?;
    fs::write(LUCK, text + "\n").map_err(|error| format!("{LUCK}: {error}"))
}

fn learn(options: &TrainOptions, out: &mut dyn Write) -> Result<(), String> {
    let mut nets = match &options.from {
        Some(path) => {
            let bytes = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
            Blueprint::read(&bytes).ok_or_else(|| format!("{}: no nets", path.display()))?
        }
        None => Blueprint {
            policy: fresh(Features::ALL, 11),
            value: fresh(PARTICLE, 12),
        },
    };
    let mut policy = Adam::new(nets.policy.weights().count());
    let mut value = Adam::new(nets.value.weights().count());
    let mut advantage_std = 0.3;
    for n in 0..options.batches {
        let done = n as f32 / options.batches as f32;
        let ease = 0.5 + 0.5 * (done * core::f32::consts::PI).cos();
        let batch_config = BatchConfig {
            entropy: options.last_entropy + (options.entropy - options.last_entropy) * ease,
            advantage_std,
            greedy: options.greedy,
            seed: following(options.seed, u64::from(n)),
            nets: &nets,
        };
        let batch = thread::scope(|scope| {
            let batch_config = &batch_config;
            let workers: Vec<_> = shares(options.games, options.threads)
                .map(|games| scope.spawn(move || batch_config.learn(games)))
                .collect();
            let mut whole: Option<Batch> = None;
            for worker in workers {
                let part = worker.join().map_err(|_| "a game broke off".to_owned())?;
                match &mut whole {
                    Some(whole) => whole.add(&part),
                    None => whole = Some(part),
                }
            }
            whole.ok_or_else(|| "no thread".to_owned())
        })?;
        let rate = options.rate * (0.05 + 0.95 * ease);
        let samples = batch.decisions;
        descend(&mut policy, &mut nets.policy, &batch.policy, samples, rate);
        descend(&mut value, &mut nets.value, &batch.value, samples, rate);
        advantage_std = 0.95 * advantage_std + 0.05 * batch.advantage_std();
        if n % 250 == 249 || n + 1 == options.batches {
            fs::write(&options.to, nets.write())
                .map_err(|e| format!("{}: {e}", options.to.display()))?;
            let saved = Blueprint::read(&nets.write()).ok_or("unreadable")?;
            writeln!(
                out,
                "{:6}  entropy {:.3}  value MSE {:.4}  advantage std {:.3}  base {:.3}  expert {:.3}  2021 {:.3}  2v2 {:.3}",
                n + 1,
                batch.entropy(),
                batch.value_error(),
                advantage_std,
                evaluate(&saved, config(0, 1), 400),
                evaluate(&saved, config(2, 1), 400),
                evaluate(&saved, config(3, 1), 200),
                evaluate(&saved, config(0, 2), 200),
            )
            .map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

/// The numbers of the games that each thread plays: together every game once, and no thread without a game.
fn shares(games: u64, threads: u64) -> impl Iterator<Item = Range<u64>> {
    let threads = threads.clamp(1, games.max(1));
    let (share, over) = (games / threads, games % threads);
    // The first threads get one game more if they cannot have equally many.
    let start = move |at: u64| at * share + at.min(over);
    (0..threads).map(move |at| start(at)..start(at + 1))
}

/// The rules of a class: base, advanced, expert, 2021; camps of `players`.
pub(super) fn config(level: usize, players: u8) -> RulesConfig {
    let (edition, level) = [
        (Edition::V2022, Level::Base),
        (Edition::V2022, Level::Advanced),
        (Edition::V2022, Level::Expert),
        (Edition::V2021, Level::Base),
    ][level];
    RulesConfig {
        edition,
        level,
        teams: ByCamp::new(players, players),
        ..RulesConfig::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_once_and_every_thread_plays() {
        for games in 1..40 {
            for threads in 0..20 {
                let all: Vec<_> = shares(games, threads).collect();
                assert!(all.iter().all(|share| !share.is_empty()), "{all:?}");
                assert!(all.len() as u64 <= threads.max(1));
                let lengths = all.iter().map(|share| share.end - share.start);
                assert!(lengths.clone().max() <= lengths.min().map(|least| least + 1));
                let played: Vec<u64> = all.into_iter().flatten().collect();
                assert_eq!(played, (0..games).collect::<Vec<_>>(), "{threads} threads");
            }
        }
    }
}
