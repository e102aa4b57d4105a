//! Gives the focus to a node that has just been spawned: it can be focused only once it is laid out.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::UiSystems;

/// Marks the node that gets the focus as soon as it is laid out.
#[derive(Component, Clone, Copy, Debug)]
pub struct TakesFocus;

/// Adds the system.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, give_focus.after(UiSystems::Layout));
}

fn give_focus(
    nodes: Query<(Entity, &ComputedNode), With<TakesFocus>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    for (entity, node) in &nodes {
        if !node.is_empty() {
            focus.set(entity, FocusCause::Navigated);
            commands.entity(entity).remove::<TakesFocus>();
        }
    }
}
