//! The list of bots, by name.

use super::bot::Bot;
use super::craftsmen::{Craft, Craftsman};
use super::greedy::Greedy;
use super::matrix_bot::MatrixBot;
use super::random::Random;
use super::style::{CHAMPION, CHAMPION_7, MARSHAL, STRONG};
use kit_rules::seed::Seed;
use kit_rules::unknown_word::UnknownWord;

/// The names of the bots, weakest first: two yardsticks, then the four levels.
pub const BOTS: &[&str] = &[
    "random",
    "greedy",
    "apprentice",
    "glazier",
    "marshal",
    "champion",
];

/// The names of the levels.
pub const LEVELS: &[&str] = BOTS.split_at(2).1;

/// The bot called `name`, with its own seed.
///
/// # Errors
/// No bot has this name; the error lists the names there are.
pub fn bot(name: &str, seed: Seed) -> Result<Box<dyn Bot>, UnknownWord> {
    Ok(match name {
        "random" => Box::new(Random::new(seed)),
        "greedy" => Box::new(Greedy::new(seed)),
        "apprentice" => Box::new(Craftsman::new(Craft::Apprentice, seed)),
        "glazier" => Box::new(Craftsman::new(Craft::Glazier, seed)),
        "marshal" => Box::new(MatrixBot::new(MARSHAL, seed)),
        "champion" => Box::new(MatrixBot::new(CHAMPION, seed)),
        _ => return Err(UnknownWord::new("bot", name, BOTS)),
    })
}

/// A yardstick of the arena: *strong*, the player of the notes, who fights every territory as if it were the last; and
/// a champion who solves the end of the game only from the seventh territory on.
#[must_use]
pub fn yardstick(name: &str, seed: Seed) -> Option<Box<dyn Bot>> {
    let style = [STRONG, CHAMPION_7]
        .into_iter()
        .find(|style| style.name == name)?;
    Some(Box::new(MatrixBot::new(style, seed)))
}
