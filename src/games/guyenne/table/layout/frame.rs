//! From design units to the world: the scale of a window and the two shapes everything is made of.
//! Knows nothing of what lies on the table.

use bevy::math::{Rect, Rot2, Vec2};

/// The place of one card-like thing, which may lie turned.
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

    /// The same thing, moved.
    pub fn shifted(self, by: Vec2) -> Self {
        Self {
            center: self.center + by,
            ..self
        }
    }

    /// The same thing, upright and larger or smaller.
    pub fn scaled(self, by: f32) -> Self {
        Self {
            size: self.size * by,
            ..self
        }
    }
}

/// A rectangle as an absolutely placed UI node wants it: in units of the interface from the window's top left corner, y down.
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

/// How a window is read: which composition, how large a design unit is, and how much room there is in such units.
#[derive(Clone, Copy, Debug)]
pub(super) struct WindowFrame {
    /// The window in logical pixels, made sane.
    pub window: Vec2,
    /// The composition for phones.
    pub compact: bool,
    /// Logical pixels per design unit.
    pub scale: f32,
    /// The composed box in design units, centred in the window; at least the reference window.
    pub size: Vec2,
    /// Height beyond the reference window's, in design units: air, and slightly larger cards.
    pub spare: f32,
    /// How far letters have grown: 0 as designed, 1 twice as large. The phones' composition has no room for larger ones.
    pub grown: f32,
}

/// Below either of these the compact composition is the one that keeps cards and words large enough.
const ROOMY_FROM: Vec2 = Vec2::new(900.0, 500.0);

impl WindowFrame {
    /// The frame of a window whose letters are so many times as large as designed.
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

    /// A point given from the composed box's top left corner, y down, in design units.
    pub(super) fn point(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(x - self.size.x / 2.0, self.size.y / 2.0 - y) * self.scale
    }

    /// A rectangle given by its left top corner and its size in design units.
    pub(super) fn rect(&self, left: f32, top: f32, width: f32, height: f32) -> Rect {
        Rect::from_corners(
            self.point(left, top),
            self.point(left + width, top + height),
        )
    }

    /// An upright slot given by its middle in design units.
    pub(super) fn slot(&self, x: f32, y: f32, size: Vec2, angle: f32) -> Slot {
        Slot {
            center: self.point(x, y),
            size: size * self.scale,
            angle,
        }
    }

    /// A length between that for letters as designed and that for letters twice as large.
    pub(super) fn grow(&self, designed: f32, doubled: f32) -> f32 {
        designed + (doubled - designed) * self.grown
    }

    /// The value that fits the composition: `(roomy, compact)`.
    pub(super) fn pick<T>(&self, roomy: T, compact: T) -> T {
        if self.compact { compact } else { roomy }
    }
}
