//! The player who solves endings and plays greedily before: for the arena only, to measure what solving is worth.

use rand::RngExt;

use super::belief::EndgameSolver;
use super::bot::{Bot, dice};
use super::greedy::Greedy;
use crate::games::guyenne::rules::{Move, View};
use crate::rules::seed::Seed;

/// Greedy until the end is small enough, then solved.
#[derive(Debug, Clone)]
pub struct Solver {
    seed: Seed,
    name: &'static str,
    lessons: u32,
}

impl Solver {
    /// A solver that learns each decision from so many worlds.
    #[must_use]
    pub fn new(seed: Seed, name: &'static str, lessons: u32) -> Self {
        Self {
            seed,
            name,
            lessons,
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
        for &(m, chance) in &policy {
            if roll < chance {
                return Some(m);
            }
            roll -= chance;
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
        let mut ending = EndgameSolver::new(view, self.seed);
        ending.learn(self.lessons);
        Some(ending.policy())
    }
}
