//! How the bots that solve matrix games think: what a capture is worth to them, and which armies they compare.

use super::endgame::GameState;
use super::territory::{Captured, best_turn, by_turn};
use super::value::{self, CaptureValue, LAYERS, Net};
use fayance_rules::{BySide, Card, Cards, Side, Stage, View};

/// How a bot thinks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// Its name, one of [`BOTS`](super::BOTS) or of the arena's own.
    pub name: &'static str,
    /// The territory, 1 to 9, from which on, once it is taken, the rest of the game is solved exactly; 10 for never.
    pub exact_from: u8,
    /// Whether it thinks of later territories before that; else every territory is as if it were the last.
    pub later: bool,
    /// How many musters and refills of each side it compares, drawn at random; `None` for all that matter.
    pub options: Option<usize>,
}

impl Style {
    /// Whether it solves the rest of the game exactly at `state`: from when the territory is taken from which on it
    /// does. The refills before that are many times the work.
    pub fn solves(&self, state: &GameState) -> bool {
        let (captured, from) = (state.captured(), self.exact_from);
        captured >= from || captured + 1 == from && state.top.is_some()
    }
}

/// The king's champion: as well as we can.
pub(super) const CHAMPION: Style = Style {
    name: "champion",
    exact_from: 6,
    later: true,
    options: None,
};

/// The marshal: every territory as if it were the last, and armies chosen in haste.
pub(super) const MARSHAL: Style = Style {
    name: "marshal",
    exact_from: 10,
    later: false,
    options: Some(2),
};

/// The *strong* player of the notes: every territory as if it were the last. A yardstick, for the arena alone.
pub(super) const STRONG: Style = Style {
    name: "strong",
    exact_from: 10,
    later: false,
    options: Some(24),
};

/// As the champion, but exact only from the seventh territory on: much faster, for the arena alone.
pub(super) const CHAMPION_7: Style = Style {
    name: "champion-7",
    exact_from: 7,
    ..CHAMPION
};

/// What a capture is worth to north before the end of the game can be solved.
pub(super) enum LeafValue<'a> {
    /// The territory is all that counts.
    Territory,
    Value(Box<CaptureValue<'a>>),
}

impl LeafValue<'static> {
    /// What it is worth in this style.
    pub fn new(style: &Style, state: &GameState) -> Self {
        if style.later {
            Self::by(value::shipped(), state)
        } else {
            Self::Territory
        }
    }
}

impl<'a> LeafValue<'a> {
    /// What it is worth by these nets.
    pub fn by(nets: &'a [Net; LAYERS], state: &GameState) -> Self {
        Self::Value(Box::new(CaptureValue::new(nets, state)))
    }

    pub fn of(&self, captured: Captured) -> f64 {
        match self {
            Self::Territory => f64::from(u8::from(captured.winner == Side::North)),
            Self::Value(value) => value.of(captured),
        }
    }
}

/// Worths of one decision that are asked for again and again: the turns of a territory end in the same captures.
struct Memory {
    slots: [(u64, f64); Self::SLOTS],
}

impl Memory {
    const SLOTS: usize = 1 << 7;

    fn new() -> Self {
        Self {
            slots: [(u64::MAX, 0.0); Self::SLOTS],
        }
    }

    fn of(&mut self, leaf: &LeafValue, captured: Captured) -> f64 {
        let LeafValue::Value(value) = leaf else {
            return leaf.of(captured);
        };
        let [north, south] = captured.active.map(Cards::bits).0.map(u64::from);
        let [first, second] = captured.cards.map(Card::index).0.map(|kind| kind as u64);
        let winner = captured.winner.index() as u64;
        let key = north << 33 | south << 9 | first << 5 | second << 1 | winner;
        let place = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 57;
        let slot = &mut self.slots[place as usize];
        if slot.0 != key {
            *slot = (key, value.of(captured));
        }
        slot.1
    }
}

/// The states in which captures are weighed when armies are chosen at `state`: one for each territory that may be bared
/// next; where there are many armies, a single one in which it is not known yet.
pub(super) fn bared(state: &GameState) -> Vec<GameState> {
    if state.refill() == 1 {
        state.refilled(BySide::default()).collect()
    } else {
        vec![*state]
    }
}

/// Two armies to be chosen, before the end of the game can be solved.
pub(super) struct Matchup<'a> {
    state: &'a GameState,
    /// What captures are worth: all are as likely.
    leaves: Vec<LeafValue<'a>>,
    /// Before the opening nobody knows who leads: either is as likely.
    leaders: &'a [Side],
    pub options: BySide<Vec<Cards>>,
}

impl<'a> Matchup<'a> {
    pub fn new(style: &Style, view: &View, state: &'a GameState) -> Self {
        let leaders = match view.stage {
            Stage::Muster => &Side::ALL,
            _ => core::slice::from_ref(&state.leader),
        };
        if style.later {
            Self::by(value::shipped(), state, leaders, &bared(state))
        } else {
            Self::over(vec![LeafValue::Territory], state, leaders)
        }
    }

    /// The armies at `state`, one before refills, by these nets, where one of `bared` is as likely as the other.
    pub fn by(
        nets: &'a [Net; LAYERS],
        state: &'a GameState,
        leaders: &'a [Side],
        bared: &[GameState],
    ) -> Self {
        let leaves = bared.iter().map(|state| LeafValue::by(nets, state));
        Self::over(leaves.collect(), state, leaders)
    }

    fn over(leaves: Vec<LeafValue<'a>>, state: &'a GameState, leaders: &'a [Side]) -> Self {
        let count = state.refill();
        Self {
            state,
            leaves,
            leaders,
            options: state.reserve().map(|reserve| reserve.parts(count)),
        }
    }

    pub fn counts(&self) -> [usize; 2] {
        Side::ALL.map(|side| self.options[side].len())
    }

    /// North's chance if these options are chosen.
    pub fn entry(&self, north: usize, south: usize) -> f64 {
        let state = self.state;
        let active = BySide::new(
            state.active[Side::North] + self.options[Side::North][north],
            state.active[Side::South] + self.options[Side::South][south],
        );
        let mut sum = 0.0;
        for leaf in &self.leaves {
            let mut memory = Memory::new();
            for &leader in self.leaders {
                let turns = by_turn(state.next, leader, active, |at| memory.of(leaf, at));
                sum += best_turn(leader, &turns).1;
            }
        }
        sum / (self.leaves.len() * self.leaders.len()) as f64
    }
}
