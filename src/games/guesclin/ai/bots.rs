//! The list of bots, by name.

use super::bot::Bot;
use super::random::Random;
use super::strategist::{CONSTABLE, Strategist};
use super::style::{CAPTAIN, KNIGHT, SQUIRE};
use super::tactician::Tactician;
use kit_rules::seed::Seed;
use kit_rules::unknown_word::UnknownWord;

/// The names of the bots, weakest first: a yardstick, then the four levels.
pub const BOTS: &[&str] = &["random", "squire", "knight", "captain", "constable"];

/// The names of the levels.
pub const LEVELS: &[&str] = BOTS.split_at(1).1;

/// The bot called `name`, with its own seed.
///
/// # Errors
/// No bot has this name; the error lists the names there are.
pub fn bot(name: &str, seed: Seed) -> Result<Box<dyn Bot>, UnknownWord> {
    Ok(match name {
        "random" => Box::new(Random::new(seed)),
        "squire" => Box::new(Tactician::new(&SQUIRE, seed)),
        "knight" => Box::new(Tactician::new(&KNIGHT, seed)),
        "captain" => Box::new(Tactician::new(&CAPTAIN, seed)),
        "constable" => Box::new(Strategist::new(&CONSTABLE, seed)),
        _ => return Err(UnknownWord::new("bot", name, BOTS)),
    })
}
