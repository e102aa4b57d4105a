//! Puzzles: a table written by hand, the moves since the round began, a decision, and which answers are mistakes.
//! The suite of blunders in `tests/data/blunders.txt` is made of them; its head explains the notation.

mod line;
mod pattern;
mod suite;

pub use line::BadPuzzle;
pub use pattern::MovePattern;
pub use suite::Puzzle;
