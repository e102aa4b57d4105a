//! Tools for those who make the game: the tour that takes a picture of everything.

pub mod phases;
pub mod tour;
