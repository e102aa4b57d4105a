//! Opens and closes the table: when a game begins, ends, or is left.

use crate::app::{attract_mode::AttractMode, toast::Toast};
use crate::keys;
use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_table::flow::PageSystems;
use kit_table::{GameFinished, LeaveGame, Screen, StartFailed, StartGame};

/// Adds the transitions to and from the table.
pub(super) fn plugin(app: &mut App) {
    // The last word counts: a game that cannot begin has no table.
    app.add_systems(
        Update,
        (
            show_table.run_if(on_message::<StartGame>),
            show_result.run_if(on_message::<GameFinished>),
            report_failure.run_if(on_message::<StartFailed>),
            leave.run_if(on_message::<LeaveGame>),
        )
            .chain()
            .in_set(PageSystems),
    );
}

/// Shows the table of the game that begins.
fn show_table(mut requests: MessageReader<StartGame>, mut commands: Commands) {
    if let Some(start) = requests.read().last() {
        commands.set_state(Screen::Table(start.game));
    }
}

/// Shows the result page of a finished game.
fn show_result(mut finished: MessageReader<GameFinished>, mut commands: Commands) {
    if let Some(finished) = finished.read().last() {
        commands.set_state(Screen::Result(finished.game));
    }
}

/// A game that cannot begin leads back to the title, with a toast that says why.
fn report_failure(
    mut refused: MessageReader<StartFailed>,
    mut toasts: MessageWriter<Toast>,
    mut commands: Commands,
) {
    if let Some(StartFailed(why)) = refused.read().last() {
        let message = LocalizedText::new(keys::TOAST_NOT_BEGUN).with("reason", why.clone());
        toasts.write(Toast(message));
        commands.set_state(Screen::Title);
    }
}

/// Leads back to the title; ends a demonstration.
fn leave(
    mut requests: MessageReader<LeaveGame>,
    mut demo: ResMut<AttractMode>,
    mut commands: Commands,
) {
    requests.clear();
    *demo = AttractMode::Off;
    commands.set_state(Screen::Title);
}
