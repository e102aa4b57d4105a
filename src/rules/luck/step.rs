//! The steps of a game, each with what could have come instead.

/// Who or what acts at a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// Chance, for this side, 0 or 1: it draws the cards, throws the dice, or leads where the pile is turned.
    Chance(usize),
    /// A player of this side, 0 or 1.
    Side(usize),
}

/// One thing that can come at a step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LuckOutcome {
    /// Its probability, more than 0 and at most 1.
    pub chance: f64,
    /// The value after it, in points of winning chance of side 0, from 0 to 100.
    pub value: f64,
}

/// One step of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct LuckStep {
    /// Who acts.
    pub actor: Actor,
    /// The value after it, in points of winning chance of side 0, from 0 to 100.
    pub value: f64,
    /// All that could have come; their probabilities add up to 1. At a step of chance it is never empty, and what came
    /// is among them. At a player's it is empty unless the player is a bot whose mixed policy is known: then it is that
    /// policy, or so many moves drawn from it, each as probable as the others.
    pub outcomes: Vec<LuckOutcome>,
}

impl LuckStep {
    /// The mean of the values of all that could have come; `None` if that is not known.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        let outcomes = self.outcomes.iter();
        let mean = outcomes.map(|outcome| outcome.chance * outcome.value).sum();
        (!self.outcomes.is_empty()).then_some(mean)
    }

    /// By how much the value is above that mean; 0 if that is not known.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.mean().map_or(0.0, |mean| self.value - mean)
    }
}

/// A game, over or not, as its steps.
#[derive(Debug, Clone, PartialEq)]
pub struct LuckLine {
    /// The value before the first step, in points of winning chance of side 0, from 0 to 100.
    pub start: f64,
    /// The steps in their order. After the last one of a finished game the value is its result: 100 if side 0 won, 0 if
    /// side 1 did, 50 for a draw.
    pub steps: Vec<LuckStep>,
}
