//! A review: all that is told of a game.

use serde::{Deserialize, Serialize};

use super::deciders::Deciders;
use super::decision::ReviewedDecision;
use super::told::{ReviewFact, ToldWords};
use super::verdict::Verdict;
use crate::luck::LuckAccount;

/// A moment at which the game may have turned.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// How many events of the record have happened before it.
    pub event: usize,
    /// The round, territory or turn, from 1.
    pub round: usize,
    /// The change of the value, told everything, in points of side 0. A moment of several steps that do not follow each
    /// other has the sum of theirs, which may be more than the whole; a review tells at most 100.
    pub change: f64,
    /// What happened.
    pub words: ToldWords,
}

/// All that is told of a game that is over. Figures of two reviews are comparable only if [`values`](Self::values) is
/// the same.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The version of this form: [`VERSION`](Self::VERSION).
    pub version: u32,
    /// The name of what computed the values.
    pub values: String,
    /// What made of the chance at the start the result.
    pub account: LuckAccount,
    /// The value told everything, in points of side 0, before the first decision, then after each.
    pub told: Vec<f64>,
    /// Every decision, in order.
    pub decisions: Vec<ReviewedDecision>,
    /// Where the game turned, in order: at most [`TURNS`](Self::TURNS).
    pub turns: Vec<TurningPoint>,
    /// The facts of each side.
    pub facts: Vec<ReviewFact>,
    /// Of 100 games of bots, in how many side 0 had less luck; `None` if there is no table of such games.
    pub percentile: Option<f64>,
}

impl Review {
    /// The version of this form, and of what is told in it: a review of another one is made anew. Since 4 it knows of
    /// bots whose seats people took over.
    pub const VERSION: u32 = 4;
    /// How many turning points are told at most.
    pub const TURNS: usize = 3;
    /// A change of fewer points is no turning point.
    pub const TURN: f64 = 10.0;

    /// The greatest of these moments, in the order of the game. None changed more than the whole.
    #[must_use]
    pub fn greatest(mut all: Vec<TurningPoint>) -> Vec<TurningPoint> {
        all.retain(|turn| turn.change.abs() >= Self::TURN);
        all.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
        all.truncate(Self::TURNS);
        for turn in &mut all {
            turn.change = turn.change.clamp(-100.0, 100.0);
        }
        all.sort_by_key(|turn| turn.event);
        all
    }

    /// The decisions that are held against a side, 0 or 1, in the order of the game.
    fn judged<'a>(
        &'a self,
        side: usize,
        deciders: &'a Deciders,
    ) -> impl Iterator<Item = &'a ReviewedDecision> {
        let all = self.decisions.iter();
        all.filter(move |it| it.side == side && deciders.answer_for(it))
    }

    /// The mistakes that are held against a side, 0 or 1, in the order of the game.
    pub fn mistakes<'a>(
        &'a self,
        side: usize,
        deciders: &'a Deciders,
    ) -> impl Iterator<Item = &'a ReviewedDecision> {
        let judged = self.judged(side, deciders);
        judged.filter(|it| it.verdict == Verdict::Mistake)
    }

    /// What a decision that is held against a side, 0 or 1, lost on average, in points, and over how many that is:
    /// those that count.
    #[must_use]
    pub fn average_loss(&self, side: usize, deciders: &Deciders) -> Option<(f64, usize)> {
        let counted = (self.judged(side, deciders)).filter(|it| it.verdict.counts());
        let losses: Vec<f64> = counted.map(|it| it.loss).collect();
        let n = losses.len();
        (n > 0).then(|| (losses.iter().sum::<f64>() / n as f64, n))
    }

    /// With numbers that have no more digits than they deserve: points to a hundredth, those of the account, which add
    /// up, to a ten thousandth, and shares to a thousandth.
    #[must_use]
    pub(super) fn rounded(mut self) -> Self {
        let points = |value: &mut f64| *value = round(*value, 100.0);
        let LuckAccount {
            start,
            chance,
            choices,
            decisions,
            rest,
            result,
        } = &mut self.account;
        let parts = [chance, choices, decisions].into_iter().flatten();
        for value in parts.chain([start, rest, result]) {
            *value = round(*value, 10_000.0);
        }
        self.told.iter_mut().for_each(points);
        for decision in &mut self.decisions {
            let own = decision
                .known
                .iter_mut()
                .flatten()
                .chain(&mut decision.told);
            own.chain([&mut decision.loss]).for_each(points);
            for weighed in &mut decision.moves {
                weighed.chance = round(weighed.chance, 1000.0);
                points(&mut weighed.value);
                points(&mut weighed.error);
            }
        }
        for turn in &mut self.turns {
            points(&mut turn.change);
        }
        self.percentile.iter_mut().for_each(points);
        self
    }

    /// As one line of text.
    #[must_use]
    pub fn text(&self) -> String {
        // Finite numbers, lists and texts always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a review.
    ///
    /// # Errors
    /// It is none, or of another version. The text says why.
    pub fn read(text: &str) -> Result<Self, String> {
        let review: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if review.version != Self::VERSION {
            Err(format!("a review of version {}", review.version))
        } else if !review.is_whole() {
            Err("a review whose parts do not fit together".to_owned())
        } else {
            Ok(review)
        }
    }

    /// Whether it tells of every decision in order, each with its side and its value, as a file may not.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let mut decisions = self.decisions.iter().enumerate();
        self.told.len() == self.decisions.len() + 1
            && decisions.all(|(number, it)| it.number == number && it.side < 2)
    }
}

