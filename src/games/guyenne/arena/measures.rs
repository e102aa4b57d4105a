//! The command line options for measurements: times, balance, presets, ladder, blunders, exploitability.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use guyenne_rules::RulesConfig;
use guyenne_rules::seat::Camp;
use kit_arena::at_least_one;

use super::players;

/// What is measured, and how.
#[derive(Debug, Args)]
pub struct MeasureOptions {
    /// Print how long decisions take: median, 99th percentile and longest, and iterations a second
    #[arg(long)]
    pub times: bool,
    /// Print statistics of the games: castles, heroes, concessions, losses
    #[arg(long)]
    pub balance: bool,
    /// Play a series of every preset: all 16, or the four for two players
    #[arg(long, value_name = "WHICH", num_args = 0..=1, default_missing_value = "all",
        conflicts_with_all = ["edition", "level", "teams"])]
    pub presets: Option<Presets>,
    /// Play these bots, weakest first, each against the next, at base and expert; without names the four difficulties
    /// and two baselines. With --teams the same bot plays in both seats of a shared camp
    #[arg(long, value_name = "BOT,BOT…", num_args = 0..=1, value_delimiter = ',', value_parser = players::name,
        conflicts_with_all = ["edition", "level", "english", "french", "paired", "records", "adjusted",
            "presets", "balance", "blunders", "prove_blunders"])]
    pub ladder: Option<Vec<&'static str>>,
    /// Have these bots decide the positions of the suite of blunders, and print the mistakes they make
    #[arg(long, value_name = "BOT,BOT…", num_args = 1, value_delimiter = ',', value_parser = players::name,
        conflicts_with_all = SERIES)]
    pub blunders: Vec<&'static str>,
    /// How many seeds each bot gets [default: 8 for --blunders, 100 for --exploit]; with --exploit a bot that knows its
    /// policy without search needs one, and the constable takes some minutes a seed
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub seeds: Option<u64>,
    /// Print the exploitability of these bots in little Guyenne: what best responses win against each
    #[arg(long, value_name = "BOT,BOT…", num_args = 1, value_delimiter = ',', value_parser = players::name,
        conflicts_with_all = SERIES)]
    pub exploit: Vec<&'static str>,
    /// Run all measurements of the bots' strength and write the results to FILE; takes hours [--games: deals for each
    /// pair of bots, default: 400]
    #[arg(long, value_name = "FILE", conflicts_with_all = STRENGTH)]
    pub strength: Option<PathBuf>,
    /// A suite of blunders to use instead of tests/data/guyenne/blunders.txt
    #[arg(long, value_name = "FILE")]
    pub suite: Option<PathBuf>,
    /// Play out every move of the suite in N determinized positions, and check that blunders do worse than the best
    /// other move
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true,
        conflicts_with_all = SERIES, conflicts_with = "blunders")]
    pub prove_blunders: Option<u64>,
    /// Use only the blunders of the suite with these letters in their names
    #[arg(
        long,
        value_name = "LETTERS",
        default_value = "",
        hide_default_value = true
    )]
    pub named: String,
}

/// Options that have no effect where no series is played, and are refused there.
const SERIES: [&str; 12] = [
    "games", "edition", "level", "teams", "english", "french", "paired", "records", "adjusted",
    "presets", "times", "balance",
];

/// What `--strength` chooses by itself.
const STRENGTH: [&str; 15] = [
    "edition",
    "level",
    "teams",
    "english",
    "french",
    "paired",
    "records",
    "adjusted",
    "presets",
    "times",
    "balance",
    "ladder",
    "blunders",
    "exploit",
    "prove_blunders",
];

/// Which presets are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Presets {
    /// All sixteen.
    All,
    /// Those of two players.
    Duels,
}

impl Presets {
    /// Their rules configurations.
    pub fn config(self) -> Vec<RulesConfig> {
        let shared = |config: &RulesConfig| Camp::ALL.iter().any(|&camp| config.shared(camp));
        RulesConfig::presets()
            .filter(|config| self == Self::All || !shared(config))
            .collect()
    }
}
