//! Codes: laws for every game, texts in which they are found, records that were not dealt by a seed, lengths, and those
//! that must stay readable for ever.

mod golden;
pub mod laws;
mod lengths;
mod pasted;
mod written;
