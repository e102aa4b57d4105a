//! A decision as the review tells it.

use serde::{Deserialize, Serialize};

use super::verdict::Verdict;

/// A move as the strongest bot weighs it, by what the deciding seat could know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct WeighedMove<M> {
    /// The move.
    pub m: M,
    /// How often the strongest bot plays it, 0 to 1.
    pub chance: f64,
    /// The winning chance of the deciding side after it, in points from 0 to 100.
    pub value: f64,
    /// The standard error of the difference to the best move, in points; 0 where values are exact.
    pub error: f64,
}

/// A decision of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ReviewedDecision {
    /// How many decisions of the game come before it.
    pub number: usize,
    /// How many events of the record have happened when it is due.
    pub event: usize,
    /// The round, territory or turn in which it falls, from 1; 0 before the first.
    pub round: usize,
    /// The deciding side, 0 or 1.
    pub side: usize,
    /// The number of the seat within its side, from 0.
    pub seat: usize,
    /// What was done, as the game writes its moves.
    pub made: String,
    /// The moves that were weighed, the best first, at most [`KEPT`](Self::KEPT), and what was done among them.
    pub moves: Vec<WeighedMove<String>>,
    /// The winning chance of the deciding side, in points from 0 to 100, by what it could know: as the strongest bot
    /// would have gone on, and after what was done. `None` if it was not weighed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<[f64; 2]>,
    /// The same told everything: before, and after what was done.
    pub told: [f64; 2],
    /// By how many points what was done is below the best move, by what could be known.
    pub loss: f64,
    /// What is said of it.
    pub verdict: Verdict,
    /// Whether a bot made it, whose seat a person has taken over since.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub relieved: bool,
}

impl ReviewedDecision {
    /// How many of the weighed moves are kept, beside what was done.
    pub const KEPT: usize = 4;

    /// The best move, as the game writes it; `None` if there was no choice.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        let best = self.moves.first()?;
        (self.moves.len() > 1).then_some(best.m.as_str())
    }

    /// What is said of one of the moves that were weighed, if that is done; `None` of any other move.
    #[must_use]
    pub fn verdict_of(&self, m: &str) -> Option<Verdict> {
        if m == self.made {
            return Some(self.verdict);
        }
        let [best, worst] = [self.moves.first()?.value, self.moves.last()?.value];
        let weighed = self.moves.iter().find(|weighed| weighed.m == m)?;
        let (loss, spread) = (best - weighed.value, best - worst);
        let moves = self.moves.len();
        Some(Verdict::of(
            moves,
            loss,
            spread,
            weighed.chance,
            weighed.error,
        ))
    }
}

/// What was weighed, summed up for the move that was made.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Weighing {
    pub moves: Vec<WeighedMove<String>>,
    pub known: [f64; 2],
    pub loss: f64,
    pub verdict: Verdict,
}

impl Weighing {
    /// Sums up the weighed moves, with the one that was made among them; `None` if it is not.
    pub fn of(mut all: Vec<WeighedMove<String>>, made: &str) -> Option<Self> {
        all.sort_by(|one, other| other.value.total_cmp(&one.value));
        let at = all.iter().position(|weighed| weighed.m == made)?;
        let chances: f64 = all.iter().map(|weighed| weighed.chance).sum();
        let mean = |weighed: &WeighedMove<String>| weighed.chance * weighed.value;
        let [best, worst] = [all.first()?.value, all.last()?.value];
        let before = if chances > 0.0 {
            all.iter().map(mean).sum::<f64>() / chances
        } else {
            best
        };
        let WeighedMove {
            chance,
            value,
            error,
            ..
        } = all[at];
        let loss = best - value;
        let verdict = Verdict::of(all.len(), loss, best - worst, chance, error);
        let mut moves = all;
        if at >= ReviewedDecision::KEPT {
            moves.swap(at, ReviewedDecision::KEPT);
            moves.truncate(ReviewedDecision::KEPT + 1);
        } else {
            moves.truncate(ReviewedDecision::KEPT);
        }
        Some(Self {
            moves,
            known: [before, value],
            loss,
            verdict,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(m: &str, chance: f64, value: f64) -> WeighedMove<String> {
        WeighedMove {
            m: m.to_owned(),
            chance,
            value,
            error: 1.0,
        }
    }

    #[test]
    fn what_was_done_is_kept_beside_the_best_moves() {
        let all: Vec<_> = (0..7u8)
            .map(|n| {
                weighed(
                    &n.to_string(),
                    if n < 2 { 0.5 } else { 0.0 },
                    60.0 - f64::from(n),
                )
            })
            .rev()
            .collect();
        let last = Weighing::of(all.clone(), "6").expect("it was weighed");
        let names: Vec<&str> = last
            .moves
            .iter()
            .map(|weighed| weighed.m.as_str())
            .collect();
        assert_eq!(names, ["0", "1", "2", "3", "6"]);
        assert_eq!(last.known, [59.5, 54.0]);
        assert_eq!((last.loss, last.verdict), (6.0, Verdict::Mistake));
        let second = Weighing::of(all.clone(), "1").expect("it was weighed");
        assert_eq!(second.moves.len(), ReviewedDecision::KEPT);
        assert_eq!((second.loss, second.verdict), (1.0, Verdict::Good));
        assert_eq!(Weighing::of(all, "7"), None);
    }

    #[test]
    fn every_weighed_move_has_its_verdict() {
        let moves = vec![
            weighed("best", 0.9, 60.0),
            weighed("close", 0.0, 57.5),
            weighed("mixed", 0.1, 50.0),
            weighed("worse", 0.0, 50.0),
            weighed("made", 0.0, 40.0),
        ];
        let decision = ReviewedDecision {
            number: 0,
            event: 0,
            round: 1,
            side: 0,
            seat: 0,
            made: "made".to_owned(),
            moves,
            known: Some([59.0, 40.0]),
            told: [59.0, 40.0],
            loss: 20.0,
            verdict: Verdict::Mistake,
            relieved: false,
        };
        for (m, verdict) in [
            ("best", Some(Verdict::Good)),
            ("close", Some(Verdict::Good)),
            ("mixed", Some(Verdict::Mixed)),
            ("worse", Some(Verdict::Mistake)),
            ("made", Some(Verdict::Mistake)),
            ("other", None),
        ] {
            assert_eq!(decision.verdict_of(m), verdict, "{m}");
        }
        let sure = |error| {
            let mut decision = decision.clone();
            decision.moves[3].error = error;
            decision.verdict_of("worse")
        };
        assert_eq!(sure(5.0), Some(Verdict::Unsure));
        assert_eq!(sure(4.9), Some(Verdict::Mistake));
    }
}
