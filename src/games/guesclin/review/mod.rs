//! Guesclin ! as a [`ReviewedGame`](kit_rules::review::ReviewedGame): its decisions, where it turned, how the dice
//! fell.

mod facts;
mod game;
mod turns;

pub use facts::FACTS;
pub use turns::TURNS;
