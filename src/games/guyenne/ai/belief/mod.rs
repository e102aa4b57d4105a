//! Imagined worlds: games that a seat cannot tell from the true one, made from its view alone, tried out and judged.
//! Nowhere else does a bot meet a position.

mod endgame_solver;
mod likelihood;
mod particle;
mod regret_table;
mod search;

pub use endgame_solver::EndgameSolver;
pub use particle::particle_features;
pub use search::{Depth, Search, pick};
