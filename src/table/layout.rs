//! A game's layout: where everything lies on its table, as a function of the window. It follows the window while the
//! table is on screen, and only then.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::state::state::{StateTransition, StateTransitionSystems};

use super::InGame;
use kit_theme::Scale;

/// Keeps the layout `L` of a game up to date with the window and the size of letters while `table` is on screen. It is
/// right before the table is built, whatever the window did meanwhile; other tables cost nothing.
pub fn keep_layout<L: Resource<Mutability = Mutable>>(
    app: &mut App,
    table: InGame,
    layout_of: fn(&Scale) -> L,
) {
    let lay_out =
        move |scale: Res<Scale>, mut layout: ResMut<L>, mut laid: Local<Option<Scale>>| {
            if laid.replace(*scale) != Some(*scale) {
                *layout = layout_of(&scale);
            }
        };
    app.insert_resource(layout_of(&Scale::default()))
        .add_systems(
            StateTransition,
            lay_out
                .after(StateTransitionSystems::DependentTransitions)
                .before(StateTransitionSystems::ExitSchedules)
                .run_if(in_state(table)),
        );
}
