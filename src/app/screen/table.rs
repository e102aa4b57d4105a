//! The door of the table: shows it when a game is asked for, and what follows when the game ends.

use crate::{
    app::{attract_mode::AttractMode, toast::Toast},
    table::{GameFinished, LeaveGame, Screen, StartFailed, StartGame},
};
use bevy::prelude::*;

/// Opens and closes the table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show_table.run_if(on_message::<StartGame>),
            show_result.run_if(on_message::<GameFinished>),
            turn_back.run_if(on_message::<StartFailed>),
            leave.run_if(on_message::<LeaveGame>),
        ),
    );
}

/// The table of the game that begins.
fn show_table(mut asked: MessageReader<StartGame>, mut commands: Commands) {
    if let Some(start) = asked.read().last() {
        commands.set_state(Screen::Table(start.game));
    }
}

/// A finished game is counted on its result page.
fn show_result(mut finished: MessageReader<GameFinished>, mut commands: Commands) {
    if let Some(finished) = finished.read().last() {
        commands.set_state(Screen::Result(finished.game));
    }
}

/// A game that cannot begin leads back to the title, with the reason.
fn turn_back(
    mut refused: MessageReader<StartFailed>,
    mut toasts: MessageWriter<Toast>,
    mut commands: Commands,
) {
    if let Some(StartFailed(why)) = refused.read().last() {
        toasts.write(Toast(why.clone()));
        commands.set_state(Screen::Title);
    }
}

/// Back to the title; a demonstration ends with that.
fn leave(
    mut asked: MessageReader<LeaveGame>,
    mut demo: ResMut<AttractMode>,
    mut commands: Commands,
) {
    asked.clear();
    *demo = AttractMode::Off;
    commands.set_state(Screen::Title);
}
