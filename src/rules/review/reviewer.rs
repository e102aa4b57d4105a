//! Reviews a game, in slices.

use super::decision::{ReviewedDecision, WeighedMove, Weighing};
use super::game::{DecisionJudge, LineWorker, ReviewMoment, ReviewedGame};
use super::report::{LuckTable, Review, TurningPoint};
use super::verdict::Verdict;
use crate::branch::others_events;
use crate::facts::variant_words;
use crate::luck::{Actor, LuckAccount, LuckLine};

/// A review at work.
pub trait Reviewer: Send + Sync {
    /// Works for about `iterations` more; returns whether it is done. Many slices give the same as one.
    fn think(&mut self, iterations: u32) -> bool;

    /// How much is done, 0 to 1.
    fn progress(&self) -> f32;

    /// What made of the chance at the start the result: known before the decisions are weighed. `None` until then.
    fn account(&self) -> Option<LuckAccount>;

    /// Where the game turned, as the review tells it: known as soon as the account is. `None` until then.
    fn turns(&self) -> Option<Vec<TurningPoint>>;

    /// The review.
    ///
    /// # Errors
    /// It is not done, or the record does not follow the rules.
    fn review(&self) -> Result<Review, String>;
}

/// Begins to review the game of a record.
///
/// # Errors
/// The record is not valid, or the game is not over: nothing may be told of a game that goes on.
pub fn start<G: ReviewedGame + Sync + 'static>(record: &[u8]) -> Result<Box<dyn Reviewer>, String>
where
    G::Seat: Sync,
    G::Move: Send + Sync,
    G::View: Send + Sync,
{
    let game = G::replay(record)?;
    if game.outcome().is_none() {
        return Err("the game is not over".to_owned());
    }
    let moments = game.moments()?;
    let text = core::str::from_utf8(record).unwrap_or_default();
    let others = others_events(text);
    let teller = game.line_worker();
    Ok(Box::new(GameReviewer {
        game,
        moments,
        others,
        teller,
        line: None,
        judge: None,
        weighed: Vec::new(),
    }))
}

struct GameReviewer<G: ReviewedGame> {
    game: G,
    moments: Vec<ReviewMoment<G>>,
    /// How many of the first events are those of the game from which this one went on, whoever played it.
    others: usize,
    /// Tells the line, if that takes more than one slice.
    teller: Option<Box<dyn LineWorker>>,
    line: Option<Result<LuckLine, String>>,
    judge: Option<Box<dyn DecisionJudge<G::Move>>>,
    /// The decisions that have been weighed; `None` where there was no choice.
    weighed: Vec<Option<Weighing>>,
}

impl<G: ReviewedGame> GameReviewer<G> {
    /// The line without what is known of how bots choose where others may have played: there each choice is a decision.
    fn without_others(&self, mut line: LuckLine) -> LuckLine {
        let steps = line.steps.iter_mut();
        let decided = steps.filter(|step| matches!(step.actor, Actor::Side(_)));
        for (step, moment) in decided.zip(&self.moments) {
            if moment.event < self.others {
                step.outcomes.clear();
            }
        }
        line
    }

    /// The value told everything before and after each decision, in points of side 0.
    fn told(&self, line: &LuckLine) -> Result<Vec<[f64; 2]>, String> {
        let mut before = line.start;
        let mut told = Vec::new();
        for step in &line.steps {
            if matches!(step.actor, Actor::Side(_)) {
                told.push([before, step.value]);
            }
            before = step.value;
        }
        if told.len() == self.moments.len() {
            Ok(told)
        } else {
            let (n, of) = (told.len(), self.moments.len());
            Err(format!("{n} decisions are valued, and {of} were made"))
        }
    }

    fn decision(
        &self,
        number: usize,
        moment: &ReviewMoment<G>,
        told: [f64; 2],
    ) -> ReviewedDecision {
        let side = G::side(moment.seat).min(1);
        let told = told.map(|value| if side == 0 { value } else { 100.0 - value });
        let made = G::move_text(moment.m);
        let weighing = self.weighed.get(number).cloned().flatten();
        let known = weighing.as_ref().map(|weighing| weighing.known);
        let (moves, loss, verdict) = weighing.map_or_else(
            || (Vec::new(), 0.0, Verdict::Forced),
            |weighing| (weighing.moves, weighing.loss, weighing.verdict),
        );
        ReviewedDecision {
            number,
            event: moment.event,
            round: moment.round,
            side,
            seat: G::seat_of_side(moment.seat),
            made,
            moves,
            known,
            told,
            loss,
            verdict,
            relieved: moment.event < self.game.relieved(moment.seat),
        }
    }
}

impl<G: ReviewedGame + Sync> Reviewer for GameReviewer<G>
where
    G::Seat: Sync,
    G::Move: Send + Sync,
    G::View: Send + Sync,
{
    fn think(&mut self, iterations: u32) -> bool {
        if self.line.is_none() {
            let line = match &mut self.teller {
                Some(teller) => {
                    if !teller.think(iterations) {
                        return false;
                    }
                    teller.line()
                }
                None => self.game.luck_line(),
            };
            let line = line.map(|line| self.without_others(line));
            (self.line, self.teller) = (Some(line), None);
            return self.moments.is_empty();
        }
        let Some(moment) = self.moments.get(self.weighed.len()) else {
            return true;
        };
        if self.judge.is_none() {
            self.judge = G::judge(moment);
        }
        let weighing = if let Some(judge) = &mut self.judge {
            if !judge.think(iterations) {
                return false;
            }
            let all = judge.weighed().into_iter();
            let all = all.map(|one| WeighedMove {
                m: G::move_text(one.m),
                chance: one.chance,
                value: one.value,
                error: one.error,
            });
            Weighing::of(all.collect(), &G::move_text(moment.m))
        } else {
            None
        };
        self.judge = None;
        self.weighed.push(weighing);
        self.weighed.len() == self.moments.len()
    }

    fn progress(&self) -> f32 {
        self.weighed.len() as f32 / self.moments.len().max(1) as f32
    }

    fn account(&self) -> Option<LuckAccount> {
        let line = self.line.as_ref()?.as_ref().ok()?;
        Some(LuckAccount::of(line))
    }

    fn turns(&self) -> Option<Vec<TurningPoint>> {
        let line = self.line.as_ref()?.as_ref().ok()?;
        self.game.turns(line).map(Review::greatest).ok()
    }

    fn review(&self) -> Result<Review, String> {
        let Some(line) = &self.line else {
            return Err("the review is not done".to_owned());
        };
        if self.weighed.len() < self.moments.len() {
            return Err("the review is not done".to_owned());
        }
        let line = line.as_ref().map_err(Clone::clone)?;
        let told = self.told(line)?;
        let moments = self.moments.iter().zip(&told).enumerate();
        let decisions: Vec<_> = moments
            .map(|(number, (moment, &told))| self.decision(number, moment, told))
            .collect();
        let account = LuckAccount::of(line);
        let turns = Review::greatest(self.game.turns(line)?);
        let facts = self.game.facts(&decisions)?;
        let table = LuckTable::read(G::LUCK_TABLE).ok();
        let variant = variant_words(&self.game.variant());
        let luck: f64 = account.chance.iter().sum();
        let values = G::value_name();
        let percentile = table.and_then(|table| table.percentile(&values, &variant, luck));
        let after = told.iter().map(|[_, after]| *after);
        let review = Review {
            version: Review::VERSION,
            values,
            account,
            told: [line.start].into_iter().chain(after).collect(),
            decisions,
            turns,
            facts,
            percentile,
        };
        Ok(review.rounded())
    }
}
