//! Reviews of heads or tails. Superstition has it that a coin falls on its head more often: whoever guesses tails errs.

use guyenne::rules::code::CodedGame;
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::luck::{Actor, LuckGame, LuckLine, LuckOutcome, LuckStep};
use guyenne::rules::review::{
    DecisionJudge, ReviewFact, ReviewMoment, ReviewedDecision, ReviewedGame, ToldWords,
    TurningPoint, WeighedMove,
};

use super::{Coin, GOAL};

/// The chance of the first side to have [`GOAL`] right guesses first, in points, after these guesses of both sides.
fn points(hits: [u16; 2], next: usize) -> f64 {
    if hits[0] == GOAL {
        return 100.0;
    } else if hits[1] == GOAL {
        return 0.0;
    }
    // Who guesses next is right in one of two cases. A round in which nobody is right changes nothing.
    let after = |right: [u16; 2]| {
        let hits = [hits[0] + right[0], hits[1] + right[1]];
        points(hits, 0)
    };
    if next == 1 {
        return (points([hits[0], hits[1] + 1], 0) + points(hits, 0)) / 2.0;
    }
    let both = if hits[0] + 1 == GOAL {
        100.0
    } else {
        after([1, 1])
    };
    (after([1, 0]) + after([0, 1]) + both) / 3.0
}

impl LuckGame for Coin {
    fn value_name() -> String {
        "coin-1".to_owned()
    }

    fn luck_line(&self) -> Result<LuckLine, String> {
        let mut hits = [0; 2];
        let mut line = LuckLine {
            start: points(hits, 0),
            steps: Vec::new(),
        };
        for (n, (guess, coin)) in self.events.iter().enumerate() {
            let side = n % 2;
            let outcomes = [false, true].map(|right| {
                let mut hits = hits;
                hits[side] += u16::from(right);
                LuckOutcome {
                    chance: 0.5,
                    value: points(hits, 1 - side),
                }
            });
            let step = |actor, value, outcomes| LuckStep {
                actor,
                value,
                outcomes,
            };
            let before = points(hits, side);
            line.steps.push(step(Actor::Side(side), before, Vec::new()));
            hits[side] += u16::from(guess == coin);
            let after = points(hits, 1 - side);
            line.steps
                .push(step(Actor::Chance(side), after, outcomes.to_vec()));
        }
        Ok(line)
    }
}

/// Knows the superstition.
struct Superstition;

impl DecisionJudge<bool> for Superstition {
    fn think(&mut self, _: u32) -> bool {
        true
    }

    fn weighed(&mut self) -> Vec<WeighedMove<bool>> {
        let weighed = |m, chance, value| WeighedMove {
            m,
            chance,
            value,
            error: 0.0,
        };
        vec![weighed(true, 1.0, 60.0), weighed(false, 0.0, 50.0)]
    }
}

impl ReviewedGame for Coin {
    const LUCK_TABLE: &'static str = "";

    fn moments(&self) -> Result<Vec<ReviewMoment<Self>>, String> {
        let mut game = Self {
            events: Vec::new(),
            ..self.clone()
        };
        let mut moments = Vec::new();
        for (event, (seat, m)) in self.decisions()?.into_iter().enumerate() {
            moments.push(ReviewMoment {
                event,
                round: event / 2 + 1,
                seat,
                m,
                view: game.view(Some(seat)),
            });
            game.events.push(self.events[event]);
        }
        Ok(moments)
    }

    fn judge(_: &ReviewMoment<Self>) -> Option<Box<dyn DecisionJudge<bool>>> {
        Some(Box::new(Superstition))
    }

    fn seat_of_side(_: usize) -> usize {
        0
    }

    /// Its field `relieved`, of both seats.
    fn relieved(&self, _: usize) -> usize {
        let events = self.extra.get("relieved");
        let events = events.and_then(serde_json::Value::as_u64);
        events.unwrap_or(0) as usize
    }

    fn move_text(m: bool) -> String {
        if m { "heads" } else { "tails" }.to_owned()
    }

    fn turns(&self, line: &LuckLine) -> Result<Vec<TurningPoint>, String> {
        let throws = line.steps.iter().skip(1).step_by(2);
        let throws = throws.zip(&self.events).enumerate();
        let turn = |(event, (step, (guess, coin))): (usize, (&LuckStep, &(bool, bool)))| {
            let before = line.steps[2 * event].value;
            TurningPoint {
                event,
                round: event / 2 + 1,
                change: step.value - before,
                words: ToldWords::new(if guess == coin { "right" } else { "wrong" }),
            }
        };
        Ok(throws.map(turn).collect())
    }

    fn facts(&self, decisions: &[ReviewedDecision]) -> Result<Vec<ReviewFact>, String> {
        let fact = |side: usize| {
            let own = decisions.iter().filter(|it| it.side == side);
            let heads = own.filter(|it| it.made == "heads").count();
            ReviewFact {
                side,
                words: ToldWords::new("heads").number("n", heads as i64),
            }
        };
        Ok(vec![fact(0), fact(1)])
    }
}
