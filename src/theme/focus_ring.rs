//! The gold ring around the focused node, drawn while a keyboard or a pad is in use.

use super::{palette, widget::ButtonStyle};
use bevy::{input_focus::InputFocusVisible, prelude::*};
use kit_input::Focused;

/// Keeps the ring around the focused node.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(unring_on_blur)
        .add_systems(PostUpdate, ring_focus);
}

/// Draws the ring around the focused node; transparent while a pointer is in use.
fn ring_focus(
    visible: Res<InputFocusVisible>,
    mut commands: Commands,
    focused: Query<(Entity, Option<&ButtonStyle>, Option<&Outline>), (With<Focused>, With<Node>)>,
) {
    for (entity, style, outline) in &focused {
        let drawn = visible.0 && style != Some(&ButtonStyle::Entry);
        let color = if drawn { palette::OR } else { palette::CLEAR };
        if outline.is_none_or(|o| o.color != color) {
            commands
                .entity(entity)
                .insert(Outline::new(px(3), px(2), color));
        }
    }
}

/// Removes the ring with the focus.
fn unring_on_blur(blur: On<Remove, Focused>, mut commands: Commands) {
    if let Ok(mut entity) = commands.get_entity(blur.entity) {
        entity.try_remove::<Outline>();
    }
}
