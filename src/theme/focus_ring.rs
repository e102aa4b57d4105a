//! The gold ring around what the next press answers to, drawn while keys or a pad are in use.

use super::{palette, scale::Scale, widget::ButtonStyle};
use crate::input::Focused;
use bevy::{input_focus::InputFocusVisible, prelude::*};

/// Keeps the ring where the focus is.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(unring_on_blur)
        .add_systems(PostUpdate, ring_focus);
}

/// Draws the ring around the focused node, thin while a mouse is in use.
fn ring_focus(
    visible: Res<InputFocusVisible>,
    scale: Res<Scale>,
    mut commands: Commands,
    focused: Query<(Entity, Option<&ButtonStyle>, Option<&Outline>), (With<Focused>, With<Node>)>,
) {
    for (entity, look, outline) in &focused {
        let drawn = visible.0 && look != Some(&ButtonStyle::Entry);
        let color = if drawn { palette::OR } else { palette::CLEAR };
        let width = px(3.0 * scale.ui);
        if outline.is_none_or(|o| o.color != color || o.width != width) {
            commands
                .entity(entity)
                .insert(Outline::new(width, px(2.0 * scale.ui), color));
        }
    }
}

/// Takes the ring away with the focus.
fn unring_on_blur(blur: On<Remove, Focused>, mut commands: Commands) {
    if let Ok(mut entity) = commands.get_entity(blur.entity) {
        entity.try_remove::<Outline>();
    }
}
