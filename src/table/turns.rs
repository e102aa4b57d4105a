//! Whose turn it is at a table whose events are shown one after the other, and the phase that follows from it.

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;

use super::animations::Hurry;
use super::event_queue::{EventQueue, PlayedGame};
use super::flow::{InGame, TableUpdate};

/// Adds whose turn it is to the table of a game, and `change_phase`, which follows it: after `playback`, before `sync`.
pub fn add_turns<G: PlayedGame, M>(
    app: &mut App,
    [playback, sync]: [impl SystemSet; 2],
    change_phase: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    app.init_resource::<G::Turn>()
        .add_systems(
            TableUpdate(G::GAME),
            (
                take_turns::<G>,
                change_phase.run_if(resource_exists::<G::Displayed>),
            )
                .chain()
                .after(playback)
                .before(sync)
                .run_if(in_state(InGame(G::GAME))),
        )
        .add_systems(OnExit(InGame(G::GAME)), |mut turn: ResMut<G::Turn>| {
            *turn = G::Turn::default();
        });
}

/// While events are shown, and so it is nobody's turn, `T`'s default, any press ends their animations and the pause
/// before the next.
pub fn hurry<T, B, D>(turn: Res<T>, mut animations: Hurry, mut events: ResMut<EventQueue<B, D>>)
where
    T: Resource + Default + PartialEq,
    B: Send + Sync + 'static,
    D: Send + Sync + 'static,
{
    if *turn == T::default() && animations.at_a_press() {
        events.hurry();
    }
}

/// Sets whose turn it is: nobody's until every event has been shown.
pub fn take_turns<G: PlayedGame>(
    game: Option<Res<G>>,
    events: Res<EventQueue<G::Beat, G::Displayed>>,
    mut turn: ResMut<G::Turn>,
) {
    let next = match game {
        Some(game) if events.is_empty() => game.turn(),
        _ => G::Turn::default(),
    };
    turn.set_if_neq(next);
}
