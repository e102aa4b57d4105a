//! The arena's command line for Le Trône de Fayance, and the series it describes.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use crate::arena::{self, at_least_one};
use crate::games::fayance::ai::{self, Bot, Responder};
use crate::games::fayance::rules::{BySide, Opening, RulesConfig, Side};
use crate::rules::seed::{Seed, following};

/// The bot that a responder plays against.
pub const CHAMPION: &str = "champion";

/// Plays bots of Le Trône de Fayance against each other and writes records, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
pub struct ArenaOptions {
    /// How many games; with --paired, how many deals [default: 1000]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub games: Option<u64>,
    /// The seed of all deals and of the bots
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub seed: Seed,
    /// The bot in the north
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = bot)]
    pub north: &'static str,
    /// The bot in the south
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = bot)]
    pub south: &'static str,
    /// How the first leader is found: duel (both call a troop, in secret) or lot
    #[arg(long, default_value = "duel")]
    pub opening: Opening,
    /// Play each deal twice, the second time with the bots' sides exchanged
    #[arg(long)]
    pub paired: bool,
    /// How many games are played at the same time; the results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub threads: Option<u64>,
    /// Write the record of every game to FILE, one a line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Print the times of decisions, too
    #[arg(long)]
    pub times: bool,
    /// Instead of a series: play each game up to the sixth territory, solve the rest, and measure what a best answer
    /// gains against the exact policies
    #[arg(long, conflicts_with_all = ["records", "json", "times"])]
    pub exploit: bool,
    /// With --exploit: the territory, 6 to 9, before which it is measured; games that end before it are left out
    #[arg(long, value_name = "N", default_value = "6", requires = "exploit", value_parser = clap::value_parser!(u8).range(6..=9))]
    pub before: u8,
    /// Instead of a series of two bots: a responder, who knows the champion's policies, learns from N games of the
    /// champion against itself and from N of its own against the champion, and then plays the series against the
    /// champion
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true, conflicts_with_all = ["north", "south", "exploit"])]
    pub respond: Option<u64>,
    /// Instead of a series: run all measurements of the bots' strength and write the results to FILE; takes hours
    /// [--games: deals for each pair of bots, default: 400]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["north", "south", "opening", "paired", "records", "times", "exploit", "respond", "json"])]
    pub strength: Option<PathBuf>,
    /// Print the results also as one line of JSON
    #[arg(long)]
    pub json: bool,
    /// Check the records in these files, of any game, folded or unfolded, instead of playing; - is the standard
    /// input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub check: Vec<PathBuf>,
    /// The game to play
    #[arg(long, value_name = "GAME", default_value = "fayance")]
    pub game: String,
}

/// A series of games.
#[derive(Debug, Clone, Copy)]
pub struct Series {
    /// What is agreed.
    pub config: RulesConfig,
    /// The seed of all deals.
    pub seed: Seed,
    /// The bots, by the side for which each was named.
    pub bots: BySide<&'static str>,
    /// How many different deals there are.
    pub deals: u64,
    /// Whether each deal is played twice, the second time with the sides exchanged.
    pub paired: bool,
    /// Whether the times of decisions are collected.
    pub times: bool,
}

impl Series {
    /// How many games are played.
    pub fn games(&self) -> u64 {
        self.deals.saturating_mul(1 + u64::from(self.paired))
    }

    /// The seed of the game numbered `n` from 0.
    pub fn deal(&self, n: u64) -> Seed {
        following(self.seed, if self.paired { n / 2 } else { n })
    }

    /// The side for which the bot of `side` in the game numbered `n` was named.
    pub fn named(&self, n: u64, side: Side) -> Side {
        if self.paired && n % 2 == 1 {
            side.other()
        } else {
            side
        }
    }
}

impl ArenaOptions {
    /// The series to play.
    pub fn series(&self) -> Series {
        let bots = match self.respond {
            Some(_) => BySide::new(Responder::NAME, CHAMPION),
            None => BySide::new(self.north, self.south),
        };
        Series {
            config: RulesConfig {
                opening: self.opening,
            },
            seed: self.seed,
            bots,
            deals: self.games.unwrap_or(1000),
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

/// The bot called `name`, with its own seed, or a yardstick of the arena.
///
/// # Errors
/// Nobody has this name; the error lists the names there are.
pub fn player(name: &str, seed: Seed) -> Result<Box<dyn Bot>, String> {
    if let Some(yardstick) = ai::yardstick(name, seed) {
        return Ok(yardstick);
    }
    ai::bot(name, seed)
        .map_err(|problem| format!("{problem}, or strong or champion-7, in the arena alone"))
}

fn bot(text: &str) -> Result<&'static str, String> {
    player(text, Seed(0)).map(|bot| bot.name())
}
