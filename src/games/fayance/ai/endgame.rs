//! The end of a game solved exactly: north's chance to become king, by backward induction. All cards are known, so
//! every state is a matrix game; only the order of the pile below its top is unknown, and all orders are equally
//! likely.

use super::known::{Key, Known};
use super::territory::{Battle, Captured, best_turn, by_turn};
use fayance_rules::{ARMY, BySide, Cards, DEALT, Side, TO_WIN, Territories, Territory, View};
use kit_ai::exact::matrix;

/// The state before a territory is laid, or, with incomplete armies, before the refills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct GameState {
    /// All cards that each side has not discarded.
    pub own: BySide<Cards>,
    /// Those that are active.
    pub active: BySide<Cards>,
    /// How many territories north holds.
    pub north: u8,
    /// Who lays, or will lay, the next territory.
    pub leader: Side,
    /// The territory to be laid: with incomplete armies still the top of the pile.
    pub next: Territory,
    /// The top of the pile below it; with incomplete armies not yet in view.
    pub top: Option<Territory>,
    /// The territories below the top, or, with incomplete armies, below `next`.
    pub below: Territories,
}

impl GameState {
    /// The state of a decision that is not a call; while cards are chosen, that before the territory was laid, with the
    /// cards that are still active. `None` for a view that does not show the reserves.
    pub fn of(view: &View) -> Option<Self> {
        let sides = &view.sides;
        let active = BySide(Side::ALL.map(|side| sides[side].active));
        let reserve = [sides[Side::North].reserve?, sides[Side::South].reserve?];
        let own = BySide(Side::ALL.map(|side| active[side] + reserve[side.index()]));
        // While refills are due the last captor leads next, and the top of the pile is next.
        let captor = view.captures.last().map(|capture| capture.by);
        let (next, top, leader) = match view.land {
            Some(land) => (land.territory, view.top, view.leader?),
            None => (view.top?, None, captor.unwrap_or(Side::North)),
        };
        let north = view.held()[Side::North];
        Some(Self {
            own,
            active,
            north,
            leader,
            next,
            top,
            below: view.below,
        })
    }

    /// How many territories have been captured.
    pub fn captured(&self) -> u8 {
        DEALT - self.own[Side::North].count()
    }

    /// The reserves.
    pub fn reserve(&self) -> BySide<Cards> {
        BySide(Side::ALL.map(|side| self.own[side] - self.active[side]))
    }

    /// The state after a capture: before the refills, or the chance of north, 0 or 1, if that was the fifth.
    pub fn after(&self, captured: Captured) -> Result<Self, f64> {
        let north = self.north + u8::from(captured.winner == Side::North);
        let south = self.captured() + 1 - north;
        if north >= TO_WIN || south >= TO_WIN {
            return Err(if north > south { 1.0 } else { 0.0 });
        }
        let less = |side: Side| self.own[side] - Cards::one(captured.cards[side]);
        Ok(Self {
            own: BySide(Side::ALL.map(less)),
            active: captured.active,
            north,
            leader: captured.winner,
            // At four to four there is a ninth territory.
            next: self.top.unwrap_or(self.next),
            top: None,
            below: self.below,
        })
    }

    /// The states after the refills: one for each territory that may be bared.
    pub fn refilled(&self, rows: BySide<Cards>) -> impl Iterator<Item = Self> + use<> {
        let active = BySide(Side::ALL.map(|side| self.active[side] + rows[side]));
        let state = Self { active, ..*self };
        let last = state.below.count() == 0;
        let bared = state.below.iter().map(move |top| Self {
            top: Some(top),
            below: state.below.without(top),
            ..state
        });
        bared.chain(last.then_some(state))
    }

    /// How many cards each side must refill.
    pub fn refill(&self) -> u8 {
        ARMY as u8 - self.active[Side::North].count()
    }
}

/// An exact solver. What it knows can be used for every later state of the same game.
#[derive(Debug, Clone)]
pub(super) struct Endgame {
    /// The cards of the first state.
    root: BySide<Cards>,
    lays: Known,
    refills: Known,
}

