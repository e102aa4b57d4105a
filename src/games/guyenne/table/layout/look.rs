//! The places of a private look: the hand that lies face up, the panel behind it, and the band that names who looks.

use bevy::math::{Rect, Vec2};

use super::{Edge, HandPlace, Slot, TableLayout};

impl TableLayout {
    /// One of `count` cards of the hand that somebody looks at: side by side and upright, where the near hand lies.
    pub fn look(&self, index: usize, count: usize) -> Slot {
        let panel = self.look_panel();
        let edge = 5.0 * self.unit;
        let high = panel.height() - self.lift - 2.0 * edge;
        let size = self.hand_card * (high / self.hand_card.y).min(1.0);
        let room = panel.width() - size.x - 16.0 * self.unit;
        let gaps = count.saturating_sub(1).max(1) as f32;
        let step = (size.x * 1.06).min(room / gaps);
        let across = index as f32 - count.saturating_sub(1) as f32 / 2.0;
        Slot {
            center: Vec2::new(
                panel.center().x + across * step,
                panel.min.y + edge + size.y / 2.0,
            ),
            size,
            angle: 0.0,
        }
    }

    /// The panel behind those cards.
    pub fn look_panel(&self) -> Rect {
        let near = [0, 5].map(|index| self.hand(Edge::Near, HandPlace::Alone, index, 6).rect());
        let top = near[0].max.y.max(near[1].max.y) + self.lift;
        let [left, right] = self.hand_ends();
        Rect::new(left, self.window.min.y, right, top)
    }

    /// The band over the choice of the reserve: on a small window, where the cards reach the upper edge, in the column
    /// of texts.
    pub fn reserve_look_band(&self) -> Rect {
        if !self.compact {
            return self.look_band();
        }
        let (title, hint) = (self.reserve.title, self.reserve.hint);
        Rect::from_corners(title.max, Vec2::new(title.min.x, hint.min.y))
    }

    /// The band that names who looks, at the window's upper edge.
    pub fn look_band(&self) -> Rect {
        let foot = self.hud.phase.min.y.min(self.hud.opponent.min.y) - 2.0 * self.unit;
        Rect::new(
            self.window.min.x,
            foot,
            self.window.max.x,
            self.window.max.y,
        )
    }
}
