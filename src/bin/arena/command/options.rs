//! The arena's command line, and what it asks for once it makes sense.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use guyenne::ai::bot;
use guyenne::rules::guyenne::{Edition, Level, Setup, Terms};
use guyenne::rules::seat::ByCamp;
use guyenne::rules::seed::{Seed, following};

/// Bots play bots by the whole rules; records are written and checked.
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
pub struct Options {
    /// How many games; with --paired, how many deals
    #[arg(long, value_name = "N", default_value = "1000", value_parser = at_least_one,
        allow_negative_numbers = true)]
    pub games: u64,
    /// What decides every deal and the bots' luck
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub seed: Seed,
    /// Printed rules: 2022 or 2021
    #[arg(long, default_value = "2022")]
    pub edition: Edition,
    /// base, advanced or expert (2021: base)
    #[arg(long, default_value = "base")]
    pub level: Level,
    /// Players in the English and the French camp: 1v1, 2v1, 1v2 or 2v2
    #[arg(long, value_name = "EvF", default_value = "1v1", value_parser = teams)]
    pub teams: ByCamp<u8>,
    /// Who plays the English camp, both its seats if it has two
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = bot_name)]
    pub english: &'static str,
    /// Who plays the French camp
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = bot_name)]
    pub french: &'static str,
    /// Play each deal twice, the second time with the bots' camps exchanged
    #[arg(long)]
    pub paired: bool,
    /// How many games are played at a time; the results do not depend on it [default: one a core]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub threads: Option<u64>,
    /// Write every game's record to FILE, one a line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// End with the results as one line of JSON
    #[arg(long)]
    pub json: bool,
    /// Check the records in these files instead of playing
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub check: Vec<PathBuf>,
    /// Measure these bots on little Guyenne instead: what perfect opponents win against each
    #[arg(long, value_name = "BOT", num_args = 1.., value_delimiter = ',', value_parser = bot_name)]
    pub exploit: Vec<&'static str>,
    /// With --exploit: with how many seeds a bot is asked for each decision, unless it knows its own mix
    #[arg(long, value_name = "N", default_value = "100", value_parser = at_least_one,
        allow_negative_numbers = true)]
    pub seeds: u64,
}

/// A series of games that can be played.
#[derive(Debug, Clone, Copy)]
pub struct Series {
    /// The rules and teams of every game.
    pub terms: Terms,
    /// What decides the deals.
    pub seed: Seed,
    /// The bots as named for the camps.
    pub bots: ByCamp<&'static str>,
    /// How many different deals.
    pub deals: u64,
    /// Whether each deal is played twice, the second time with the camps exchanged.
    pub paired: bool,
}

impl Series {
    /// How many games are played.
    pub fn games(&self) -> u64 {
        self.deals.saturating_mul(1 + u64::from(self.paired))
    }

    /// What the game numbered `n` from 0 is, and whether the bots' camps are exchanged in it.
    pub fn game(&self, n: u64) -> (Setup, bool) {
        let (deal, exchanged) = if self.paired {
            (n / 2, n % 2 == 1)
        } else {
            (n, false)
        };
        let setup = Setup {
            terms: self.terms,
            seed: following(self.seed, deal),
        };
        (setup, exchanged)
    }
}

impl Options {
    /// The series asked for, or a refusal that ends the program.
    pub fn series(&self) -> Series {
        let terms = Terms {
            edition: self.edition,
            level: self.level,
            teams: self.teams,
            ..Terms::default()
        };
        match terms.validate() {
            Ok(terms) => Series {
                terms,
                seed: self.seed,
                bots: ByCamp::new(self.english, self.french),
                deals: self.games,
                paired: self.paired,
            },
            Err(e) => refuse(&e),
        }
    }

    /// How many threads play.
    pub fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads
            .map_or_else(cores, |n| usize::try_from(n).unwrap_or(usize::MAX))
            .min(256)
    }
}

/// Ends the program as bad arguments do: a sentence, and exit code 2.
pub fn refuse(reason: &impl ToString) -> ! {
    Options::command()
        .error(ErrorKind::ValueValidation, reason.to_string())
        .exit()
}

fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(n) if n >= 1 => Ok(n),
        _ => Err("expected a whole number of at least 1".to_owned()),
    }
}

fn teams(text: &str) -> Result<ByCamp<u8>, String> {
    match text {
        "1v1" => Ok(ByCamp::new(1, 1)),
        "2v1" => Ok(ByCamp::new(2, 1)),
        "1v2" => Ok(ByCamp::new(1, 2)),
        "2v2" => Ok(ByCamp::new(2, 2)),
        _ => Err("expected 1v1, 2v1, 1v2 or 2v2".to_owned()),
    }
}

fn bot_name(text: &str) -> Result<&'static str, String> {
    bot(text, Seed(0))
        .map(|bot| bot.name())
        .map_err(|e| e.to_string())
}
