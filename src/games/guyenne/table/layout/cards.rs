//! The places of cards on the table: before the castles, in hands and among the lost cards.

use std::f32::consts::PI;

use bevy::math::{Rect, Vec2};

use guyenne_rules::Side;

use super::frame::Slot;
use super::front::{cascade, fan, fitting, turn};
use super::pillage_layout;
use super::places::{Edge, HandPlace};
use super::table::TableLayout;

/// The size of a partner's cards at the near edge, in parts of the own ones'.
const PARTNER_CARD: f32 = 0.78;

impl TableLayout {
    /// One of `count` cards (at most five) of a camp before a castle; `castle` and `index` from 0. Later cards lie on
    /// top. Every card keeps its upper left corner (upright cards) or its lower left corner (turned cards) free, where
    /// its value is. Many turned cards are smaller than few, to make that possible.
    pub fn front(&self, castle: usize, edge: Edge, side: Side, index: usize, count: usize) -> Slot {
        let m = &self.measures;
        let card = self.played_card;
        let room = (m.pitch * self.frame.scale * 0.96).min(card.y + 4.0 * card.x);
        let card = card * fitting(card, side, room, count).min(1.0);
        let offset = cascade(card, side, room, 0.5, index, count);
        let middle = self.frame.point(0.0, m.fronts[edge as usize]).y;
        let x = self.castles[castle.min(5)].card.center.x;
        Slot {
            center: Vec2::new(x, middle) + offset,
            size: card,
            angle: turn(side),
        }
    }

    /// The area of a camp's cards before a castle; a dragged card can be dropped there.
    pub fn front_area(&self, castle: usize, edge: Edge) -> Rect {
        let height = self.played_card.y;
        let middle = self.frame.point(0.0, self.measures.fronts[edge as usize]).y;
        let x = self.castles[castle.min(5)].card.center.x;
        let width = self.measures.pitch * self.frame.scale;
        Rect::from_center_size(Vec2::new(x, middle), Vec2::new(width, height))
    }

    /// The part of a played card's width that stays free at its left edge under the next card.
    #[cfg(test)]
    pub const FREE_CORNER: f32 = super::front::CORNER;

    /// The left and the right end of a hand's room.
    fn hand_room(&self, edge: Edge, place: HandPlace) -> [f32; 2] {
        let m = &self.measures;
        let [left, right] = match edge {
            Edge::Near => m.hand_room,
            Edge::Far => [-0.5, 0.5].map(|half| m.far_hand_at.x + half * m.far_hand_spread),
        };
        // Partners have six cards together; the own hand at the near edge has the larger share.
        let gap = self.frame.pick(12.0, 6.0);
        let share = match edge {
            Edge::Near => 0.6,
            Edge::Far => 0.5,
        };
        let middle = left + (right - left) * share;
        let room = match place {
            HandPlace::Alone => [left, right],
            HandPlace::First => [left, middle - gap],
            HandPlace::Second => [middle + gap, right],
        };
        room.map(|x| self.frame.point(x, 0.0).x)
    }

    /// The left and the right end of the near hand's room, in world coordinates.
    pub(super) fn hand_ends(&self) -> [f32; 2] {
        self.hand_room(Edge::Near, HandPlace::Alone)
    }

    /// One of `count` cards of a hand, fanned. The far hand is upside down and partly outside the window.
    pub fn hand(&self, edge: Edge, place: HandPlace, index: usize, count: usize) -> Slot {
        let m = &self.measures;
        let [left, right] = self.hand_room(edge, place);
        match edge {
            Edge::Near => {
                // A partner's hand is smaller, with its foot at the same height.
                let size = if place == HandPlace::Second {
                    self.hand_card * PARTNER_CARD
                } else {
                    self.hand_card
                };
                let card = |index| {
                    let (offset, turn) = fan(size, right - left, index, count);
                    Slot {
                        center: offset,
                        size,
                        angle: turn,
                    }
                };
                // A wide hand is moved to the west.
                let half = card(count.max(1) - 1).rect().max.x;
                let middle = self.frame.point(m.hand_at.x, m.hand_at.y);
                let x = match place {
                    HandPlace::Alone => middle.x.min(right - half).max(left + half),
                    HandPlace::First | HandPlace::Second => f32::midpoint(left, right),
                };
                let sunk = (self.hand_card.y - size.y) / 2.0;
                card(index).shifted(Vec2::new(x, middle.y - sunk))
            }
            Edge::Far => {
                let (offset, turn) = fan(self.far_hand_card, right - left, index, count);
                let middle = Vec2::new(
                    f32::midpoint(left, right),
                    self.frame.point(0.0, m.far_hand_at.y).y,
                );
                Slot {
                    center: middle + offset * Vec2::new(1.0, -1.0),
                    size: self.far_hand_card,
                    angle: PI - turn,
                }
            }
        }
    }

    /// The tag of a partner's hand, with their name: over the foot of the cards at the near edge, at the window's upper
    /// edge at the far one.
    pub fn hand_tag(&self, edge: Edge, place: HandPlace) -> Rect {
        let [left, right] = self.hand_room(edge, place);
        let scale = self.frame.scale;
        let height = self.frame.grow(22.0, 34.0) * self.frame.pick(1.0, 0.72) * scale;
        let inset = self.frame.pick(2.0, 1.0) * scale;
        let (bottom, top) = match edge {
            Edge::Near => (
                self.window.min.y + inset,
                self.window.min.y + inset + height,
            ),
            Edge::Far => (
                self.window.max.y - inset - height,
                self.window.max.y - inset,
            ),
        };
        Rect::from_corners(Vec2::new(left, bottom), Vec2::new(right, top))
    }

    /// A card of the near hand that is hovered, focused or chosen: raised, and turned less.
    pub fn lifted(&self, place: HandPlace, index: usize, count: usize) -> Slot {
        let slot = self.hand(Edge::Near, place, index, count);
        Slot {
            angle: slot.angle * 0.4,
            ..slot.shifted(Vec2::new(0.0, self.lift))
        }
    }

    /// One of `count` lost cards of a camp. Later cards lie on top; every upper left corner stays free.
    pub fn pillage(&self, edge: Edge, index: usize, count: usize) -> Slot {
        let zone = self.pillage_zones[edge as usize];
        let widest = self.frame.pick(48.0, 36.0) * self.frame.scale;
        let (at, size) = pillage_layout::place(zone.size(), widest, index, count);
        let corner = Vec2::new(zone.min.x, zone.max.y);
        Slot {
            center: corner + at * Vec2::new(1.0, -1.0),
            size,
            angle: 0.0,
        }
    }
}
