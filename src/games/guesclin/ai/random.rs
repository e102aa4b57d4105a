//! The random bot: every legal move is equally likely.

use rand::RngExt;

use super::bot::{Bot, dice};
use guesclin_rules::{Move, View};
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
        let moves = view.moves();
        let mut rng = dice(self.seed, &view.board);
        (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())])
    }
}
