//! How far a player has come in a chapter, kept between runs of the program.

use crate::Learning;
use kit_rules::game::GameId;

/// How far a player has come in a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// They have not begun.
    Fresh,
    /// They have left it at this step.
    At(usize),
    /// They have played it to the end.
    Done,
}

/// The value of the mark of a chapter that is finished.
const DONE: &str = "done";

impl Progress {
    /// The progress in the chapter of a game with this mark.
    #[must_use]
    pub fn of(learning: &Learning, game: GameId, mark: &str) -> Self {
        match learning.get(game, mark) {
            None => Self::Fresh,
            Some(DONE) => Self::Done,
            Some(step) => step.parse().map_or(Self::Fresh, Self::At),
        }
    }

    /// Keeps the progress in a chapter.
    pub fn keep(self, learning: &mut Learning, game: GameId, mark: &str) {
        let value = match self {
            Self::Fresh => "0".to_owned(),
            Self::At(step) => step.to_string(),
            Self::Done => DONE.to_owned(),
        };
        learning.set(game, mark, value);
    }
}
