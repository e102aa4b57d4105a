//! From design units to world coordinates: the scale of a window, and the shapes that the layout consists of.

use bevy::math::{Rect, Rot2, Vec2};

/// The place of a card or a similar thing, which may be turned.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Slot {
    /// Middle of the thing, in world coordinates.
    pub center: Vec2,
    /// Width and height before turning.
    pub size: Vec2,
    /// Counter-clockwise turn in radians.
    pub angle: f32,
}

impl Slot {
    /// The upright box around the turned thing.
    pub fn rect(&self) -> Rect {
        let turn = Rot2::radians(self.angle);
        let (sin, cos) = (turn.sin.abs(), turn.cos.abs());
        let Vec2 { x, y } = self.size;
        Rect::from_center_size(self.center, Vec2::new(x * cos + y * sin, x * sin + y * cos))
    }

    /// The same, moved.
    pub fn shifted(self, by: Vec2) -> Self {
        Self {
            center: self.center + by,
            ..self
        }
    }

    /// The same with its size multiplied.
    pub fn scaled(self, by: f32) -> Self {
        Self {
            size: self.size * by,
            ..self
        }
    }
}

/// A rectangle for an absolutely placed UI node: in design units from the window's top left corner, y down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UiBox {
    /// Distance from the window's left edge.
    pub left: f32,
    /// Distance from the window's top edge.
    pub top: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

/// A window's composition, the size of a design unit, and the room in design units.
#[derive(Clone, Copy, Debug)]
pub(super) struct WindowFrame {
    /// The window in logical pixels, each side from 1 to 65536.
    pub window: Vec2,
    /// The composition for phones.
    pub compact: bool,
    /// Logical pixels per design unit.
    pub scale: f32,
    /// The box of the composition in design units, centred in the window; at least the reference window.
    pub size: Vec2,
    /// The height beyond the reference window's, in design units, for free space and slightly larger cards.
    pub spare: f32,
    /// The growth of the text: from 0 (as designed) to 1 (twice as large). Always 0 in the compact composition, which
    /// has no room for larger text.
    pub grown: f32,
}

/// Windows narrower or lower than this, in logical pixels, get the compact composition.
const ROOMY_FROM: Vec2 = Vec2::new(900.0, 500.0);

impl WindowFrame {
    /// The frame of a window in logical pixels; `letters` is the text size as a multiple of the designed one.
    pub(super) fn of(window: Vec2, letters: f32) -> Self {
        let sane = |length: f32| {
            if length.is_finite() {
                length.clamp(1.0, 65_536.0)
            } else {
                1.0
            }
        };
        let window = Vec2::new(sane(window.x), sane(window.y));
        let compact = window.x < ROOMY_FROM.x || window.y < ROOMY_FROM.y;
        let (reference, most) = if compact {
            (Vec2::new(844.0, 390.0), Vec2::new(1000.0, 690.0))
        } else {
            (Vec2::new(1280.0, 720.0), Vec2::new(1720.0, 1040.0))
        };
        let scale = (window / reference).min_element();
        let size = (window / scale).clamp(reference, most);
        Self {
            window,
            compact,
            scale,
            size,
            spare: size.y - reference.y,
            grown: if compact || !letters.is_finite() {
                0.0
            } else {
                (letters - 1.0).clamp(0.0, 1.0)
            },
        }
    }

    /// The world point for a point in design units from the box's top left corner, y down.
    pub(super) fn point(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(x - self.size.x / 2.0, self.size.y / 2.0 - y) * self.scale
    }

    /// The world rectangle for a top left corner and a size in design units.
    pub(super) fn rect(&self, left: f32, top: f32, width: f32, height: f32) -> Rect {
        Rect::from_corners(
            self.point(left, top),
            self.point(left + width, top + height),
        )
    }

    /// The slot with this middle and size in design units, turned by `angle` radians.
    pub(super) fn slot(&self, x: f32, y: f32, size: Vec2, angle: f32) -> Slot {
        Slot {
            center: self.point(x, y),
            size: size * self.scale,
            angle,
        }
    }

    /// A length for the text size, between that for the designed size and that for the double size.
    pub(super) fn grow(&self, designed: f32, doubled: f32) -> f32 {
        designed + (doubled - designed) * self.grown
    }

    /// The value for the composition.
    pub(super) fn pick<T>(&self, roomy: T, compact: T) -> T {
        if self.compact { compact } else { roomy }
    }
}
