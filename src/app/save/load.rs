//! What reads the saves: before the start, and again when this copy of the program takes over from another one.

use bevy::{ecs::schedule::ScheduleLabel, prelude::*};

/// The schedule of everything that reads saves.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct LoadSaves;

/// Reads the saves before the start.
pub(super) fn plugin(app: &mut App) {
    app.init_schedule(LoadSaves);
    app.add_systems(PreStartup, |world: &mut World| {
        world.run_schedule(LoadSaves);
    });
}
