//! Sound play a beginner would respect. Being built.

use super::{Bot, dice};
use crate::rules::guyenne::{Move, View};
use crate::rules::seed::Seed;

/// Plays the move whose expected worth is highest, without looking ahead.
#[derive(Debug, Clone)]
pub struct Greedy {
    seed: Seed,
}

impl Greedy {
    /// A greedy player with dice of its own, for variety among moves that are nearly as good.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let ask = view.ask?;
        Some(ask.sample(&mut dice(self.seed, view)))
    }
}
