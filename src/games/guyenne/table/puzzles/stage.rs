//! The puzzle on the table, and what happens to it now.

use bevy::prelude::*;

use super::{Help, words};
use crate::Rules;
use crate::keys;
use crate::selection::Attempt;
use guyenne_rules::{
    Belief, Finding, Move, Puzzle, PuzzleEnding, PuzzleQuestion, PuzzleSolver, PuzzleSolverTask,
};
use kit_i18n::LocalizedText;
use kit_table::ai_task::AiTask;
use kit_table::exercise::{Exercise, Verdict};

/// The puzzle on the table.
#[derive(Resource)]
pub struct CurrentPuzzle {
    puzzle: &'static Puzzle,
    /// What the player holds possible at their decision.
    pub(super) belief: Belief,
    /// Whether they have found the first move already.
    pub(super) so_far: bool,
    pub(super) stage: PuzzleStage,
    /// The help that is shown on the card.
    pub(super) help: Help,
    /// The best move at their decision, once it is told.
    pub(super) best_move: Option<Move>,
}

/// What happens now.
pub(super) enum PuzzleStage {
    /// The table is being laid.
    Laying(Then),
    /// A card is read.
    Reading(CardKind),
    /// The player chooses a move.
    Choosing,
    /// The solver is asked.
    Solving(Box<AiTask<PuzzleSolverTask>>),
    /// What follows is shown. After a wrong move, and in the solution, the player's moves are made for them; then comes
    /// the card.
    Following(Option<CardKind>),
}

/// What comes when the table is laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// The card with the task.
    Read,
    /// The player chooses a move.
    Choose,
    /// The solution is shown.
    Show,
}

/// What the card is about.
#[derive(Debug, Clone, PartialEq)]
pub enum CardKind {
    /// The task.
    Task,
    /// A wrong move, and how it ended.
    Missed(PuzzleOutcome),
    /// The puzzle is solved.
    Solved(PuzzleOutcome),
    /// The solution was shown.
    Shown(PuzzleOutcome),
}

/// A move and how the round ended after it.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleOutcome {
    /// What the move is worth, and what the best one is.
    pub value: f64,
    /// What the best one is worth.
    pub best: f64,
    /// The end of the round.
    pub ending: PuzzleEnding,
}

impl PuzzleOutcome {
    /// The outcome of a line that goes to the end.
    pub(super) fn of(finding: &Finding) -> Option<Self> {
        Some(Self {
            value: finding.value,
            best: finding.best,
            ending: finding.ending.clone()?,
        })
    }
}

impl CurrentPuzzle {
    /// The puzzle, about to be laid.
    pub(super) fn new(puzzle: &'static Puzzle) -> Self {
        Self {
            belief: PuzzleSolver(puzzle).start(),
            puzzle,
            so_far: false,
            stage: PuzzleStage::Laying(Then::Read),
            help: Help::None,
            best_move: None,
        }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// What the player holds possible at their decision.
    #[must_use]
    pub fn belief(&self) -> &Belief {
        &self.belief
    }

    /// The card on the table.
    #[must_use]
    pub fn card(&self) -> Option<&CardKind> {
        match &self.stage {
            PuzzleStage::Reading(card) => Some(card),
            _ => None,
        }
    }

    /// The help that the card shows.
    #[must_use]
    pub fn help(&self) -> Help {
        self.help
    }

    /// The best move now, once it is told.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        self.best_move
    }

    /// Whether the player is to choose a move.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        matches!(self.stage, PuzzleStage::Choosing)
    }

    /// Back at the beginning; when the table is laid, this comes.
    pub(super) fn lay(&mut self, then: Then) {
        self.belief = PuzzleSolver(self.puzzle).start();
        self.so_far = false;
        self.best_move = (self.help >= Help::Move).then_some(self.puzzle.best);
        self.stage = PuzzleStage::Laying(then);
    }

    /// Goes on now that the table is laid.
    pub(super) fn go_on(&mut self, then: Then) {
        self.stage = match then {
            Then::Read => PuzzleStage::Reading(CardKind::Task),
            Then::Choose => PuzzleStage::Choosing,
            Then::Show => self.ask(PuzzleQuestion::Show),
        };
    }

    /// The solver at a question about the decision on the table.
    pub(super) fn ask(&self, question: PuzzleQuestion) -> PuzzleStage {
        let belief = self.belief.clone();
        let task = PuzzleSolverTask::new(self.puzzle, &belief, question);
        PuzzleStage::Solving(Box::new(AiTask::new(task, belief, None)))
    }

    /// Makes the exercise ask for what is due now.
    pub(super) fn direct(&self, exercise: &mut Exercise<Rules>) {
        exercise.set_task(words::goal(self.puzzle, self.so_far));
        exercise.halt(matches!(
            self.stage,
            PuzzleStage::Reading(_) | PuzzleStage::Solving(_)
        ));
        let watches = !matches!(self.stage, PuzzleStage::Choosing);
        exercise.judge_by(move |attempt| match attempt {
            _ if watches => Verdict::Wrong(LocalizedText::new(keys::PUZZLE_WATCH)),
            Attempt::Play(_) | Attempt::Hint => Verdict::Held,
            _ => Verdict::Right,
        });
    }
}
