//! The work of solving the end of a game in slices of about the same size.

use super::endgame::{Endgame, GameState};
use super::territory::{Battle, Captured};
use fayance_rules::{ARMY, BySide, Cards, Side, fight_numbered};

/// After so many captures little is left to solve: it is done in one step.
pub(super) const AT_ONCE: u8 = 7;

/// States before a turn that are to be solved, the next one last. None is solved before all that may follow from it, so
/// that no step is long.
#[derive(Debug, Clone)]
pub(super) struct Solving(Vec<PendingState>);

/// A state, and whether all that may follow from it lies above it already.
#[derive(Debug, Clone, Copy)]
struct PendingState {
    state: GameState,
    opened: bool,
}

impl Solving {
    /// The work for a decision at `state`: what follows from its refills, or from each capture that `battles` may end
    /// in.
    pub fn of(endgame: &Endgame, state: &GameState, battles: &[Battle]) -> Self {
        let mut work = Self(Vec::new());
        if battles.is_empty() && state.refill() > 0 {
            work.add_refilled(endgame, state);
        }
        for battle in battles {
            work.add_captures(endgame, state, battle);
        }
        work
    }

    /// Adds other work.
    pub fn join(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// Whether nothing is left to do.
    pub fn is_done(&self) -> bool {
        self.0.is_empty()
    }

    /// Solves at most `left` states and takes them off it; returns whether nothing is left to do.
    pub fn advance(&mut self, endgame: &mut Endgame, left: &mut u32) -> bool {
        while *left > 0
            && let Some(task) = self.0.last_mut()
        {
            let state = task.state;
            if endgame.knows(&state) {
                self.0.pop();
            } else if core::mem::replace(&mut task.opened, true) || state.captured() >= AT_ONCE {
                self.0.pop();
                let before: usize = endgame.solved().iter().sum();
                endgame.value(&state);
                let solved: usize = endgame.solved().iter().sum();
                *left = left.saturating_sub((solved - before) as u32);
            } else {
                for battle in Battle::all(state.next, state.leader, state.active) {
                    self.add_captures(endgame, &state, &battle);
                }
            }
        }
        self.is_done()
    }

    /// Adds the unsolved states that may follow from a capture in `battle`.
    fn add_captures(&mut self, endgame: &Endgame, state: &GameState, battle: &Battle) {
        captures(battle, &mut |captured| {
            if let Ok(next) = state.after(captured)
                && !endgame.knows(&next)
            {
                self.add_refilled(endgame, &next);
            }
        });
    }

    /// Adds the unsolved states that may follow from the refills at `state`.
    fn add_refilled(&mut self, endgame: &Endgame, state: &GameState) {
        let options = state.reserve().map(|reserve| reserve.parts(state.refill()));
        for &north in &options[Side::North] {
            for &south in &options[Side::South] {
                let next = state.refilled(BySide::new(north, south));
                let unsolved = next.filter(|next| !endgame.knows(next));
                self.0.extend(unsolved.map(|state| PendingState {
                    state,
                    opened: false,
                }));
            }
        }
    }
}

/// Every way in which `battle` may end.
fn captures(battle: &Battle, found: &mut impl FnMut(Captured)) {
    let n = ARMY as u8 + 1 - battle.active[Side::North].count();
    for north in battle.active[Side::North].each_kind() {
        for south in battle.active[Side::South].each_kind() {
            let cards = BySide::new(north, south);
            let active = BySide::new(
                battle.active[Side::North] - Cards::one(north),
                battle.active[Side::South] - Cards::one(south),
            );
            match fight_numbered(n, cards, battle.terrains, battle.leader).winner {
                Some(winner) => found(Captured {
                    winner,
                    cards,
                    active,
                }),
                None => captures(&Battle { active, ..*battle }, found),
            }
        }
    }
}
