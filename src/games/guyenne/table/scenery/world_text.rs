//! Letters in the world: texts as high as the cloth wants them, and never wider than their room.

use bevy::prelude::*;

use super::pose::Pose;
use crate::theme::{FontFace, Scale, TextMeasure, TextStyle, ThemeSystems};

/// How high a text stands and how much room it has, in logical pixels.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
#[require(MeasuredSize)]
pub(super) struct WorldText {
    /// The height of the letters.
    pub height: f32,
    /// The widest and highest the text may become; smaller letters if need be.
    pub room: Vec2,
}

/// The size of what stands there, in heights of its letters.
#[derive(Component, Debug, Clone, Copy, Default)]
struct MeasuredSize(Vec2);

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
    app.add_systems(
        PostUpdate,
        (measure_words, fit_letters).chain().before(ThemeSystems),
    );
}

/// Measures what is written anew, or could not be measured yet.
fn measure_words(
    mut texts: Query<(Ref<Text2d>, &TextStyle, &mut MeasuredSize)>,
    mut measure: TextMeasure,
) {
    for (text, style, mut measured) in &mut texts {
        let unknown = measured.0 == Vec2::ZERO && !text.is_empty();
        if text.is_changed() || unknown {
            let words = measure.words(&text.0, style.face);
            measured.0 = words.map_or(Vec2::ZERO, |words| words.size());
        }
    }
}

/// Gives every text the size that fits its room.
fn fit_letters(scale: Res<Scale>, mut texts: Query<(&WorldText, &MeasuredSize, &mut TextStyle)>) {
    let unit = scale.ui;
    for (letters, measured, mut style) in &mut texts {
        let mut pixels = letters.height.max(LEAST) * scale.growth();
        if measured.0.min_element() > 0.0 && letters.room.min_element() > 0.0 {
            pixels = pixels.min((letters.room / measured.0).min_element());
        }
        let size = pixels / unit;
        if size.is_finite() && (size - style.size).abs() > style.size * 0.004 {
            style.size = size;
        }
    }
}
