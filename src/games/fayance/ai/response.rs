//! The best answer to the exact solver's policies, by the same induction: one side plays the policies of
//! [`Endgame`], the other whatever is best against them. It measures the solver; no bot uses it.

use super::endgame::{Endgame, GameState};
use super::known::Known;
use super::territory::{Battle, Captured, best_turn, turns};
use fayance_rules::{ARMY, BySide, Cards, Side, Terrain, fight_numbered};
use kit_ai::exact::matrix;

/// A best responder to the policies of one solver.
pub(super) struct Response<'a> {
    fixed: &'a mut Endgame,
    /// The side that responds.
    responder: Side,
    lays: Known,
    refills: Known,
}

impl<'a> Response<'a> {
    pub fn new(fixed: &'a mut Endgame, responder: Side) -> Self {
        Self {
            fixed,
            responder,
            lays: Known::new(),
            refills: Known::new(),
        }
    }

    /// North's chance from `state`, before a territory is laid or before refills, if the other side's policies are
    /// fixed.
    pub fn value(&mut self, state: &GameState) -> f64 {
        if state.refill() > 0 {
            self.refill_value(state)
        } else {
            self.lay_value(state)
        }
    }

    fn lay_value(&mut self, state: &GameState) -> f64 {
        let key = Endgame::key(state);
        if let Some(value) = self.lays.get(key) {
            return value;
        }
        let battle = |turn| (state.next.terrains(turn), state.active);
        let value = if state.leader == self.responder {
            let values: Vec<(u8, f64)> = turns(state.next)
                .map(|turn| {
                    let (terrains, active) = battle(turn);
                    (turn, self.choice_value(state, terrains, active))
                })
                .collect();
            best_turn(state.leader, &values).1
        } else {
            let (turn, _) = best_turn(state.leader, &self.fixed.by_turn(state));
            let (terrains, active) = battle(turn);
            self.choice_value(state, terrains, active)
        };
        self.lays.insert(key, value);
        value
    }

    fn choice_value(
        &mut self,
        state: &GameState,
        terrains: BySide<Terrain>,
        active: BySide<Cards>,
    ) -> f64 {
        let fixed = Battle {
            terrains,
            leader: state.leader,
            active,
        };
        let choice = self.fixed.choice(state, &fixed);
        let solution = choice.solve();
        let n = ARMY as u8 + 1 - active[Side::North].count();
        let mut entries = Vec::new();
        for &north in &choice.cards[Side::North] {
            for &south in &choice.cards[Side::South] {
                let cards = BySide::new(north, south);
                let left = BySide::new(
                    active[Side::North] - Cards::one(north),
                    active[Side::South] - Cards::one(south),
                );
                let result = fight_numbered(n, cards, terrains, state.leader);
                let captured = |winner| Captured {
                    winner,
                    cards,
                    active: left,
                };
                entries.push(
                    match result.winner.map(|winner| state.after(captured(winner))) {
                        None => self.choice_value(state, terrains, left),
                        Some(Ok(next)) => self.refill_value(&next),
                        Some(Err(over)) => over,
                    },
                );
            }
        }
        self.best(&entries, &solution)
    }

    fn refill_value(&mut self, state: &GameState) -> f64 {
        let key = Endgame::key(state);
        if let Some(value) = self.refills.get(key) {
            return value;
        }
        let (fixed, options) = self.fixed.refill_entries(state);
        let solution = matrix::solve(&fixed, options[Side::South].len());
        let mut entries = Vec::with_capacity(fixed.len());
        for &north in &options[Side::North] {
            for &south in &options[Side::South] {
                let (mut sum, mut ways) = (0.0, 0.0);
                for next in state.refilled(BySide::new(north, south)) {
                    sum += self.lay_value(&next);
                    ways += 1.0;
                }
                entries.push(sum / ways);
            }
        }
        let value = self.best(&entries, &solution);
        self.refills.insert(key, value);
        value
    }

    /// The best row, or column, of `entries` against the other side's policy.
    fn best(&self, entries: &[f64], fixed: &matrix::MatrixSolution) -> f64 {
        let columns = fixed.columns.len();
        match self.responder {
            Side::North => {
                let row = |row: &[f64]| row.iter().zip(&fixed.columns).map(|(a, b)| a * b).sum();
                let rows = entries.chunks_exact(columns).map(row);
                rows.fold(f64::NEG_INFINITY, f64::max)
            }
            Side::South => {
                let column = |at: usize| -> f64 {
                    let column = entries.iter().skip(at).step_by(columns);
                    column.zip(&fixed.rows).map(|(a, b)| a * b).sum()
                };
                (0..columns).map(column).fold(f64::INFINITY, f64::min)
            }
        }
    }
}
