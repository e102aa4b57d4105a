//! Guyenne as a [`ReviewedGame`].

use guyenne_ai::MoveJudge;
use guyenne_rules::Move;
use guyenne_rules::record::RecordPlayer;
use guyenne_rules::seat::Seat;
use kit_rules::luck::LuckLine;
use kit_rules::review::{
    DecisionJudge, ReviewFact, ReviewMoment, ReviewedDecision, ReviewedGame, TurningPoint,
    WeighedMove,
};

use super::{facts, turns};
use crate::Match;

/// Weighs moves as [`MoveJudge`] does, in points of winning chance.
struct Judge(MoveJudge);

impl DecisionJudge<Move> for Judge {
    fn think(&mut self, iterations: u32) -> bool {
        self.0.think(iterations)
    }

    fn weighed(&mut self) -> Vec<WeighedMove<Move>> {
        let all = self.0.compared().into_iter();
        all.map(|compared| WeighedMove {
            m: compared.m,
            chance: compared.chance,
            value: 50.0 + 50.0 * compared.value,
            error: 50.0 * compared.error,
        })
        .collect()
    }
}

impl ReviewedGame for Match {
    const LUCK_TABLE: &'static str = include_str!("../../../../assets/ai/guyenne/luck.json");

    fn moments(&self) -> Result<Vec<ReviewMoment<Self>>, String> {
        let mut moments = Vec::new();
        let replayed = self.own_record().replay_counted(|event, position, m| {
            moments.extend(position.to_move().map(|seat| ReviewMoment {
                event,
                round: usize::from(position.round()),
                seat,
                m,
                view: position.view(Some(seat)),
            }));
        });
        replayed.map_err(|error| error.to_string())?;
        Ok(moments)
    }

    fn judge(moment: &ReviewMoment<Self>) -> Option<Box<dyn DecisionJudge<Move>>> {
        let judge = MoveJudge::new(&moment.view, moment.m)?;
        Some(Box::new(Judge(judge)))
    }

    fn seat_of_side(seat: Seat) -> usize {
        usize::from(seat.place)
    }

    fn relieved(&self, seat: Seat) -> usize {
        let player = self.own_record().player(seat);
        let relieved = player.and_then(RecordPlayer::relieved);
        relieved.map_or(0, |(_, events)| events)
    }

    fn move_text(m: Move) -> String {
        m.to_string()
    }

    fn turns(&self, line: &LuckLine) -> Result<Vec<TurningPoint>, String> {
        Ok(turns::turns(self.own_record(), &self.moments()?, line))
    }

    fn facts(&self, _: &[ReviewedDecision]) -> Result<Vec<ReviewFact>, String> {
        Ok(facts::facts(self.own_record(), self.position()))
    }
}
