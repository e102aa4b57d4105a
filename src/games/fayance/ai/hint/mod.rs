//! Hints: the champion's move and the reasons for it.

mod reasons;
#[cfg(test)]
mod tests;

pub use reasons::{Hint, HintBot, HintReason, reasons_at_once};
