//! Tools for those who make the game: the tour that takes a picture of everything, the bench that measures frames.

pub(super) mod bench;
mod painted;
mod processor;
pub mod tour;
