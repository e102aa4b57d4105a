//! Texts in the world, sized to a height and to the room they have.

use bevy::prelude::*;

use super::pose::Pose;
use kit_theme::{FontFace, Scale, TextMeasure, TextStyle, ThemeSystems};

/// The size of a text in the world, in logical pixels.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
#[require(MeasuredSize)]
pub(super) struct WorldText {
    /// The type size.
    pub height: f32,
    /// The room of the text; it shrinks to fit.
    pub room: Vec2,
}

/// The size of the text, in type sizes.
#[derive(Component, Debug, Clone, Copy, Default)]
struct MeasuredSize(Vec2);

/// A text of the scenery; the caller adds the string.
pub(super) fn text(face: FontFace, ink: Color) -> impl Bundle {
    (
        Text2d::default(),
        TextLayout::justify(Justify::Center),
        TextColor(ink),
        // `size_texts` applies the player's text size.
        TextStyle::new(face, 20.0).growing(1.0),
        WorldText::default(),
        Pose::default(),
    )
}

/// The smallest height of a text that is asked for, in logical pixels. In little room a text is smaller still, below
/// `theme::text_fit::LEAST` too: in the world it must not leave its place.
const LEAST_HEIGHT: f32 = 12.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (measure_words, size_texts).chain().before(ThemeSystems),
    );
}

/// Measures texts that have changed, or could not be measured yet.
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

/// Sets the type size of every text.
fn size_texts(scale: Res<Scale>, mut texts: Query<(&WorldText, &MeasuredSize, &mut TextStyle)>) {
    let unit = scale.ui;
    for (letters, measured, mut style) in &mut texts {
        let mut pixels = letters.height.max(LEAST_HEIGHT) * scale.growth();
        if measured.0.min_element() > 0.0 && letters.room.min_element() > 0.0 {
            pixels = pixels.min((letters.room / measured.0).min_element());
        }
        let size = pixels / unit;
        if size.is_finite() && (size - style.size).abs() > style.size * 0.004 {
            style.size = size;
        }
    }
}
