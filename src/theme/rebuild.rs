//! Pages that are laid out for one size of the window and of letters, and anew for another.

use super::Scale;
use bevy::{ecs::schedule::ScheduleConfigs, ecs::system::ScheduleSystem, prelude::*};

/// A condition: whether the size of the window or of letters has changed since this was last asked.
pub fn scale_changed(scale: Res<Scale>) -> bool {
    scale.is_changed() && !scale.is_added()
}

/// Despawns every entity with a component, such as the root of a page, with all below it.
pub fn despawn_all<Root: Component>(roots: Query<Entity, With<Root>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

/// Adds a page that stands below entities with `Root` while `state` holds: `build` lays it out when the state is
/// entered, and again, before anything else in a frame, after the size of the window or of letters has changed.
pub fn add_page<Root: Component, M>(
    app: &mut App,
    state: impl States,
    build: impl IntoScheduleConfigs<ScheduleSystem, M> + Copy,
) {
    let again: ScheduleConfigs<ScheduleSystem> = (despawn_all::<Root>, build).chain();
    // Both conditions are asked in every frame: a change while the page was closed is over when it opens.
    let again = again.run_if(in_state(state.clone())).run_if(scale_changed);
    app.add_systems(OnEnter(state), build)
        .add_systems(First, again);
}
