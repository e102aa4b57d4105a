//! A bot for the arena only: greedy until the endgame is small enough, then solved. It measures what solving is worth.

use rand::RngExt;

use super::belief::EndgameSolver;
use super::bot::{Bot, dice};
use super::greedy::Greedy;
use guyenne_rules::{Move, View};
use kit_rules::seed::Seed;

/// Greedy until the endgame is small enough, then the endgame solver.
#[derive(Debug, Clone)]
pub struct Solver {
    seed: Seed,
    name: &'static str,
    samples: u32,
}

impl Solver {
    /// A bot called `name` that solves each decision with `samples` samples.
    #[must_use]
    pub fn new(seed: Seed, name: &'static str, samples: u32) -> Self {
        Self {
            seed,
            name,
            samples,
        }
    }
}

impl Bot for Solver {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        view.decision?;
        let Some(policy) = self.policy(view) else {
            return Greedy::new(self.seed).choose(view);
        };
        let mut roll: f32 = dice(self.seed, view).random();
        for &(m, probability) in &policy {
            if roll < probability {
                return Some(m);
            }
            roll -= probability;
        }
        policy.last().map(|&(m, _)| m)
    }

    fn policy(&mut self, view: &View) -> Option<Vec<(Move, f32)>> {
        let decision = view.decision?;
        if decision.count() == 1 {
            return Some(vec![(decision.nth(0), 1.0)]);
        }
        if !EndgameSolver::is_small(view) {
            return None;
        }
        let mut solver = EndgameSolver::new(view, self.seed);
        solver.learn(self.samples);
        Some(solver.policy())
    }
}
