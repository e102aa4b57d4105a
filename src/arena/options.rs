//! The options that the arenas of all games have. A game puts its own between these groups, in the order of its help.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory};

use super::in_order::{at_least_one, threads};
use kit_rules::seed::Seed;

/// Which deals are played.
#[derive(Debug, Args)]
pub struct DealOptions {
    /// How many games; with --paired, how many deals [default: 1000]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub games: Option<u64>,
    /// The seed of all deals and of the bots
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub seed: Seed,
}

/// How they are played, and what is kept of them.
#[derive(Debug, Args)]
pub struct PlayOptions {
    /// Play each deal twice, the second time with the bots' camps exchanged
    #[arg(long)]
    pub paired: bool,
    /// How many games are played at the same time; the results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub threads: Option<u64>,
    /// Write the record of every game to FILE, one a line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Print the score also with the luck taken out, which needs fewer games; the games are the same
    #[arg(long)]
    pub adjusted: bool,
}

impl PlayOptions {
    /// How many threads play: at most 256.
    #[must_use]
    pub fn threads(&self) -> usize {
        threads(self.threads)
    }
}

/// What is printed, and of which game. `--check`, `--encode`, `--decode`, `--statistics`, `--csv`, `--review` and
/// `--game` are obeyed before a game's arena is chosen; they are here for its help.
#[derive(Debug, Args)]
pub struct OutputOptions {
    /// Print the results also as one line of JSON
    #[arg(long)]
    pub json: bool,
    /// Check the records in these files, of any game, folded or unfolded, instead of playing; - is the standard
    /// input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub check: Vec<PathBuf>,
    /// Print the records in these files, of any game, as codes, one a line; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub encode: Vec<PathBuf>,
    /// Print the records that these codes tell, one a line; - are the codes on the standard input, one a line
    #[arg(long, value_name = "CODE", num_args = 1.., exclusive = true)]
    pub decode: Vec<String>,
    /// Print how the games in these files went, of any game, counted by opponent, variant, seats and month; - is the
    /// standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub statistics: Vec<PathBuf>,
    /// Print a table of the games in these files, of any game, one a line, as CSV; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub csv: Vec<PathBuf>,
    /// Print the reviews of the games in these files, of any game, as JSON, one a line; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub review: Vec<PathBuf>,
    /// The game to play
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
}

/// Ends the program as clap does for bad arguments of the command line `O`: with a sentence and exit code 2.
pub fn refuse<O: CommandFactory>(reason: &impl ToString) -> ! {
    O::command()
        .error(ErrorKind::ValueValidation, reason.to_string())
        .exit()
}
