//! What is said of a decision: judged only by what its seat could know.

use serde::{Deserialize, Serialize};

/// A loss of fewer points of winning chance is no mistake.
pub const NOTABLE: f64 = 3.0;
/// A decision all of whose moves lie so close together, in points of winning chance, is obvious.
pub const NOT_OBVIOUS: f64 = 1.0;
/// A move that the strongest bot plays so often, or more, is no mistake: a mixed policy plays the lesser move too.
pub const MIXED: f64 = 0.1;
/// A loss within so many standard errors of the search is no mistake.
const ERRORS: f64 = 2.0;

/// What is said of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There was one move only.
    Forced,
    /// All moves were worth the same, nearly.
    Obvious,
    /// The best one, or one that lost little.
    Good,
    /// It lost something, but the strongest bot plays it, too: now this, now that.
    Mixed,
    /// It seems to have lost something, but the search cannot tell for sure.
    Unsure,
    /// It lost, and one could have known.
    Mistake,
}

impl Verdict {
    /// Judges a move: by how many points it is below the best one, between which values all moves lie (the difference
    /// of the best and the worst), how often the strongest bot plays it, and the standard error of the loss.
    #[must_use]
    pub fn of(moves: usize, loss: f64, spread: f64, chance: f64, error: f64) -> Self {
        if moves < 2 {
            Self::Forced
        } else if spread < NOT_OBVIOUS {
            Self::Obvious
        } else if loss < NOTABLE {
            Self::Good
        } else if chance >= MIXED {
            Self::Mixed
        } else if loss <= ERRORS * error {
            Self::Unsure
        } else {
            Self::Mistake
        }
    }

    /// Whether it counts in the average loss of a player.
    #[must_use]
    pub const fn counts(self) -> bool {
        !matches!(self, Self::Forced | Self::Obvious)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_verdict_has_its_border() {
        for (moves, loss, spread, chance, error, verdict) in [
            (1, 0.0, 0.0, 1.0, 0.0, Verdict::Forced),
            (2, 0.5, 0.9, 0.0, 0.0, Verdict::Obvious),
            (2, 0.0, 40.0, 1.0, 1.0, Verdict::Good),
            (2, 2.9, 40.0, 0.0, 0.0, Verdict::Good),
            (2, 30.0, 40.0, 0.1, 0.0, Verdict::Mixed),
            (2, 30.0, 40.0, 0.09, 15.0, Verdict::Unsure),
            (2, 30.0, 40.0, 0.09, 14.9, Verdict::Mistake),
            (2, 3.0, 3.0, 0.0, 0.0, Verdict::Mistake),
        ] {
            assert_eq!(Verdict::of(moves, loss, spread, chance, error), verdict);
        }
        let counted = [Verdict::Forced, Verdict::Obvious, Verdict::Good].map(Verdict::counts);
        assert_eq!(counted, [false, false, true]);
    }
}
