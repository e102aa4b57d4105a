//! Guyenne as a [`ReviewedGame`](kit_rules::review::ReviewedGame): what its decisions were worth, where its games turn,
//! and how they were bluffed.

mod facts;
mod fight;
mod game;
mod kinds;
mod turns;

pub use kinds::{FactKind, TurnKind};
