//! Texts of decisions: a position, whose decision it is, and what is asked of it. A suite of [`Blunder`]s measures bots
//! (`tests/data/guyenne/blunders.txt`); a suite of [`Puzzle`]s is for people (`assets/puzzles/guyenne`).

mod blunder;
mod finding;
mod goal;
mod line;
mod pattern;
mod puzzle;
mod solver;

pub use blunder::Blunder;
pub use finding::{Finding, PuzzleEnding, PuzzleQuestion, PuzzleSolverTask};
pub use goal::{Condition, Goal};
pub use line::BadSuite;
pub use pattern::MovePattern;
pub use puzzle::{ArrangedRound, Opposition, Puzzle, PuzzleDifficulty, SUITES};
pub use solver::{Answer, Belief, PuzzleSolver, Reply, passive};
