//! The policy net's features: what a seat sees at a decision, and what each of its moves does.

mod common;
mod moves;
mod seen;

pub(crate) use common::{config, lead, row, stage, whose};
pub use moves::{EncodedMove, EncodedMoves, MoveFeatures};
pub use seen::Features;
