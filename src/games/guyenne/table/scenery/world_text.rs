//! Letters in the world: texts as high as the cloth wants them, and never wider than their room.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;

use super::pose::Pose;
use crate::theme::{FontFace, Scale, TextStyle, ThemeSystems};

/// How high a text stands and how much room it has, in logical pixels.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct WorldText {
    /// The height of the letters.
    pub height: f32,
    /// The widest and highest the text may become; smaller letters if need be.
    pub room: Vec2,
}

/// A text of the scenery: the caller adds what it says.
pub(super) fn text(face: FontFace, ink: Color) -> impl Bundle {
    (
        Text2d::default(),
        TextLayout::justify(Justify::Center),
        TextColor(ink),
        // What it may grow by is counted below.
        TextStyle::new(face, 20.0).growing(1.0),
        WorldText::default(),
        Pose::default(),
    )
}

/// Letters are never smaller than this, unless their room is.
pub(super) const LEAST: f32 = 12.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, fit_letters.before(ThemeSystems));
}

/// Gives every text the size that fits its room.
fn fit_letters(scale: Res<Scale>, mut texts: Query<(&WorldText, &TextLayoutInfo, &mut TextStyle)>) {
    let unit = scale.ui;
    for (letters, info, mut style) in &mut texts {
        let mut pixels = letters.height.max(LEAST) * scale.growth();
        let drawn = Scale::drawn(style.size * unit);
        if info.size.min_element() > 0.0 && letters.room.min_element() > 0.0 && drawn > 0.0 {
            let most = (letters.room / info.size).min_element() * drawn;
            pixels = pixels.min(most);
        }
        let size = pixels / unit;
        if size.is_finite() && (size - style.size).abs() > style.size * 0.004 {
            style.size = size;
        }
    }
}
