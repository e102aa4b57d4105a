//! Puzzles: a position, a decision in it, and which moves are mistakes. `tests/data/blunders.txt` is a suite of them;
//! its head explains the notation.

mod line;
mod pattern;
mod suite;

pub use line::BadPuzzle;
pub use pattern::MovePattern;
pub use suite::Puzzle;
