//! The sentences of the page.

use kit_i18n::{LocalizedText, MessageArgument, whole_number};
use kit_rules::review::{Deciders, Review, ReviewFact, ReviewedDecision, TurningPoint, Verdict};
use kit_table::Game;
use kit_table::review_words::ReviewWords;

use super::account::{AccountPart, signed};
use crate::keys;

/// Writes what is told of a game.
pub(in crate::app::menu) struct ReviewWriter<'a> {
    /// The record of the game.
    record: &'a str,
    game: &'a Game,
    words: ReviewWords,
}

impl<'a> ReviewWriter<'a> {
    /// A writer; `None` if the game has no words for reviews.
    pub(in crate::app::menu) fn new(record: &'a str, game: &'a Game) -> Option<Self> {
        let words = game.words_of_reviews?;
        Some(Self {
            record,
            game,
            words,
        })
    }

    /// What a side is called: by the names of its players.
    pub(super) fn side(&self, side: usize) -> LocalizedText {
        (self.game.words_of_setups.side)(side)
    }

    /// What chance is in this game.
    pub(super) fn chance(&self) -> LocalizedText {
        (self.words.chance)()
    }

    /// A decision in a sentence.
    pub(super) fn decision(&self, decision: &ReviewedDecision) -> LocalizedText {
        let told = match decision.known {
            Some([before, after]) => LocalizedText::new(keys::REVIEW_DECISION)
                .with("knew", before.round() as i64)
                .with("known", after.round() as i64),
            None => LocalizedText::new(keys::REVIEW_DECISION_TOLD),
        };
        told.with("moment", self.moment(decision))
            .with("side", self.side(decision.side))
            .with("made", self.moved(decision, &decision.made))
            .with("before", decision.told[0].round() as i64)
            .with("told", decision.told[1].round() as i64)
    }

    /// When and where a decision fell.
    pub(super) fn moment(&self, decision: &ReviewedDecision) -> LocalizedText {
        (self.words.moment)(self.record, decision)
    }

    /// A move of a decision.
    fn moved(&self, decision: &ReviewedDecision, m: &str) -> LocalizedText {
        (self.words.move_words)(self.record, decision, m)
    }

    /// A mistake in a sentence.
    pub(in crate::app::menu) fn mistake(&self, decision: &ReviewedDecision) -> LocalizedText {
        let best = decision.best().unwrap_or(&decision.made);
        LocalizedText::new(keys::REVIEW_MISTAKE)
            .with("moment", self.moment(decision))
            .with("made", self.moved(decision, &decision.made))
            .with("best", self.moved(decision, best))
            .with("loss", decision.loss.round() as i64)
    }

    /// A decision that lost something in a sentence, and why it is no mistake if it is none.
    pub(in crate::app::menu) fn costly(&self, decision: &ReviewedDecision) -> LocalizedText {
        let why = match decision.verdict {
            Verdict::Mixed => keys::REVIEW_MIXED,
            Verdict::Unsure => keys::REVIEW_UNSURE,
            Verdict::Good => keys::REVIEW_GOOD,
            Verdict::Mistake | Verdict::Forced | Verdict::Obvious => return self.mistake(decision),
        };
        LocalizedText::new(why).with("lost", self.mistake(decision))
    }

    /// A turning point, with what it changed for a side.
    pub(super) fn turn(&self, turn: &TurningPoint, side: usize) -> LocalizedText {
        let change = if side == 0 { turn.change } else { -turn.change };
        LocalizedText::new(keys::REVIEW_TURN)
            .with("what", (self.words.turning_point)(self.record, turn))
            .with("change", signed(change.round() as i64))
    }

    /// A fact.
    pub(super) fn fact(&self, fact: &ReviewFact) -> LocalizedText {
        (self.words.fact)(self.record, fact)
    }

    /// How much luck of chance the side had, beside bot games.
    pub(super) fn percentile(&self, review: &Review, side: usize) -> Option<LocalizedText> {
        let first = review.percentile?;
        let own = if side == 0 { first } else { 100.0 - first };
        Some(luckier_than(own))
    }

    /// What a decision of a side lost on average; `None` if it had no choice.
    pub(super) fn average(
        &self,
        review: &Review,
        side: usize,
        deciders: &Deciders,
    ) -> Option<LocalizedText> {
        let (loss, n) = review.average_loss(side, deciders)?;
        let tenths = (loss * 10.0).round().max(0.0) as u64;
        let loss = LocalizedText::new(keys::STATISTICS_TENTHS)
            .with("whole", tenths / 10)
            .with("tenths", tenths % 10);
        let told = LocalizedText::new(keys::REVIEW_AVERAGE);
        let told = told.with("side", self.side(side)).with("loss", loss);
        Some(told.with("n", n))
    }
}

/// Beside how many of 100 bot games a side had more luck. Some had the same, so it is never more than 99: rather than
/// more luck than in none it had less than in 99.
fn luckier_than(percentile: f64) -> LocalizedText {
    let n = percentile.round().clamp(0.0, 99.0) as i64;
    match n {
        0 => LocalizedText::new(keys::REVIEW_LESS_LUCKY).with("n", 99_i64),
        n => LocalizedText::new(keys::REVIEW_LUCKIER).with("n", n),
    }
}

/// A part of the account: what it is, and its points.
pub(super) fn part(part: &AccountPart) -> [LocalizedText; 2] {
    let points = if part.is_change {
        signed(part.points)
    } else {
        whole_number(part.points)
    };
    [part.words.clone(), LocalizedText::verbatim(points)]
}

/// The whole account in a sentence, for who hears it.
pub(super) fn account(parts: &[AccountPart]) -> LocalizedText {
    let each = parts.iter().map(|it| {
        let [words, points] = part(it);
        LocalizedText::new(keys::REVIEW_PART)
            .with("what", words)
            .with("points", points)
            .into()
    });
    let all: Vec<MessageArgument> = each.collect();
    LocalizedText::new(keys::REVIEW_ACCOUNT).with("all", all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_was_luckier_than_in_every_game() {
        let told = |n: i64, key| LocalizedText::new(key).with("n", n);
        for percentile in [100.0, 99.6, 99.0] {
            assert_eq!(luckier_than(percentile), told(99, keys::REVIEW_LUCKIER));
        }
        assert_eq!(luckier_than(42.4), told(42, keys::REVIEW_LUCKIER));
        assert_eq!(luckier_than(0.6), told(1, keys::REVIEW_LUCKIER));
        assert_eq!(luckier_than(0.0), told(99, keys::REVIEW_LESS_LUCKY));
    }
}
