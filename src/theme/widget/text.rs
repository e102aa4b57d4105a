//! Texts of the interface: labels, and texts whose first letter has a colour of its own.

use crate::{TextStyle, palette};
use bevy::prelude::*;
use kit_i18n::{LocalizedText, Localizer};

/// A text whose first letter has a colour of its own: the first letter is the node's text, the rest its first span.
#[derive(Component, Clone, Debug)]
#[require(Text, TextStyle = TextStyle::SUBHEADING)]
pub struct DropCap {
    /// The text.
    pub message: LocalizedText,
    /// The colour of the first letter.
    pub first: Color,
    /// The colour of the rest.
    pub rest: Color,
    /// Whether it stands on a ribbon: then all of it is silver.
    pub lit: bool,
}

impl DropCap {
    /// The first letter in this colour, the others in ink.
    pub fn new(message: impl Into<LocalizedText>, first: Color) -> Self {
        Self {
            message: message.into(),
            first,
            rest: palette::INK,
            lit: false,
        }
    }
}

/// A text of the interface.
pub fn label(message: impl Into<LocalizedText>, style: TextStyle, color: Color) -> impl Bundle {
    (Text::default(), message.into(), style, TextColor(color))
}

/// A text of the interface, its lines centred.
pub fn centred(message: impl Into<LocalizedText>, style: TextStyle, color: Color) -> impl Bundle {
    (
        label(message, style, color),
        TextLayout::justify(Justify::Center),
    )
}

/// Rewrites the drop caps whose message or language changed.
pub(super) fn write_drop_caps(
    localizer: Res<Localizer>,
    mut commands: Commands,
    mut drop_caps: Query<(Entity, Ref<DropCap>, &TextStyle, &mut Text, &mut TextColor)>,
) {
    for (entity, drop_cap, style, mut text, mut color) in &mut drop_caps {
        if !localizer.is_changed() && !drop_cap.is_changed() {
            continue;
        }
        let words = localizer.localize(&drop_cap.message);
        let mut rest_of_text = words.chars();
        text.0 = rest_of_text.next().map(String::from).unwrap_or_default();
        let (first, rest) = if drop_cap.lit {
            (palette::ARGENT, palette::ARGENT)
        } else {
            (drop_cap.first, drop_cap.rest)
        };
        color.set_if_neq(TextColor(first));
        commands.entity(entity).despawn_children().with_child((
            TextSpan::new(rest_of_text.as_str()),
            *style,
            TextColor(rest),
        ));
    }
}
