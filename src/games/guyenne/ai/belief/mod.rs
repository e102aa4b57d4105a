//! Bots that reason about hidden cards: particles drawn from a view, search over them, and the endgame solver. Only
//! here does a bot handle a position, and only one that was determinized from its view.

mod cards_value;
mod endgame_solver;
mod likelihood;
mod move_notes;
mod particle;
mod regret_table;
mod root_notes;
mod search;

pub use cards_value::CardsValue;
pub use endgame_solver::EndgameSolver;
pub use move_notes::ComparedMove;
pub use particle::particle_features;
pub use search::{Depth, Search, pick};
