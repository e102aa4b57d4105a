//! Imagined worlds: games that a seat cannot tell from the true one, made from its view alone, tried out and judged.
//! Nowhere else does a bot meet a position.

mod ending;
mod ledger;
mod likelihood;
mod search;
mod world;

pub use ending::Ending;
pub use search::{Depth, Search, pick};
pub use world::{WORLD, world};
