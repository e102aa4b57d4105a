//! What the player needs to see well: more contrast, and patterns where only colours tell two sides apart.

use super::{ButtonStyle, Picture, palette};
use bevy::prelude::*;

/// The player's settings for their eyes. Each is obeyed at once.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VisionSettings {
    /// Whether all text has a contrast of 7:1 or more.
    pub high_contrast: bool,
    /// Whether a pattern tells sides apart wherever otherwise a colour alone would.
    pub patterns: bool,
}

/// The colour of a text or a veil without high contrast.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct PlainColor(Color);

/// Adds the settings, and the contrast. Whoever writes a colour writes the plain one.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<VisionSettings>().add_systems(
        Last,
        (
            (heighten_texts, heighten_veils, heighten_buttons)
                .run_if(|vision: Res<VisionSettings>| vision.high_contrast),
            restore.run_if(
                resource_changed::<VisionSettings>
                    .and_then(|vision: Res<VisionSettings>| !vision.high_contrast),
            ),
        )
            .chain(),
    );
}

/// Writes texts in colours of high contrast.
fn heighten_texts(
    vision: Res<VisionSettings>,
    mut texts: Query<(Entity, &mut TextColor)>,
    mut commands: Commands,
) {
    for (entity, mut color) in &mut texts {
        if !vision.is_changed() && !color.is_changed() {
            continue;
        }
        let fresh = palette::heightened(color.0);
        if fresh != color.0 {
            commands.entity(entity).try_insert(PlainColor(color.0));
            color.0 = fresh;
        }
    }
}

/// Makes veils darker.
fn heighten_veils(
    vision: Res<VisionSettings>,
    mut veils: Query<(Entity, &mut BackgroundColor), Without<TextColor>>,
    mut commands: Commands,
) {
    for (entity, mut color) in &mut veils {
        if (vision.is_changed() || color.is_changed()) && color.0 == palette::VEIL {
            commands.entity(entity).try_insert(PlainColor(color.0));
            color.0 = palette::VEIL_HEIGHTENED;
        }
    }
}

/// Makes the enamel of buttons darker, below their white captions.
fn heighten_buttons(mut buttons: Query<(&Picture, &mut ImageNode), With<ButtonStyle>>) {
    for (picture, mut node) in &mut buttons {
        let tint = if picture.is_enamel() {
            palette::dimmed(palette::ENAMEL_HEIGHTENED)
        } else {
            Color::WHITE
        };
        let tint = tint.with_alpha(node.color.alpha());
        if node.color != tint {
            node.color = tint;
        }
    }
}

/// Gives everything its plain colour back.
fn restore(
    mut plain: Query<(
        Entity,
        &PlainColor,
        Option<&mut TextColor>,
        Option<&mut BackgroundColor>,
    )>,
    mut buttons: Query<&mut ImageNode, With<ButtonStyle>>,
    mut commands: Commands,
) {
    for (entity, &PlainColor(color), text, ground) in &mut plain {
        if let Some(mut text) = text {
            // What has got another colour since keeps it.
            if palette::heightened(color).with_alpha(1.0) == text.0.with_alpha(1.0) {
                text.0 = color.with_alpha(text.0.alpha());
            }
        } else if let Some(mut ground) = ground {
            ground.set_if_neq(BackgroundColor(color));
        }
        commands.entity(entity).remove::<PlainColor>();
    }
    for mut node in &mut buttons {
        let tint = Color::WHITE.with_alpha(node.color.alpha());
        if node.color != tint {
            node.color = tint;
        }
    }
}
