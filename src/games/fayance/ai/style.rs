//! How the bots that solve matrix games think: what a capture is worth to them, and which armies they compare.

use super::endgame::State;
use super::outlook::Outlook;
use super::territory::{Captured, best_turn, by_turn};
use crate::games::fayance::rules::{BySide, Cards, Side, Stage, Territories, View};

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
pub(super) enum Worth {
    /// The territory is all that counts.
    Territory,
    Outlook(Box<Outlook>),
}

impl Worth {
    pub fn new(style: &Style, state: &State) -> Self {
        if !style.later {
            return Self::Territory;
        }
        let mut left: Territories = state.below;
        if let Some(top) = state.top {
            left = left.with(top);
        }
        Self::Outlook(Box::new(Outlook::new(state.own, left)))
    }

    pub fn of(&self, state: &State, captured: Captured) -> f64 {
        match self {
            Self::Territory => f64::from(u8::from(captured.winner == Side::North)),
            Self::Outlook(outlook) => {
                let held = BySide::new(state.north, state.captured() - state.north);
                outlook.worth(held, captured)
            }
        }
    }
}

/// Two armies to be chosen, before the end of the game can be solved.
pub(super) struct Matchup<'a> {
    state: &'a State,
    worth: Worth,
    /// Before the opening nobody knows who leads: either is as likely.
    leaders: &'a [Side],
    pub options: BySide<Vec<Cards>>,
}

impl<'a> Matchup<'a> {
    pub fn new(style: &Style, view: &View, state: &'a State) -> Self {
        let count = state.refill();
        Self {
            state,
            worth: Worth::new(style, state),
            leaders: match view.stage {
                Stage::Muster => &Side::ALL,
                _ => core::slice::from_ref(&state.leader),
            },
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
        let values = self.leaders.iter().map(|&leader| {
            let turns = by_turn(state.next, leader, active, |at| self.worth.of(state, at));
            best_turn(leader, &turns).1
        });
        values.sum::<f64>() / self.leaders.len() as f64
    }
}
