//! Games won or lost in a row.

use super::super::entry::Entry;
use super::super::query::PeopleResult;

/// Games in a row that went the same way.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Streak {
    /// How many the last ones are; 0 if the last game went another way.
    pub current: u32,
    /// The most there ever were.
    pub longest: u32,
}

impl Streak {
    fn add(&mut self, goes_on: bool) {
        self.current = if goes_on { self.current + 1 } else { 0 };
        self.longest = self.longest.max(self.current);
    }
}

/// Games of people against bots alone, won or lost in a row, in the order in which they were kept. A draw ends both
/// streaks; games that were abandoned, or played by other sides, are passed over.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Streaks {
    /// Those won.
    pub won: Streak,
    /// Those lost.
    pub lost: Streak,
}

impl Streaks {
    /// Takes in the next game.
    pub(super) fn add(&mut self, entry: &Entry) {
        let result = entry.result();
        if result != PeopleResult::None && entry.people().is_some() {
            self.won.add(result == PeopleResult::Won);
            self.lost.add(result == PeopleResult::Lost);
        }
    }
}
