//! What the review asks of a game.

use super::{facts, turns};
use crate::headless::Match;
use crate::luck::LineTeller;
use guesclin_ai::PlanJudge;
use guesclin_rules::{Banner, Move, View};
use kit_rules::luck::LuckLine;
use kit_rules::review::{
    DecisionJudge, LineWorker, ReviewFact, ReviewMoment, ReviewedDecision, ReviewedGame,
    TurningPoint,
};

impl ReviewedGame for Match {
    const LUCK_TABLE: &'static str = include_str!("../../../../assets/ai/guesclin/luck.json");

    fn moments(&self) -> Result<Vec<ReviewMoment<Self>>, String> {
        let mut all = Vec::new();
        let told = self.record.replay_decided(|event, board, banner, m| {
            all.push(ReviewMoment {
                event,
                round: board.round().into(),
                seat: banner,
                m: m.as_march(),
                view: View {
                    viewer: Some(banner),
                    board: board.clone(),
                },
            });
        });
        told.map_err(|error| error.to_string())?;
        Ok(all)
    }

    fn line_worker(&self) -> Option<Box<dyn LineWorker>> {
        let teller = LineTeller::new(&self.record).ok()?;
        Some(Box::new(teller))
    }

    fn judge(moment: &ReviewMoment<Self>) -> Option<Box<dyn DecisionJudge<Move>>> {
        let judge = PlanJudge::new(&moment.view, moment.m)?;
        Some(Box::new(judge))
    }

    /// The allies are the second seats.
    fn seat_of_side(seat: Banner) -> usize {
        match seat {
            Banner::French | Banner::English => 0,
            Banner::Blesist | Banner::Montfortist => 1,
        }
    }

    fn move_text(m: Move) -> String {
        m.text()
    }

    fn turns(&self, line: &LuckLine) -> Result<Vec<TurningPoint>, String> {
        turns::turns(&self.record, line)
    }

    fn facts(&self, _: &[ReviewedDecision]) -> Result<Vec<ReviewFact>, String> {
        facts::facts(&self.record)
    }
}
