//! What a game tells so that it can be reviewed.

use super::decision::{ReviewedDecision, WeighedMove};
use super::report::TurningPoint;
use super::told::ReviewFact;
use crate::code::CodedGame;
use crate::luck::{LuckGame, LuckLine};

/// A decision of a game, with what its seat could know.
#[derive(Debug, Clone)]
pub struct ReviewMoment<G: CodedGame> {
    /// How many events of the record have happened when it is due.
    pub event: usize,
    /// The round, territory or turn in which it falls, from 1; 0 before the first.
    pub round: usize,
    /// Who decides.
    pub seat: G::Seat,
    /// What was done.
    pub m: G::Move,
    /// What the seat could know.
    pub view: G::View,
}

/// Weighs the moves of one decision, as the strongest bot does, by the view of the deciding seat alone.
pub trait DecisionJudge<M>: Send + Sync {
    /// Thinks for about `iterations` more; returns whether it is done. Many slices give the same as one.
    fn think(&mut self, iterations: u32) -> bool;

    /// The moves that it has weighed, with what was done among them, in any order. The moves that are not named are
    /// none that the strongest bot would think of.
    fn weighed(&mut self) -> Vec<WeighedMove<M>>;
}

/// Tells the steps of a game as [`LuckGame::luck_line`] does, in slices.
pub trait LineWorker: Send + Sync {
    /// Works for about `iterations` more; returns whether it is done. Many slices give the same as one.
    fn think(&mut self, iterations: u32) -> bool;

    /// The steps.
    ///
    /// # Errors
    /// It is not done, or the record does not follow the rules.
    fn line(&self) -> Result<LuckLine, String>;
}

/// A game whose finished games are reviewed.
///
/// Each decision of the record stands as one step of a side in its [`luck_line`](LuckGame::luck_line), in the same
/// order.
pub trait ReviewedGame: CodedGame + LuckGame {
    /// A table of the luck of bot games, as [`LuckTable::read`](super::LuckTable::read) reads it.
    const LUCK_TABLE: &'static str;

    /// Begins to tell the steps in slices; `None` if [`luck_line`](LuckGame::luck_line) is quick enough for one.
    fn line_worker(&self) -> Option<Box<dyn LineWorker>> {
        None
    }

    /// Every decision of the record, in the order in which they were made.
    ///
    /// # Errors
    /// The record does not follow the rules.
    fn moments(&self) -> Result<Vec<ReviewMoment<Self>>, String>;

    /// Begins to weigh a decision, by what its seat could know. The judge depends on the view alone, and on what was
    /// done only in that it weighs that, too. `None` if there is no choice.
    fn judge(moment: &ReviewMoment<Self>) -> Option<Box<dyn DecisionJudge<Self::Move>>>;

    /// The number of a seat within its side, from 0.
    fn seat_of_side(seat: Self::Seat) -> usize;

    /// How many of the first events of the record fell while a bot still played in this seat, which a person took over
    /// then; 0 where nobody took one over.
    fn relieved(&self, _: Self::Seat) -> usize {
        0
    }

    /// A move as text: short, the same for equal moves only; the game's table puts it in words.
    fn move_text(m: Self::Move) -> String;

    /// The moments at which the game may have turned (its combats, its territories, its rounds), each with what it did
    /// to the value, in the game's order. The review tells the greatest.
    ///
    /// # Errors
    /// The record does not follow the rules.
    fn turns(&self, line: &LuckLine) -> Result<Vec<TurningPoint>, String>;

    /// The facts of each side and game: how they bluffed, how the dice fell.
    ///
    /// # Errors
    /// The record does not follow the rules.
    fn facts(&self, decisions: &[ReviewedDecision]) -> Result<Vec<ReviewFact>, String>;
}
