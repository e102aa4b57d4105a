//! The order of a table's systems in a frame, and when they run.

use bevy::prelude::*;

use super::event_queue::{PlayedGame, game_is_on};
use super::flow::{GameSystems, InGame, time_passes};

/// Orders the systems of a game's table, which run on its screen only: input, apply, playback, sync, show. While a menu
/// is open nothing is played or shown anew, and so nothing is saved; the layout still follows the window's size. Moves
/// are applied and events played back only while the game is on the table.
pub fn order_table_systems<G: PlayedGame>(
    app: &mut App,
    [input, apply, playback, sync, show]: [impl SystemSet + Copy; 5],
) {
    app.configure_sets(
        Update,
        (input, apply, playback, sync, show)
            .chain()
            .in_set(GameSystems(G::GAME))
            .run_if(in_state(InGame(G::GAME))),
    )
    .configure_sets(Update, (input, apply, playback).run_if(time_passes))
    .configure_sets(Update, (apply, playback).run_if(game_is_on::<G>));
}
