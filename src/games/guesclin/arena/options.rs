//! The arena's command line for Guesclin !, and the series it describes.

use std::path::PathBuf;

use clap::Parser;

use guesclin_ai as ai;
use guesclin_rules::ID;
use kit_arena as arena;
use kit_arena::{DealOptions, OutputOptions, PlayOptions};
use kit_rules::seed::Seed;

/// Plays bots of Guesclin ! against each other and writes records, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
#[command(mut_arg("games", |arg| {
    arg.help("How many games of each scenario; with --paired, how many pairs [default: 100]")
}))]
#[command(mut_arg("seed", |arg| arg.help("The seed of all dice and of the bots")))]
#[command(mut_arg("paired", |arg| arg.help("Play each seed twice, the second time with the bots' camps exchanged")))]
#[command(mut_arg("game", |arg| arg.default_value(ID.0)))]
pub struct ArenaOptions {
    /// The scenario, 1 to 4, or all of them
    #[arg(long, value_name = "N", default_value = "1", value_parser = scenarios)]
    pub scenario: Scenarios,
    /// Which seeds are played
    #[command(flatten)]
    pub deals: DealOptions,
    /// The bot of France
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = bot)]
    pub france: &'static str,
    /// The bot of England
    #[arg(long, value_name = "BOT", default_value = "squire", value_parser = bot)]
    pub england: &'static str,
    /// How they are played
    #[command(flatten)]
    pub play: PlayOptions,
    /// Print the times of whole activations, too
    #[arg(long)]
    pub times: bool,
    /// Instead of a series: run all measurements of the bots' strength and write the results to FILE; takes hours
    /// [--games: games for each pair of bots, default: 400]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "france", "england", "paired", "records", "adjusted", "times", "json"])]
    pub strength: Option<PathBuf>,
    /// What is printed
    #[command(flatten)]
    pub output: OutputOptions,
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

    /// How many games are played if there are `each` of each scenario.
    pub fn games(self, each: u64) -> u64 {
        each.saturating_mul(u64::from(self.count))
    }

    /// The scenario of the game numbered `n` from 0 if there are `each` of each.
    pub fn of_game(self, n: u64, each: u64) -> u8 {
        self.first + (n / each) as u8
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

/// A series of games, so many of each scenario.
pub type GuesclinSeries = arena::Series<Scenarios, &'static str>;

impl ArenaOptions {
    /// The series to play.
    pub fn series(&self) -> GuesclinSeries {
        let bots = [self.france, self.england];
        GuesclinSeries {
            times: self.times,
            ..GuesclinSeries::of(self.scenario, bots, &self.deals, 100, &self.play)
        }
    }
}

fn bot(text: &str) -> Result<&'static str, String> {
    let known = ai::bot(text, Seed(0)).map_err(|problem| problem.to_string())?;
    Ok(known.name())
}
