//! The effects: one recipe for each name.

mod cards;
mod faience;
mod interface;
mod make;
mod signals;
mod skirmish;

pub use make::make;
