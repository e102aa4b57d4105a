//! Guesses at what lay hidden in games that were seen again: how many were right, and how many by chance.

use super::super::library::Library;
use super::super::query::Query;

/// Guesses, each question of a game counted once: its first answer.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct GuessCounts {
    /// In how many games there are any.
    pub games: u32,
    /// How many were made.
    pub given: u32,
    /// How many were right.
    pub right: u32,
    /// How many would be right by chance alone: one in as many as there were to choose from.
    pub by_chance: f64,
}

impl GuessCounts {
    /// Sums up the guesses in the games that a query finds, without branches: their first moves are another game's.
    #[must_use]
    pub fn of(library: &Library, query: &Query) -> Self {
        let entries = library.index.entries();
        let mut counts = Self::default();
        for at in query.find(library) {
            let entry = &entries[at];
            let before = counts.given;
            let guesses = library.marks.guesses(entry.id);
            for guess in guesses.filter(|_| !entry.is_branch) {
                counts.given += 1;
                counts.right += u32::from(guess.is_right());
                counts.by_chance += 1.0 / f64::from(guess.options.max(1));
            }
            counts.games += u32::from(counts.given > before);
        }
        counts
    }
}
