//! Tools for those who make the game: the tour that takes a picture of everything, the bench that measures frames.

pub(super) mod bench;
mod cpu_time;
mod overdraw;
#[cfg(not(target_arch = "wasm32"))]
pub mod tour;
