//! The decisions of a record, each with the view of its side, and the champion's judgement of them.

use fayance_ai::Judge;
use fayance_rules::record::Record;
use fayance_rules::{Move, Position, Setup, Side, Stage, View};
use kit_rules::code::CodedGame;
use kit_rules::game::HeadlessGame;
use kit_rules::review::{DecisionJudge, ReviewMoment, WeighedMove};

/// The decisions of a record with their events.
pub(super) fn decided(record: &Record) -> impl Iterator<Item = (usize, Side, Move)> {
    let events = record.events.iter().enumerate();
    events.filter_map(|(at, entry)| {
        let (side, m) = Record::decided(&entry.event)?;
        Some((at, side, m))
    })
}

/// Every decision of a record, in the order in which they were made.
///
/// # Errors
/// The record does not follow the rules.
pub(crate) fn moments<G>(record: &Record) -> Result<Vec<ReviewMoment<G>>, String>
where
    G: CodedGame + HeadlessGame<Seat = Side, Move = Move, View = View>,
{
    let setup = Setup {
        config: record.config,
        deal: record.deal(),
    };
    let mut position = Position::new(setup).map_err(|problem| problem.to_string())?;
    let mut all = Vec::new();
    for (event, seat, m) in decided(record) {
        let captured = position.captures().len();
        // A refill belongs to the territory that was captured before it.
        let round = match position.stage() {
            Stage::Lay | Stage::Choose => captured + 1,
            _ => captured,
        };
        all.push(ReviewMoment {
            event,
            round,
            seat,
            m,
            view: position.view(Some(seat)),
        });
        position
            .play(seat, m)
            .map_err(|refusal| refusal.to_string())?;
    }
    Ok(all)
}

/// The champion as a judge.
pub(crate) struct Weigher(pub Judge);

impl DecisionJudge<Move> for Weigher {
    fn think(&mut self, iterations: u32) -> bool {
        self.0.think(iterations)
    }

    fn weighed(&mut self) -> Vec<WeighedMove<Move>> {
        let all = self.0.weighed().into_iter();
        all.map(|judged| WeighedMove {
            m: judged.m,
            chance: judged.chance,
            value: 100.0 * judged.value,
            error: 100.0 * judged.error,
        })
        .collect()
    }
}
