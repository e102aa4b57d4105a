//! The arena's command line for Le Trône de Fayance, and the series it describes.

use std::path::PathBuf;

use clap::Parser;

use fayance_ai as ai;
use fayance_ai::{Bot, Responder};
use fayance_rules::ID;
use fayance_rules::{Opening, RulesConfig};
use kit_arena as arena;
use kit_arena::{DealOptions, OutputOptions, PlayOptions, at_least_one};
use kit_rules::seed::Seed;

/// The bot that a responder plays against.
pub const CHAMPION: &str = "champion";

/// Plays bots of Le Trône de Fayance against each other and writes records, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
#[command(mut_arg("paired", |arg| arg.help("Play each deal twice, the second time with the bots' sides exchanged")))]
#[command(mut_arg("game", |arg| arg.default_value(ID.0)))]
pub struct ArenaOptions {
    /// Which deals are played
    #[command(flatten)]
    pub deals: DealOptions,
    /// The bot in the north
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = bot)]
    pub north: &'static str,
    /// The bot in the south
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = bot)]
    pub south: &'static str,
    /// How the first leader is found: duel (both call a troop, in secret) or lot
    #[arg(long, default_value = "duel")]
    pub opening: Opening,
    /// How they are played
    #[command(flatten)]
    pub play: PlayOptions,
    /// Print the times of decisions, too
    #[arg(long)]
    pub times: bool,
    /// Instead of a series: play each game up to the sixth territory, solve the rest, and measure what a best answer
    /// gains against the exact policies
    #[arg(long, conflicts_with_all = ["records", "adjusted", "json", "times"])]
    pub exploit: bool,
    /// With --exploit: the territory, 6 to 9, before which it is measured; games that end before it are left out
    #[arg(long, value_name = "N", default_value = "6", requires = "exploit", value_parser = clap::value_parser!(u8).range(6..=9))]
    pub before: u8,
    /// Instead of a series of two bots: a responder, who knows the champion's policies, learns from N games of the
    /// champion against itself and from N of its own against the champion, and then plays the series against the
    /// champion
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true, conflicts_with_all = ["north", "south", "exploit"])]
    pub respond: Option<u64>,
    /// Instead of a series: play champions against each other by each opening, and write to FILE how much luck of
    /// chance they had, as reviews compare it [--games: games by each opening, default: 400]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["north", "south", "opening", "paired", "records", "adjusted", "times", "exploit", "respond", "json"])]
    pub luck_table: Option<PathBuf>,
    /// Instead of a series: run all measurements of the bots' strength and write the results to FILE; takes hours
    /// [--games: deals for each pair of bots, default: 400]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["north", "south", "opening", "paired", "records", "adjusted", "times", "exploit", "respond", "luck_table", "json"])]
    pub strength: Option<PathBuf>,
    /// What is printed
    #[command(flatten)]
    pub output: OutputOptions,
}

/// A series of games.
pub type FayanceSeries = arena::Series<RulesConfig, &'static str>;

impl ArenaOptions {
    /// The series to play.
    pub fn series(&self) -> FayanceSeries {
        let rules = RulesConfig {
            opening: self.opening,
        };
        let bots = match self.respond {
            Some(_) => [Responder::NAME, CHAMPION],
            None => [self.north, self.south],
        };
        FayanceSeries {
            times: self.times,
            ..FayanceSeries::of(rules, bots, &self.deals, 1000, &self.play)
        }
    }
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
