//! Tools for those who make the game: the tour that takes a picture of everything, the bench that measures frames. Not
//! on the page.

pub(super) mod bench;
mod cpu_time;
mod overdraw;
pub mod tour;
