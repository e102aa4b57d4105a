//! Hints: the knight's move and the reasons for it.

mod orders;
mod reasons;
#[cfg(test)]
mod tests;

pub use reasons::{Hint, HintBot, HintReason};
