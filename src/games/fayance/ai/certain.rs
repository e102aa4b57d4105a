//! Whether the crown is certain: from the seventh territory on, when its leader has taken it and not turned it yet.

use super::endgame::{Endgame, State};
use crate::games::fayance::rules::{Side, View};

/// How near to 1 a chance is certain.
const NEAR: f64 = 1e-9;
/// How many territories have been captured before the question is asked.
const FROM: u8 = 6;

/// The side that becomes king whatever the other one does, if it plays without a flaw; `None` if the crown is still
/// fought for, or at another moment.
#[must_use]
pub fn certain(view: &View) -> Option<Side> {
    let state = State::of(view)?;
    if state.captured() < FROM || state.refill() > 0 || view.land?.turn.is_some() {
        return None;
    }
    let value = Endgame::new(&state).value(&state);
    if value > 1.0 - NEAR {
        Some(Side::North)
    } else if value < NEAR {
        Some(Side::South)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::bots::bot;
    use super::*;
    use crate::games::fayance::rules::{Position, RulesConfig, Setup, Stage};
    use crate::rules::seed::Seed;

    #[test]
    fn who_is_certain_of_the_crown_gets_it() {
        let mut found = 0;
        for seed in 0..14 {
            let setup = Setup::of_seed(RulesConfig::default(), Seed(seed));
            let mut position = Position::observed(setup, &mut ()).expect("a set-up");
            let mut bots =
                ["apprentice", "glazier"].map(|name| bot(name, Seed(seed)).expect("a bot"));
            let mut king = None;
            while position.outcome().is_none() {
                let side = position.to_move()[0];
                let view = position.view(Some(side));
                if view.stage == Stage::Lay && king.is_none() {
                    king = certain(&view);
                    if king.is_some() {
                        // From here on the one who is certain plays without a flaw.
                        bots = ["champion"; 2].map(|name| bot(name, Seed(seed)).expect("a bot"));
                    }
                }
                let m = bots[side.index()].choose(&view).expect("a move");
                position.play(side, m).expect("a legal move");
            }
            let outcome = position.outcome().expect("it is over");
            if let Some(king) = king {
                assert_eq!(outcome.winner, king, "seed {seed}");
                found += 1;
            }
        }
        assert!(found > 1, "{found}");
    }
}