/// To so many parts of one.
fn round(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}

/// How much luck bots had, by the rules and the level that they played: 101 quantiles, in points of side 0.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LuckTable {
    /// The name of what computed the values.
    pub values: String,
    /// One list for each variant.
    pub variants: Vec<LuckQuantiles>,
}

/// The luck of side 0 in the bot games of one variant.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LuckQuantiles {
    /// The choices of the rules, as [`variant`](crate::facts::GameFacts::variant) tells them, in one line.
    pub variant: String,
    /// The bots that played.
    pub bots: String,
    /// How many games there were.
    pub games: usize,
    /// The luck of chance of side 0 below which 0, 1, 2, … 100 of 100 games lie, in points.
    pub quantiles: Vec<f64>,
}

impl LuckTable {
    /// Reads a table.
    ///
    /// # Errors
    /// It is none.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// In how many of 100 games of this variant side 0 had less luck of chance than this, in points; `None` if the
    /// table does not know the variant, or was made with other values.
    #[must_use]
    pub fn percentile(&self, values: &str, variant: &str, luck: f64) -> Option<f64> {
        let mut variants = self.variants.iter();
        let known = variants.find(|known| known.variant == variant)?;
        let steps = known.quantiles.len().checked_sub(1).filter(|&n| n > 0)?;
        if self.values != values {
            return None;
        }
        let below = known.quantiles.iter().filter(|&&quantile| quantile < luck);
        Some((100.0 * below.count() as f64 / steps as f64).min(100.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(event: usize, change: f64) -> TurningPoint {
        TurningPoint {
            event,
            round: 1,
            change,
            words: ToldWords::new("combat")
                .number("n", 3)
                .name("castle", "cluis"),
        }
    }

    #[test]
    fn the_three_greatest_changes_are_told_in_their_order() {
        let all = vec![
            turn(1, 12.0),
            turn(5, -40.0),
            turn(9, 9.9),
            turn(12, 20.0),
            turn(20, -15.0),
        ];
        let told: Vec<usize> = Review::greatest(all)
            .iter()
            .map(|turn| turn.event)
            .collect();
        assert_eq!(told, [5, 12, 20]);
        assert_eq!(Review::greatest(vec![turn(1, 9.9)]), Vec::new());
        for whole in [100.0, -100.0] {
            let told = Review::greatest(vec![turn(1, 1.02 * whole)]);
            assert_eq!(told, [turn(1, whole)]);
        }
    }

    #[test]
    fn a_review_is_read_as_it_was_written() {
        let review = Review {
            version: Review::VERSION,
            values: "coin-1".to_owned(),
            account: LuckAccount {
                start: 50.0,
                result: 100.0,
                ..LuckAccount::default()
            },
            told: vec![50.0],
            decisions: Vec::new(),
            turns: vec![turn(1, 50.0)],
            facts: Vec::new(),
            percentile: None,
        };
        let text = review.text();
        assert_eq!(Review::read(&text), Ok(review));
        let own = format!("\"version\":{}", Review::VERSION);
        let newer = text.replace(&own, "\"version\":99");
        assert_eq!(
            Review::read(&newer),
            Err("a review of version 99".to_owned())
        );
        // The last one that took what a relieved bot had decided for the person's.
        let older = text.replace(&own, "\"version\":3");
        assert_eq!(
            Review::read(&older),
            Err("a review of version 3".to_owned())
        );
        // Its value before the first decision is missing.
        assert!(Review::read(&text.replace("[50.0]", "[]")).is_err());
        assert!(Review::read("{}").is_err());
    }

    #[test]
    fn a_percentile_counts_the_games_with_less_luck() {
        let table = LuckTable {
            values: "coin-1".to_owned(),
            variants: vec![LuckQuantiles {
                variant: "short".to_owned(),
                bots: "fickle".to_owned(),
                games: 100,
                quantiles: (0..=100).map(f64::from).collect(),
            }],
        };
        for (luck, percentile) in [(-1.0, 0.0), (0.5, 1.0), (50.5, 51.0), (1e9, 100.0)] {
            assert_eq!(table.percentile("coin-1", "short", luck), Some(percentile));
        }
        assert_eq!(table.percentile("coin-2", "short", 0.0), None);
        assert_eq!(table.percentile("coin-1", "long", 0.0), None);
    }
}
