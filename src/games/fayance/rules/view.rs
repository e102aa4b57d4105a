//! Views: what one seat may know, which is everything but the order of the pile below its top and a choice of the other
//! side that waits for an answer. Neither has a value in a view. Rules: Who knows what; Rulings 4, 6 and 9.

use arrayvec::ArrayVec;

use super::card::{Card, Troop};
use super::cards::Cards;
use super::decision::{Decision, Move};
use super::position::{Outcome, Position, Slots, Stage};
use super::setup::RulesConfig;
use super::side::{BySide, Side};
use super::territory::{TERRITORIES, Terrain, Territories, Territory};

/// What a viewer knows of one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideSeen {
    /// The active army in table order.
    pub slots: Slots,
    /// The active army.
    pub active: Cards,
    /// The reserve; `None` for a spectator.
    pub reserve: Option<Cards>,
    /// How many cards are in the reserve.
    pub reserve_count: u8,
    /// The discards, face up.
    pub discard: Cards,
    /// Whether the side owes a decision now.
    pub owes: bool,
    /// Whether it has confirmed a choice that waits for the other's.
    pub confirmed: bool,
}

/// A territory captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capture {
    /// Which.
    pub territory: Territory,
    /// By whom.
    pub by: Side,
}

/// The territory that is fought over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Land {
    /// Which.
    pub territory: Territory,
    /// How it lies, in quarters clockwise; `None` until the leader has laid it.
    pub turn: Option<u8>,
}

impl Land {
    /// The terrain in which each side fights; `None` until it is laid.
    #[must_use]
    pub fn terrains(self) -> Option<BySide<Terrain>> {
        self.turn.map(|turn| self.territory.terrains(turn))
    }
}

/// What one seat may know; without a seat, what a spectator may know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Whose view it is; `None` for a spectator's.
    pub viewer: Option<Side>,
    /// What is agreed.
    pub config: RulesConfig,
    /// What is going on.
    pub stage: Stage,
    /// What the viewer must decide now.
    pub decision: Option<Decision>,
    /// The viewer's own confirmed choice, until the other side has answered.
    pub pending: Option<Move>,
    /// Both sides.
    pub sides: BySide<SideSeen>,
    /// The territories captured so far, in order. While refills are due the last captor leads next.
    pub captures: ArrayVec<Capture, TERRITORIES>,
    /// Who lays, or laid, the territory of now; `None` before the opening is settled.
    pub leader: Option<Side>,
    /// The territory of now: from when the leader takes it until it is captured.
    pub land: Option<Land>,
    /// The number of the combat on it that is due or was last, 1 to 4; 0 before the first choice.
    pub combat: u8,
    /// The undecided combats on it, in order: those cards are in the reserves now.
    pub put_back: ArrayVec<BySide<Card>, 3>,
    /// The equal calls so far, in the opening.
    pub equal_calls: ArrayVec<Troop, 3>,
    /// The top of the pile.
    pub top: Option<Territory>,
    /// The territories below the top, in no order.
    pub below: Territories,
    /// How the game ended, once it is over.
    pub outcome: Option<Outcome>,
}

impl View {
    /// How many territories each side holds.
    #[must_use]
    pub fn held(&self) -> BySide<u8> {
        BySide(Side::ALL.map(|side| self.captured(side).count() as u8))
    }

    /// The territories that a side has captured, in order.
    pub fn captured(&self, side: Side) -> impl Iterator<Item = Territory> {
        let captures = self
            .captures
            .iter()
            .filter(move |capture| capture.by == side);
        captures.map(|capture| capture.territory)
    }

    /// A side's reserve: as it is if the viewer may know, else nothing.
    #[must_use]
    pub fn reserve(&self, side: Side) -> Cards {
        self.sides[side].reserve.unwrap_or(Cards::NONE)
    }
}

impl Position {
    /// What `viewer` may know; `None` for what a spectator may know.
    #[must_use]
    pub fn view(&self, viewer: Option<Side>) -> View {
        View {
            viewer,
            config: self.config,
            stage: self.stage,
            decision: viewer.and_then(|side| self.decision(side)),
            pending: viewer.and_then(|side| self.pending[side]),
            sides: BySide(Side::ALL.map(|side| self.side_seen(side, viewer))),
            captures: self.captures.clone(),
            leader: self.leader,
            land: self.territory().map(|territory| Land {
                territory,
                turn: (self.stage != Stage::Lay).then_some(self.turn),
            }),
            combat: self.combat(),
            put_back: self.put_back.clone(),
            equal_calls: self.equal_calls.clone(),
            top: self.top(),
            below: self.below(),
            outcome: self.outcome(),
        }
    }

    fn side_seen(&self, side: Side, viewer: Option<Side>) -> SideSeen {
        SideSeen {
            slots: self.slots[side],
            active: self.active[side],
            reserve: viewer.map(|_| self.reserve[side]),
            reserve_count: self.reserve[side].count(),
            discard: self.discard[side],
            owes: self.decision(side).is_some(),
            confirmed: self.pending[side].is_some(),
        }
    }
}
