//! The random bot: every legal move is equally likely; a partner's proposal is accepted.

use super::bot::{Bot, accepted, dice};
use guyenne_rules::{Move, View};
use kit_rules::seed::Seed;

/// Plays uniformly at random: the baseline for all other bots.
#[derive(Debug, Clone)]
pub struct Random {
    seed: Seed,
}

impl Random {
    /// A random bot with its own seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl Bot for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let decision = view.decision?;
        Some(accepted(view).unwrap_or_else(|| decision.sample(&mut dice(self.seed, view))))
    }

    fn policy(&mut self, view: &View) -> Option<Vec<(Move, f32)>> {
        let moves = match accepted(view) {
            Some(m) => vec![m],
            None => view.decision?.moves(),
        };
        let probability = 1.0 / moves.len() as f32;
        Some(moves.into_iter().map(|m| (m, probability)).collect())
    }
}
