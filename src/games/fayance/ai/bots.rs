//! The list of bots, by name.

use super::bot::Bot;
use super::greedy::Greedy;
use super::random::Random;
use crate::rules::seed::Seed;
use crate::rules::unknown_word::UnknownWord;

/// The names of the bots, weakest first.
pub const BOTS: &[&str] = &["random", "greedy"];

/// The bot called `name`, with its own seed.
///
/// # Errors
/// No bot has this name; the error lists the names there are.
pub fn bot(name: &str, seed: Seed) -> Result<Box<dyn Bot>, UnknownWord> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => Err(UnknownWord::new("bot", name, "random or greedy")),
    }
}
