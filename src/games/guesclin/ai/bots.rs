//! The list of bots, by name.

use super::bot::Bot;
use super::random::Random;
use super::tactician::Tactician;
use super::temper::{KNIGHT, SQUIRE};
use crate::rules::seed::Seed;
use crate::rules::unknown_word::UnknownWord;

/// The names of the bots, weakest first.
pub const BOTS: &[&str] = &["random", "squire", "knight"];

/// The bot called `name`, with its own seed.
///
/// # Errors
/// No bot has this name; the error lists the names there are.
pub fn bot(name: &str, seed: Seed) -> Result<Box<dyn Bot>, UnknownWord> {
    Ok(match name {
        "random" => Box::new(Random::new(seed)),
        "squire" => Box::new(Tactician::new(&SQUIRE, seed)),
        "knight" => Box::new(Tactician::new(&KNIGHT, seed)),
        _ => return Err(UnknownWord::new("bot", name, BOTS)),
    })
}
