//! The rulebook's words and drawings.

mod figure;
mod sentence;

pub use figure::card_before_castle;
pub use sentence::with_numbers;
