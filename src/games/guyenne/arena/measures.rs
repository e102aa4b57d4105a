//! The command line of what is measured beside wins: times, balance, presets, the ladder, blunders.

use std::path::PathBuf;

use crate::games::guyenne::rules::RulesConfig;
use crate::games::guyenne::rules::seat::Camp;
use clap::{Args, ValueEnum};

use super::{options, players};

/// What is measured, and how.
#[derive(Debug, Args)]
pub struct MeasureOptions {
    /// Say how long decisions take: median, 99th percentile and longest, and iterations a second
    #[arg(long)]
    pub times: bool,
    /// Say what the games are made of: castles, heroes, concessions, losses
    #[arg(long)]
    pub balance: bool,
    /// Play a series of every preset: all 16, or the four of two players
    #[arg(long, value_name = "WHICH", num_args = 0..=1, default_missing_value = "all",
        conflicts_with_all = ["edition", "level", "teams"])]
    pub presets: Option<Presets>,
    /// Play these bots, weakest first, each against the next, at base and expert; without names the game's own ladder
    #[arg(long, value_name = "BOT,BOT…", num_args = 0..=1, value_delimiter = ',', value_parser = players::name,
        conflicts_with_all = ["edition", "level", "teams", "english", "french", "paired", "records", "presets",
            "balance", "blunders", "prove_blunders"])]
    pub ladder: Option<Vec<&'static str>>,
    /// Ask these bots the positions of the suite of blunders, and say which they fall for
    #[arg(long, value_name = "BOT,BOT…", num_args = 1, value_delimiter = ',', value_parser = players::name,
        conflicts_with_all = SERIES)]
    pub blunders: Vec<&'static str>,
    /// How many seeds each bot is asked with: 8 for --blunders, 100 for --exploit (where bots that know their own mix without
    /// thinking are asked for it once, and the constable takes some minutes a seed)
    #[arg(long, value_name = "N", value_parser = options::at_least_one, allow_negative_numbers = true)]
    pub seeds: Option<u64>,
    /// Measure these bots on little Guyenne: what perfect opponents win against each
    #[arg(long, value_name = "BOT,BOT…", num_args = 1, value_delimiter = ',', value_parser = players::name,
        conflicts_with_all = SERIES)]
    pub exploit: Vec<&'static str>,
    /// Measure all that is said about the bots' strength, and write it to FILE (hours; --games N says how many deals a pair of
    /// bots plays, 400 if nothing is said)
    #[arg(long, value_name = "FILE", conflicts_with_all = STRENGTH)]
    pub strength: Option<PathBuf>,
    /// A suite of one's own instead of the one in tests/data/guyenne/blunders.txt
    #[arg(long, value_name = "FILE")]
    pub suite: Option<PathBuf>,
    /// Play every move of the suite out in N imagined worlds, and say whether blunders do worse than the best sound move
    #[arg(long, value_name = "N", value_parser = options::at_least_one, allow_negative_numbers = true,
        conflicts_with_all = SERIES, conflicts_with = "blunders")]
    pub prove_blunders: Option<u64>,
    /// Of the suite, only the puzzles with these letters in their names
    #[arg(
        long,
        value_name = "LETTERS",
        default_value = "",
        hide_default_value = true
    )]
    pub named: String,
}

/// What makes no sense where no series is played.
const SERIES: [&str; 11] = [
    "games", "edition", "level", "teams", "english", "french", "paired", "records", "presets",
    "times", "balance",
];

/// What `--strength` chooses by itself.
const STRENGTH: [&str; 14] = [
    "edition",
    "level",
    "teams",
    "english",
    "french",
    "paired",
    "records",
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
    /// Their terms.
    pub fn config(self) -> Vec<RulesConfig> {
        let shared = |config: &RulesConfig| Camp::ALL.iter().any(|&camp| config.shared(camp));
        RulesConfig::presets()
            .filter(|config| self == Self::All || !shared(config))
            .collect()
    }
}
