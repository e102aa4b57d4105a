//! The list of bots, by name.

use super::bot::Bot;
use super::difficulty::{Difficulty, DifficultyBot};
use super::greedy::Greedy;
use super::random::Random;
use guyenne_rules::seat::UnknownWord;
use kit_rules::seed::Seed;

/// The names of the bots, weakest first: two yardsticks, then the four levels.
pub const BOTS: &[&str] = &[
    "random",
    "greedy",
    "squire",
    "knight",
    "captain",
    "constable",
];

/// The names of the levels, which are those of [`Difficulty::ALL`].
pub const LEVELS: &[&str] = BOTS.split_at(2).1;

/// The bot called `name`, with its own seed.
///
/// # Errors
/// No bot has this name; the error lists the names there are.
pub fn bot(name: &str, seed: Seed) -> Result<Box<dyn Bot>, UnknownWord> {
    if let Some(difficulty) = Difficulty::ALL
        .into_iter()
        .find(|difficulty| difficulty.name() == name)
    {
        return Ok(Box::new(DifficultyBot::new(difficulty, seed)));
    }
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => Err(UnknownWord::new("bot", name, BOTS)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difficulty_is_a_level() {
        assert_eq!(LEVELS, Difficulty::ALL.map(Difficulty::name));
    }
}
