//! Weighs the moves of a decision for the review of a game that is over, as the constable does, by the view of the
//! deciding seat alone.

use rand::Rng;

use guyenne_rules::{Move, View};
use kit_rules::seed::Seed;

use super::belief::{ComparedMove, EndgameSolver, Search};
use super::bot::{accepted, dice};
use super::difficulty::Difficulty;
use super::nets::Blueprint;

/// The walks of the endgame solver for a decision: fewer than the constable's, so that a whole game takes seconds.
const SOLVING: u32 = 1200;
/// The iterations of the search for a decision, if the moves were tried in [`LEAST`] particles by then.
const SEARCHING: u32 = 700;
const LEAST: u32 = 48;
/// After so many particles a decision is weighed: its winning chance is then known to about four points, and
/// differences much better.
const ENOUGH: u32 = 96;

/// Weighs the moves of one decision. All that it says depends on the view alone, and on the move that was made only in
/// that it weighs that one, too.
#[derive(Debug, Clone)]
pub struct MoveJudge {
    method: Method,
    left: u32,
}

#[derive(Debug, Clone)]
enum Method {
    Search(Box<Search>),
    Solve(Box<EndgameSolver>),
}

impl MoveJudge {
    /// A judge of the decision in `view` in which `made` was done; `None` if there is no choice.
    #[must_use]
    pub fn new(view: &View, made: Move) -> Option<Self> {
        let decision = view.decision?;
        if decision.count() < 2 || accepted(view).is_some() {
            return None;
        }
        let mut rng = dice(Seed(0x7265_7669_6577), view);
        if EndgameSolver::is_small(view) {
            let solver = EndgameSolver::new(view, Seed(rng.next_u64())).comparing();
            return Some(Self {
                method: Method::Solve(Box::new(solver)),
                left: SOLVING,
            });
        }
        let (_, depth) = Difficulty::Constable.depth();
        let search = Search::new(Blueprint::shipped(), view, depth, rng, |_, logit| logit)?;
        Some(Self {
            method: Method::Search(Box::new(search.comparing(made))),
            left: SEARCHING,
        })
    }

    /// Thinks for about `iterations` more; returns whether it is done. Many slices give the same as one.
    pub fn think(&mut self, iterations: u32) -> bool {
        for _ in 0..iterations {
            if self.is_done() {
                return true;
            }
            self.left = self.left.saturating_sub(1);
            match &mut self.method {
                Method::Search(search) => {
                    if !search.step() {
                        return true;
                    }
                }
                Method::Solve(solver) => solver.advance(1),
            }
        }
        self.is_done()
    }

    fn is_done(&self) -> bool {
        match &self.method {
            Method::Search(search) => {
                let particles = search.particles();
                particles >= ENOUGH || self.left == 0 && particles >= LEAST
            }
            Method::Solve(solver) => self.left == 0 || solver.is_settled(),
        }
    }

    /// The moves that it has weighed, with the one that was made among them.
    #[must_use]
    pub fn compared(&self) -> Vec<ComparedMove> {
        match &self.method {
            Method::Search(search) => search.compared(),
            Method::Solve(solver) => solver.compared(),
        }
    }
}
