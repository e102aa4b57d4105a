//! Music: scores are read, performed as people would, and rendered in a hall.

mod ensemble;
mod notes;
mod perform;
pub mod read;
pub mod render;
#[cfg(test)]
mod tests;
mod tuning;
