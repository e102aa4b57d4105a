//! The lengths of the gallery's page in a large window and in a small one.

use bevy::prelude::*;

use kit_theme::Scale;

/// Lengths that depend on whether the window is large, in design units.
pub(super) struct Measures {
    roomy: bool,
    pub sheet: Vec2,
    pub card: Vec2,
    pub map: f32,
    pub thumb: f32,
}

impl Measures {
    pub fn of(scale: &Scale) -> Self {
        let room = scale.page();
        let roomy = room.y >= 640.0 && room.x >= 1100.0;
        let sheet = Vec2::new((room.x * 0.985).min(1250.0), (room.y * 0.985).min(712.0));
        let pick = |large: f32, small: f32| if roomy { large } else { small };
        Self {
            roomy,
            sheet,
            card: Vec2::new(sheet.x * pick(0.42, 0.47), pick(410.0, 236.0)),
            map: sheet.x * pick(0.475, 0.425),
            thumb: pick(92.0, 52.0),
        }
    }

    /// `roomy` in a large window, else `tight`.
    pub fn pick(&self, roomy: f32, tight: f32) -> f32 {
        if self.roomy { roomy } else { tight }
    }
}
