//! The arena's command line for Guesclin !, and the series it describes.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use crate::arena::{self, at_least_one};
use crate::games::guesclin::ai;
use crate::games::guesclin::rules::{ByCamp, Camp};
use crate::rules::seed::{Seed, following};

/// Plays bots of Guesclin ! against each other and writes records, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
pub struct ArenaOptions {
    /// The scenario, 1 to 4, or all of them
    #[arg(long, value_name = "N", default_value = "1", value_parser = scenarios)]
    pub scenario: Scenarios,
    /// How many games of each scenario; with --paired, how many pairs [default: 100]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub games: Option<u64>,
    /// The seed of all dice and of the bots
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub seed: Seed,
    /// The bot of France
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = bot)]
    pub france: &'static str,
    /// The bot of England
    #[arg(long, value_name = "BOT", default_value = "squire", value_parser = bot)]
    pub england: &'static str,
    /// Play each seed twice, the second time with the bots' camps exchanged
    #[arg(long)]
    pub paired: bool,
    /// How many games are played at the same time; the results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub threads: Option<u64>,
    /// Write the record of every game to FILE, one a line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Print the times of whole activations, too
    #[arg(long)]
    pub times: bool,
    /// Instead of a series: run all measurements of the bots' strength and write the results to FILE; takes hours
    /// [--games: games for each pair of bots, default: 400]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "france", "england", "paired", "records", "times", "json"])]
    pub strength: Option<PathBuf>,
    /// Print the results also as one line of JSON
    #[arg(long)]
    pub json: bool,
    /// Check the records in these files, of any game, folded or unfolded, instead of playing; - is the standard
    /// input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub check: Vec<PathBuf>,
    /// The game to play
    #[arg(long, value_name = "GAME", default_value = "guesclin")]
    pub game: String,
}

/// The scenarios of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scenarios {
    first: u8,
    count: u8,
}

impl Scenarios {
    /// Their numbers.
    pub fn list(self) -> impl Iterator<Item = u8> {
        self.first..self.first + self.count
    }
}

fn scenarios(text: &str) -> Result<Scenarios, String> {
    let all = Scenarios { first: 1, count: 4 };
    match text.parse() {
        Ok(first) if all.list().any(|n| n == first) => Ok(Scenarios { first, count: 1 }),
        _ if text == "all" => Ok(all),
        _ => Err("expected 1, 2, 3, 4 or all".to_owned()),
    }
}

/// A series of games.
#[derive(Debug, Clone, Copy)]
pub struct Series {
    /// The scenarios.
    pub scenarios: Scenarios,
    /// The seed of all dice.
    pub seed: Seed,
    /// The bots, by the camp for which each was named.
    pub bots: ByCamp<&'static str>,
    /// How many different seeds there are for each scenario.
    pub deals: u64,
    /// Whether each seed is played twice, the second time with the camps exchanged.
    pub paired: bool,
    /// Whether the times of activations are collected.
    pub times: bool,
}

impl Series {
    /// How many games of each scenario are played.
    pub fn each(&self) -> u64 {
        self.deals.saturating_mul(1 + u64::from(self.paired))
    }

    /// How many games are played.
    pub fn games(&self) -> u64 {
        self.each().saturating_mul(u64::from(self.scenarios.count))
    }

    /// The scenario of the game numbered `n` from 0.
    pub fn scenario(&self, n: u64) -> u8 {
        self.scenarios.first + (n / self.each()) as u8
    }

    /// The seed of the game numbered `n` from 0.
    pub fn deal(&self, n: u64) -> Seed {
        following(self.seed, if self.paired { n / 2 } else { n })
    }

    /// The camp for which the bot of `camp` in the game numbered `n` was named.
    pub fn named(&self, n: u64, camp: Camp) -> Camp {
        if self.paired && n % 2 == 1 {
            camp.other()
        } else {
            camp
        }
    }
}

impl ArenaOptions {
    /// The series to play.
    pub fn series(&self) -> Series {
        Series {
            scenarios: self.scenario,
            seed: self.seed,
            bots: ByCamp::new(self.france, self.england),
            deals: self.games.unwrap_or(100),
            paired: self.paired,
            times: self.times,
        }
    }

    /// How many threads play.
    pub fn threads(&self) -> usize {
        arena::threads(self.threads)
    }
}

/// Ends the program as clap does for bad arguments: with a sentence and exit code 2.
pub fn refuse(reason: &impl ToString) -> ! {
    ArenaOptions::command()
        .error(ErrorKind::ValueValidation, reason.to_string())
        .exit()
}

fn bot(text: &str) -> Result<&'static str, String> {
    let known = ai::bot(text, Seed(0)).map_err(|problem| problem.to_string())?;
    Ok(known.name())
}
