//! The order of a table's systems in a frame, and when they run.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_tweening::AnimationSystem;

use super::event_queue::{PlayedGame, game_is_on};
use super::flow::{GameSystems, InGame, Screen, StartGame, StartSystems, TableUpdate, time_passes};
use super::match_config::StartMatch;
use super::table_seats::forget_seats;
use kit_rules::game::GameId;

/// The games whose tables run: those that were asked for since the start. The schedule of a table is built when it
/// first runs, and most players open one game.
#[derive(Resource, Clone, Debug, Default)]
struct OpenedTables(BTreeSet<GameId>);

impl OpenedTables {
    /// Run condition: the table of `game` runs.
    fn has(game: GameId) -> impl Fn(Res<Self>) -> bool + Clone {
        move |opened: Res<Self>| opened.0.contains(&game)
    }
}

/// Orders the systems of a game's table, which run on its screen only: input, apply, playback, sync, show. While a menu
/// is open nothing is played or shown anew, and so nothing is saved; the layout still follows the window's size. Moves
/// are applied and events played back only while the game is on the table.
///
/// Nothing of the table runs before it is asked for: by its screens, [`StartGame`], [`StartMatch`] or what
/// [`open_table_on`] names.
pub fn order_table_systems<G: PlayedGame>(
    app: &mut App,
    [input, apply, playback, sync, show]: [impl SystemSet + Copy; 5],
) {
    let (game, schedule) = (G::GAME, TableUpdate(G::GAME));
    let run = move |world: &mut World| world.run_schedule(schedule);
    open_table_on(app, game, move |start: &StartGame| start.game == game);
    open_table_on(app, game, |_: &StartMatch<G::Config>| true);
    let open = move |mut opened: ResMut<OpenedTables>| {
        opened.0.insert(game);
    };
    app.init_schedule(schedule)
        .configure_sets(Update, StartSystems.before(GameSystems(game)))
        .add_systems(
            Update,
            (
                open.in_set(StartSystems).run_if(
                    not(OpenedTables::has(game))
                        .and_then(move |screen: Res<State<Screen>>| screen.game() == Some(game)),
                ),
                run.in_set(GameSystems(game))
                    .run_if(OpenedTables::has(game))
                    // What moves is drawn where it is in this frame.
                    .after(AnimationSystem::AnimationUpdate),
            ),
        )
        .configure_sets(
            schedule,
            (input, apply, playback, sync, show)
                .chain()
                .run_if(in_state(InGame(game))),
        )
        .configure_sets(schedule, (input, apply, playback).run_if(time_passes))
        .configure_sets(schedule, (apply, playback).run_if(game_is_on::<G>))
        .add_systems(OnExit(InGame(game)), forget_seats);
}

/// Has the table of `game` run from the first request on that `is_for` it. It reads that request in the same frame, or
/// in the next if it was written after the tables.
pub fn open_table_on<M: Message>(
    app: &mut App,
    game: GameId,
    is_for: impl Fn(&M) -> bool + Send + Sync + 'static,
) {
    let open = move |mut requests: MessageReader<M>, mut opened: ResMut<OpenedTables>| {
        if requests.read().any(&is_for) {
            opened.0.insert(game);
        }
    };
    app.add_message::<M>()
        .init_resource::<OpenedTables>()
        .add_systems(
            Update,
            open.in_set(StartSystems)
                .run_if(not(OpenedTables::has(game))),
        );
}
