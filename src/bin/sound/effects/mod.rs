//! The effects: one recipe for each name.

mod cards;
mod interface;
mod make;
mod signals;

pub use make::make;