impl Endgame {
    /// A solver for `state` and all that may follow from it.
    pub fn new(state: &GameState) -> Self {
        Self {
            root: state.own,
            lays: Known::new(),
            refills: Known::new(),
        }
    }

    /// Whether `state` may follow from the first state, as far as cards go.
    pub fn covers(&self, state: &GameState) -> bool {
        Side::ALL
            .into_iter()
            .all(|side| self.root[side].contains(state.own[side]))
    }

    /// How many states before a turn, and before refills, have been solved.
    pub fn solved(&self) -> [usize; 2] {
        [self.lays.count(), self.refills.count()]
    }

    /// North's chance at `state`, with complete armies or before refills.
    pub fn value(&mut self, state: &GameState) -> f64 {
        if state.refill() > 0 {
            self.refill_value(state)
        } else {
            self.lay_value(state)
        }
    }

    /// North's chance after a capture in `state`.
    pub fn value_after(&mut self, state: &GameState, captured: Captured) -> f64 {
        match state.after(captured) {
            Ok(next) => self.refill_value(&next),
            Err(over) => over,
        }
    }

    /// Whether `state`, with complete armies or before refills, has been solved.
    pub fn knows(&self, state: &GameState) -> bool {
        let known = if state.refill() > 0 {
            &self.refills
        } else {
            &self.lays
        };
        known.get(Self::key(state)).is_some()
    }

    /// North's chance by turn at `state`.
    pub fn by_turn(&mut self, state: &GameState) -> arrayvec::ArrayVec<(u8, f64), 4> {
        by_turn(state.next, state.leader, state.active, |captured| {
            self.value_after(state, captured)
        })
    }

    /// What each pair of cards in `battle` is worth to north.
    pub fn choice(&mut self, state: &GameState, battle: &Battle) -> super::territory::PayoffMatrix {
        battle.choice(&mut |captured| self.value_after(state, captured))
    }

    fn lay_value(&mut self, state: &GameState) -> f64 {
        let key = Self::key(state);
        if let Some(value) = self.lays.get(key) {
            return value;
        }
        let turns = self.by_turn(state);
        let (_, value) = best_turn(state.leader, &turns);
        self.lays.insert(key, value);
        value
    }

    fn refill_value(&mut self, state: &GameState) -> f64 {
        let key = Self::key(state);
        if let Some(value) = self.refills.get(key) {
            return value;
        }
        let (entries, options) = self.refill_entries(state);
        let value = matrix::value(&entries, options[Side::South].len());
        self.refills.insert(key, value);
        value
    }

    /// What each pair of refills is worth to north, and the refills.
    pub fn refill_entries(&mut self, state: &GameState) -> (Vec<f64>, BySide<Vec<Cards>>) {
        let count = state.refill();
        let options = state.reserve().map(|reserve| reserve.parts(count));
        let mut entries = Vec::new();
        for &north in &options[Side::North] {
            for &south in &options[Side::South] {
                entries.push(self.refilled_value(state, BySide::new(north, south)));
            }
        }
        (entries, options)
    }

    /// North's chance after these refills, before the next territory is bared.
    pub fn refilled_value(&mut self, state: &GameState, rows: BySide<Cards>) -> f64 {
        let (mut sum, mut ways) = (0.0, 0.0);
        for next in state.refilled(rows) {
            sum += self.lay_value(&next);
            ways += 1.0;
        }
        sum / ways
    }

    /// A state as two numbers.
    pub fn key(state: &GameState) -> Key {
        let pair = |cards: BySide<Cards>| {
            let [north, south] = cards.0.map(|cards| u64::from(cards.bits()));
            north << 24 | south
        };
        let top = state.top.map_or(15, |top| top.index() as u64);
        let next = state.next.index() as u64;
        let score = u64::from(state.north) << 1 | state.leader.index() as u64;
        [
            pair(state.own) << 16 | top << 9 | u64::from(state.below.bits()),
            pair(state.active) << 16 | next << 8 | score,
        ]
    }
}
