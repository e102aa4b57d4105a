//! Weighs the moves of one decision as the champion does, by what its side could know.

use super::endgame::GameState;
use super::matrix_bot::MatrixBot;
use super::style::CHAMPION;
use super::{Bot, bot::dice};
use fayance_rules::{Move, View};
use kit_rules::seed::Seed;

/// A move as the champion weighs it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct JudgedMove {
    /// The move.
    pub m: Move,
    /// How often the champion plays it, 0 to 1.
    pub chance: f64,
    /// The chance of the deciding side to become king, 0 to 1, if the other side plays as the champion.
    pub value: f64,
    /// The standard error of the difference to the best move, as a chance; 0 where all is solved.
    pub error: f64,
}

/// The standard error of the difference of two moves, in points, by how many territories have been captured: the last
/// one as it was measured against exact chances (`src/games/fayance/ai/tests/judged.rs`), the others in proportion to
/// the errors of their nets (`assets/ai/fayance/values.md`).
pub(super) const ERRORS: [f64; 6] = [2.0, 2.4, 2.8, 3.9, 5.7, 9.0];

/// Weighs the moves of a decision, in slices.
#[derive(Debug, Clone)]
pub struct Judge {
    champion: MatrixBot,
    view: View,
    made: Move,
}

impl Judge {
    /// A judge of the decision in `view`, which also weighs what was made of it; `None` if there is no choice.
    #[must_use]
    pub fn new(view: &View, made: Move) -> Option<Self> {
        let due = view.decision.filter(|decision| decision.count() > 1)?;
        due.check(made).is_ok().then(|| Self {
            champion: MatrixBot::new(CHAMPION, Seed(0)),
            view: view.clone(),
            made,
        })
    }

    /// Thinks for about `iterations` more; returns whether it is done. Many slices give the same as one.
    pub fn think(&mut self, iterations: u32) -> bool {
        self.champion.think(&self.view, iterations)
    }

    /// Every move that differs in what follows, with what was made among them.
    pub fn weighed(&mut self) -> Vec<JudgedMove> {
        let view = &self.view;
        let error = match (view.decision, GameState::of(view)) {
            (Some(_), Some(state)) if !CHAMPION.solves(&state) => {
                let layer = usize::from(state.captured()).min(ERRORS.len() - 1);
                ERRORS[layer] / 100.0
            }
            _ => 0.0,
        };
        while !self.champion.think(view, u32::MAX) {}
        let solved = self.champion.solved(view, &mut dice(Seed(0), view));
        let territory = view.land.map(|land| land.territory);
        let all = solved.into_iter().flat_map(|solved| solved.moves);
        let judged = all.map(|weighed| {
            let same = match (weighed.m, self.made, territory) {
                (Move::Lay(turn), Move::Lay(made), Some(territory)) => {
                    territory.terrains(turn) == territory.terrains(made)
                }
                _ => false,
            };
            JudgedMove {
                m: if same { self.made } else { weighed.m },
                chance: weighed.probability,
                value: weighed.value.clamp(0.0, 1.0),
                error,
            }
        });
        judged.collect()
    }
}
