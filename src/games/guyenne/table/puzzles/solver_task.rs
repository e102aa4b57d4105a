//! The exact solver at work beside the frames, as the bots are.

use crate::games::guyenne::rules::{Belief, Finding, PuzzleSolverTask};
use crate::table::ai_task::Thinker;

impl Thinker for PuzzleSolverTask {
    type View = Belief;
    type Answer = Option<Finding>;

    fn think(&mut self, belief: &Belief, iterations: u32) -> bool {
        Self::think(self, belief, iterations)
    }

    fn answer(&mut self, belief: &Belief) -> Option<Finding> {
        Self::answer(self, belief)
    }
}
