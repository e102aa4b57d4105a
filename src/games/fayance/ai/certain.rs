//! Whether the crown is certain: asked from when the seventh territory is taken on, at every decision but the calls.

use super::endgame::{Endgame, GameState};
use super::solving::Solving;
use super::territory::Battle;
use fayance_rules::{Side, Stage, View};

/// How near to 1 a chance is certain.
const NEAR: f64 = 1e-9;
/// How many territories have been captured before the question is asked.
const FROM: u8 = 6;

/// Finds out whether the crown is certain at one moment, in slices.
#[derive(Debug, Clone, Default)]
pub struct Certainty(Option<(Endgame, Solving)>);

/// The state of a moment at which the question is asked, and the battles that may be fought next: none before refills.
fn asked(view: &View) -> Option<(GameState, Vec<Battle>)> {
    let state = GameState::of(view)?;
    let (captured, leader, active) = (state.captured(), state.leader, state.active);
    let battles = match view.stage {
        Stage::Lay if captured >= FROM => Battle::all(state.next, leader, active).collect(),
        Stage::Choose if captured >= FROM => vec![Battle {
            terrains: view.land?.terrains()?,
            leader,
            active,
        }],
        // The refills before the seventh territory are many times the work.
        Stage::Refill if captured > FROM => Vec::new(),
        _ => return None,
    };
    Some((state, battles))
}

/// Whether the question is asked at the moment of `view`.
#[must_use]
pub fn is_asked(view: &View) -> bool {
    asked(view).is_some()
}

impl Certainty {
    /// Searches for about `iterations` more; returns whether it is done. Many slices find the same as one.
    pub fn think(&mut self, view: &View, mut iterations: u32) -> bool {
        let Some((state, battles)) = asked(view) else {
            return true;
        };
        let (endgame, solving) = self.0.get_or_insert_with(|| {
            let endgame = Endgame::new(&state);
            let solving = Solving::of(&endgame, &state, &battles);
            (endgame, solving)
        });
        solving.advance(endgame, &mut iterations)
    }

    /// The side that becomes king whatever the other one does, if it plays without a flaw; `None` if the crown is still
    /// fought for, or at a moment at which the question is not asked.
    pub fn answer(&mut self, view: &View) -> Option<Side> {
        let (state, battles) = asked(view)?;
        while !self.think(view, u32::MAX) {}
        let (endgame, _) = self.0.as_mut()?;
        let value = match (view.stage, battles.first()) {
            (Stage::Choose, Some(battle)) => endgame.choice(&state, battle).value(),
            _ => endgame.value(&state),
        };
        if value > 1.0 - NEAR {
            Some(Side::North)
        } else if value < NEAR {
            Some(Side::South)
        } else {
            None
        }
    }
}

/// What [`Certainty::answer`] finds, in one call.
#[must_use]
pub fn certain(view: &View) -> Option<Side> {
    Certainty::default().answer(view)
}

#[cfg(test)]
mod tests {
    use super::super::bots::bot;
    use super::*;
    use fayance_rules::{Position, RulesConfig, Setup};
    use kit_rules::seed::Seed;

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
                if king.is_some() {
                    // At no later moment is it less certain.
                    assert!(!is_asked(&view) || certain(&view) == king, "{view:?}");
                } else {
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

    #[test]
    fn many_slices_find_the_same_as_one() {
        let (mut asked, mut slices) = (0, 0);
        for seed in 0..4 {
            let setup = Setup::of_seed(RulesConfig::default(), Seed(seed));
            let mut position = Position::observed(setup, &mut ()).expect("a set-up");
            let mut bots = ["glazier"; 2].map(|name| bot(name, Seed(seed)).expect("a bot"));
            while position.outcome().is_none() {
                let side = position.to_move()[0];
                let view = position.view(Some(side));
                let mut patient = Certainty::default();
                while !patient.think(&view, 1) {
                    slices += 1;
                }
                assert_eq!(patient.answer(&view), certain(&view));
                asked += u32::from(is_asked(&view));
                let m = bots[side.index()].choose(&view).expect("a move");
                position.play(side, m).expect("a legal move");
            }
        }
        assert!(asked > 10 && slices > 2 * asked, "{asked} {slices}");
    }
}
