//! Where a card belongs on the cloth, for the window, the viewer and the combat that is fought. No motion here.

use bevy::prelude::*;

use super::card::{CardLocation, Owner};
use super::layout::{Edge, HandPlace, Slot, TableLayout, layout_for};
use super::{DisplayedView, TABLE};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Stage, View};
use kit_table::layout::keep_layout;

/// Depths of the table, from the wood up.
pub mod depth {
    /// The wood.
    pub const TABLE: f32 = 0.0;
    /// The parchment strip and panels that lie on the wood.
    pub const STRIP: f32 = 1.0;
    /// Castle cards; what hangs on them goes up to one higher.
    pub const CASTLE: f32 = 2.0;
    /// All that lies lower moves seldom: it is painted when it does.
    pub const STILL: f32 = 4.0;
    /// The dust in the air.
    pub const DUST: f32 = 4.5;
    /// Piles and the first-player card.
    pub const PILE: f32 = 5.0;
    /// Lost cards.
    pub const PILLAGE: f32 = 8.0;
    /// Cards before castles.
    pub const FRONT: f32 = 12.0;
    /// Hands.
    pub const HAND: f32 = 18.0;
    /// What hangs over everything on the plain table: badges, brackets.
    pub const BADGE: f32 = 25.0;
    /// The shade behind a combat seen close.
    pub const SHADE: f32 = 40.0;
    /// All that lies lower does not move while that shade has fallen.
    pub const DARK: f32 = 41.0;
    /// The castle of that combat.
    pub const STAGE_CASTLE: f32 = 44.0;
    /// The cards of that combat.
    pub const STAGE: f32 = 48.0;
    /// The hand that somebody looks at under the veil, and the shade behind it.
    pub const LOOK: f32 = 54.0;
    /// A tray of cards to choose from, and the shade behind it.
    pub const TRAY: f32 = 56.0;
    /// How much a card in flight rises over everything around it.
    pub const FLIGHT: f32 = 30.0;
}

/// Whether the dark around a combat has fallen: hands and piles cannot be seen in it, and need not be drawn.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Dark(pub bool);

/// The castle whose combat is seen close now: from its first card turned to the last loss.
#[must_use]
pub fn stage_castle(view: &View) -> Option<Castle> {
    match view.stage {
        Stage::Combat(at) | Stage::Answer(at) | Stage::Lose(at) => view.named[usize::from(at)],
        _ => None,
    }
}

/// Which edge of the table a camp sits at.
#[must_use]
pub fn edge(displayed: &DisplayedView, camp: Camp) -> Edge {
    if camp == displayed.near {
        Edge::Near
    } else {
        Edge::Far
    }
}

/// The camp that sits at an edge.
pub fn camp_at(displayed: &DisplayedView, edge: Edge) -> Camp {
    match edge {
        Edge::Near => displayed.near,
        Edge::Far => displayed.near.enemy(),
    }
}

/// Where a seat's hand lies at its edge. The viewer's own hand is the large one.
#[must_use]
pub fn hand_place(displayed: &DisplayedView, seat: Seat) -> HandPlace {
    if !displayed.view.config.shared(seat.camp) {
        return HandPlace::Alone;
    }
    let own = (displayed.view.viewer).filter(|viewer| viewer.camp == seat.camp);
    let first = own.map_or(0, |viewer| viewer.place);
    if seat.place == first {
        HandPlace::First
    } else {
        HandPlace::Second
    }
}

/// How many cards a pile is drawn with at most; the badge tells the count.
const DRAWN: u8 = 4;

/// Whether a card of a pile lies under others that cover it wholly.
#[must_use]
pub fn is_buried(displayed: &DisplayedView, owner: Owner, location: CardLocation) -> bool {
    let seen = &displayed.view.camps[owner.0];
    let (index, count) = match location {
        CardLocation::Draw { index } => (index, seen.draw),
        CardLocation::Discard { index } => (index, seen.discard),
        _ => return false,
    };
    // Those above lie one on the other; the uppermost is seen, and what leaves is shown while it moves.
    index >= DRAWN && index + 1 < count
}

/// Where a card lies, and how high.
#[must_use]
pub fn card_pose(
    layout: &TableLayout,
    displayed: &DisplayedView,
    owner: Owner,
    location: CardLocation,
    selected: bool,
) -> (Slot, f32) {
    let edge = edge(displayed, owner.0);
    let camp = layout.camp(edge);
    let pile = |slot: Slot, index: u8| {
        let step = layout.pile_step * f32::from(index.min(DRAWN));
        (slot.shifted(step), depth::PILE + f32::from(index) * 0.1)
    };
    match location {
        CardLocation::Draw { index } => pile(camp.draw.card, index),
        CardLocation::Discard { index } => pile(camp.discard.card, index),
        CardLocation::Hand { place, index, of } => {
            let (i, n) = (usize::from(index), usize::from(of));
            let seat = Seat::new(owner.0, place);
            if displayed.look == Some(seat) {
                let mut slot = layout.look(i, n);
                if selected {
                    slot = slot.shifted(Vec2::Y * layout.lift);
                }
                return (slot, depth::LOOK + 1.0 + f32::from(index) * 0.1);
            }
            let place = hand_place(displayed, seat);
            let slot = match edge {
                Edge::Near if selected => layout.lifted(place, i, n),
                // A chosen card of a far hand comes forward; only under the veil it can be chosen.
                Edge::Far if selected => {
                    let slot = layout.hand(edge, place, i, n);
                    slot.shifted(Vec2::NEG_Y * layout.lift)
                }
                _ => layout.hand(edge, place, i, n),
            };
            (slot, depth::HAND + f32::from(index))
        }
        CardLocation::Front {
            castle,
            side,
            index,
            of,
        } => {
            let (i, n) = (usize::from(index), usize::from(of));
            if stage_castle(&displayed.view) == Some(castle) {
                let mut slot = layout.reveal.card(edge, side, i, n);
                if selected {
                    let up = if edge == Edge::Near { 1.0 } else { -1.0 };
                    slot = slot.shifted(Vec2::Y * up * layout.losses.lift);
                }
                return (slot, depth::STAGE + f32::from(index) * 0.5);
            }
            let slot = layout.front(castle.index(), edge, side, i, n);
            (slot, depth::FRONT + f32::from(index))
        }
        CardLocation::Pillage { index, of } => {
            let slot = layout.pillage(edge, usize::from(index), usize::from(of));
            (slot, depth::PILLAGE + f32::from(index) * 0.1)
        }
        CardLocation::Tray { index, of } => {
            let mut slot = layout.reserve.slot(usize::from(index), usize::from(of));
            if selected {
                slot = slot.shifted(Vec2::Y * layout.reserve.lift);
            }
            (slot, depth::TRAY + 1.0 + f32::from(index) * 0.1)
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dark>();
    keep_layout(app, TABLE, |scale| layout_for(scale.window, scale.growth()));
}
