//! The places of the layout that have several parts: castles, piles, brackets; and the two edges of the table.

use bevy::math::{Rect, Vec2};

use super::frame::Slot;

/// An edge of the table as the viewer sees it: their own camp is at the near one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// The other camp's, at the top.
    Far,
    /// The viewer's, at the bottom.
    Near,
}

impl Edge {
    /// Both, from the top.
    pub const BOTH: [Self; 2] = [Self::Far, Self::Near];
}

/// Where a hand lies at its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandPlace {
    /// The only hand of its camp.
    Alone,
    /// The first of two partners' hands: at the near edge the viewer's own.
    First,
    /// The second of two partners' hands, at the right; smaller at the near edge.
    Second,
}

impl HandPlace {
    /// The two places of a shared camp.
    #[cfg(test)]
    pub const PARTNERS: [Self; 2] = [Self::First, Self::Second];
}

/// One castle on the strip, in world coordinates.
#[derive(Clone, Copy, Debug)]
pub struct CastlePlace {
    /// The castle card.
    pub card: Slot,
    /// The scroll of its name, at the card's foot, a little wider than the card.
    pub name: Slot,
    /// Its arrow, in the card's upper left corner, as for a neutral castle.
    pub arrow: Slot,
    /// The holder's pennon: for the far, for the near camp.
    pub pennons: [Slot; 2],
}

impl CastlePlace {
    /// The width of the name's scroll, in widths of the card.
    pub const SCROLL: f32 = 1.02;
    /// The largest width of a name on it, in widths of the card.
    pub const LETTERS: f32 = 0.88;
}

/// A pile with its badge and caption.
#[derive(Clone, Copy, Debug)]
pub struct PilePlace {
    /// The lowest card; every card above it is moved by [`TableLayout::pile_step`](super::TableLayout::pile_step).
    pub card: Slot,
    /// The round badge with the count.
    pub badge: Slot,
    /// The caption; empty where [`TableLayout::captions`](super::TableLayout::captions) is false.
    pub caption: Rect,
}

/// A camp's two piles.
#[derive(Clone, Copy, Debug)]
pub struct CampPlace {
    /// The draw pile.
    pub draw: PilePlace,
    /// The discard pile.
    pub discard: PilePlace,
    /// The number of unspent cards, where they count as points: beside both piles, towards the strip.
    pub unspent: Rect,
}

impl CampPlace {
    /// The mark for one of the `count` times that the draw pile may run out; `index` from 0, from the left. The marks
    /// are at the upper edge of the draw pile.
    pub fn pass(&self, index: u8, count: u8) -> Slot {
        let card = self.draw.card;
        let size = Vec2::new(0.27, 0.27 * 16.0 / 14.0) * card.size.x;
        let across = f32::from(index) - f32::from(count.saturating_sub(1)) / 2.0;
        let up = card.size.y / 2.0 - size.y * 0.25;
        Slot {
            center: card.center + Vec2::new(across * size.x * 1.15, up),
            size,
            angle: 0.0,
        }
    }
}

/// The bracket of a group of castles, in world coordinates.
#[derive(Clone, Copy, Debug)]
pub struct Bracket {
    /// West end of the line.
    pub west: Vec2,
    /// East end of the line.
    pub east: Vec2,
    /// The length of the hooks at its ends, upwards; negative for the far camp, whose hooks point down.
    pub hook: f32,
    /// The plate with the points.
    pub points: Slot,
}
