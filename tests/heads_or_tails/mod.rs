//! The smallest game, heads or tails, which exists in tests only: what every game gets without a line of its own.

pub mod replay;
pub mod rules;
pub mod table;
