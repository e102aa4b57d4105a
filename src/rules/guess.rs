//! What somebody answered who saw a game again and was asked what lay hidden: it is kept with the game, and counted.

use serde::{Deserialize, Serialize};

/// An answer to what lay hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Guess {
    /// The side through whose eyes the game was seen, 0 or 1.
    pub side: u8,
    /// The step of the game that turned it up, from 1.
    pub step: u32,
    /// How many answers there were to choose from.
    pub options: u8,
    /// The number of the right one, from 0.
    pub right: u8,
    /// The number of the one that was given, from 0.
    pub given: u8,
}

impl Guess {
    /// Whether the right answer was given.
    #[must_use]
    pub const fn is_right(self) -> bool {
        self.given == self.right
    }
}
