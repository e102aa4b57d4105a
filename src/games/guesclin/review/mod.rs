//! Guesclin ! as a [`ReviewedGame`](kit_rules::review::ReviewedGame): its decisions, where it turned, how the dice
//! fell.

mod facts;
mod game;
mod kinds;
mod turns;

pub use kinds::FactKind;
pub use turns::TURNS;
