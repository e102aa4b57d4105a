//! The places of the signs of people's devices, at their seats.

use bevy::math::{Rect, Vec2};

use super::{Edge, HandPlace, TableLayout};

impl TableLayout {
    /// The side of a sign: readable in the smallest window.
    fn sign_side(&self) -> f32 {
        (27.0 * self.unit).max(20.0)
    }

    /// The sign beside a hand: on the plate of a far camp of one, else at the west end of the hand's tag, or where that
    /// would be.
    pub fn hand_sign(&self, edge: Edge, place: HandPlace) -> Rect {
        let side = self.sign_side();
        let square = Vec2::splat(side);
        if (edge, place) == (Edge::Far, HandPlace::Alone) {
            let corner = self.hud.opponent.min + 1.0;
            return Rect::from_corners(corner, corner + square);
        }
        let tag = self.hand_tag(edge, place);
        let side = side.max(tag.height());
        // Higher than the tag it grows away from the window's edge.
        let corner = match edge {
            Edge::Near => tag.min,
            Edge::Far => Vec2::new(tag.min.x, tag.max.y - side),
        };
        Rect::from_corners(corner, corner + side)
    }

    /// The sign of the camp at this edge on the combat stage: on its standard.
    pub fn stage_sign(&self, edge: Edge) -> Rect {
        let standard = self.reveal.standards[edge as usize];
        let inset = self.sign_side() * 0.9;
        let y = match edge {
            Edge::Near => standard.max.y - inset,
            Edge::Far => standard.min.y + inset,
        };
        let middle = Vec2::new(standard.center().x, y);
        Rect::from_center_size(middle, Vec2::splat(self.sign_side()))
    }

    /// The sign at the choice of the reserve: on the upper corner of its panel.
    pub fn tray_sign(&self) -> Rect {
        let side = self.sign_side();
        let corner = Vec2::new(self.reserve.panel.min.x, self.reserve.panel.max.y);
        let middle = corner + Vec2::new(side, -side) * 0.3;
        Rect::from_center_size(middle, Vec2::splat(side))
    }
}
