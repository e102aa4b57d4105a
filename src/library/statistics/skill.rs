//! Luck and skill over reviewed games: how they went, how they would have gone without luck, and what decisions lost.
//! Sums with intervals, never counts of lucky games.

use std::collections::BTreeMap;
use std::sync::Arc;

use kit_rules::review::ToldWords;

use super::super::library::Library;
use super::super::query::{Opponent, Query};
use super::super::review_line::Reviews;
use super::breakdown::{in_time, opponents};
use super::month::Month;

/// The mean of some numbers, and how sure it is.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Sample {
    n: u32,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, value: f64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// How many they are.
    #[must_use]
    pub const fn n(&self) -> u32 {
        self.n
    }

    /// Their mean; `None` without any.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.n > 0).then(|| self.sum / f64::from(self.n))
    }

    /// By how much the mean of all that could be played may lie above or below this one, in 95 of 100 cases; `None` for
    /// fewer than two.
    #[must_use]
    pub fn margin(&self) -> Option<f64> {
        let n = f64::from(self.n);
        let variance = (self.squares - self.sum * self.sum / n) / (n - 1.0);
        (self.n > 1).then(|| 1.96 * (variance.max(0.0) / n).sqrt())
    }
}

/// Reviewed games of people against bots alone.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct SkillCounts {
    /// The result of the people's side: 100 for a victory, 50 for a draw, 0 for a defeat.
    pub plain: Sample,
    /// The same with the luck taken out of each game.
    pub adjusted: Sample,
    /// The luck of the people's side, in points of winning chance.
    pub luck: Sample,
    /// What the people's decisions lost, those that count, in points of winning chance. What bots decided before people
    /// took over their seats is not among them.
    pub loss: Sample,
}

/// Luck and skill of the people in a library.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Skill {
    /// All their games.
    pub all: SkillCounts,
    /// By opponent, as a [`Query`] finds them.
    pub opponents: BTreeMap<Opponent, SkillCounts>,
    /// By the month when they were kept, in UTC; under `None` those of an unknown time.
    pub months: BTreeMap<Option<Month>, SkillCounts>,
    /// What the reviews tell of the people in numbers, by game: each kind of fact, summed up over all the games.
    pub facts: BTreeMap<Arc<str>, Vec<ToldWords>>,
}

impl Skill {
    /// Sums the reviewed games up that a query finds, those of people against bots alone, without branches.
    #[must_use]
    pub fn of(library: &Library, reviews: &Reviews, query: &Query) -> Self {
        let entries = library.index.entries();
        let mut skill = Self::default();
        for at in in_time(library, query) {
            let entry = &entries[at];
            let (Some(side), Some(review)) = (entry.people(), reviews.get(&entry.id)) else {
                continue;
            };
            if entry.is_branch {
                continue;
            }
            let side = usize::from(side);
            let own = |value: f64| if side == 0 { value } else { 100.0 - value };
            let decisions = review.decisions.iter();
            let theirs = decisions.filter(|it| entry.is_persons(it.side, it.seat) && !it.relieved);
            let counted = theirs.filter(|it| it.verdict.counts());
            let losses: Vec<f64> = counted.map(|it| it.loss).collect();
            let add = |counts: &mut SkillCounts| {
                counts.plain.add(own(review.account.result));
                counts.adjusted.add(review.account.adjusted(side));
                counts.luck.add(review.account.luck(side));
                losses.iter().for_each(|&loss| counts.loss.add(loss));
            };
            add(&mut skill.all);
            for opponent in opponents(entry) {
                add(skill.opponents.entry(opponent).or_default());
            }
            add(skill.months.entry(Month::of(entry)).or_default());
            let facts = skill.facts.entry(entry.game.clone()).or_default();
            let own = review.facts.iter().filter(|fact| fact.side == side);
            for told in own.map(|fact| &fact.words).filter(|told| told.counts()) {
                match facts.iter_mut().find(|sum| sum.kind == told.kind) {
                    Some(sum) => sum.add(told),
                    None => facts.push(told.clone()),
                }
            }
        }
        skill
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_has_its_mean_and_its_margin() {
        let mut sample = Sample::default();
        assert_eq!((sample.mean(), sample.margin()), (None, None));
        sample.add(100.0);
        assert_eq!((sample.mean(), sample.margin()), (Some(100.0), None));
        for value in [0.0, 50.0, 50.0] {
            sample.add(value);
        }
        // The variance is 5000 / 3.
        let margin = 1.96 * (5000.0_f64 / 3.0 / 4.0).sqrt();
        assert_eq!(sample.mean(), Some(50.0));
        assert!((sample.margin().expect("four") - margin).abs() < 1e-9);
        assert_eq!(sample.n(), 4);
    }
}
