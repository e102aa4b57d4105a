//! The seat at the table: tells the table when it is shown, and takes over when a game is finished.
//! The table itself is `crate::games::guyenne::table`.

use super::{Screen, result::ResultPage};
use crate::{
    app::notice::Notice,
    games::guyenne::table::{Finished, NotBegun, Presence},
    speech::Say,
};
use bevy::prelude::*;

/// Opens and closes the table with its screen.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), sit_down)
        .add_systems(OnExit(Screen::Table), stand_up)
        .add_systems(
            Update,
            (
                show_result.run_if(on_message::<Finished>),
                turn_back.run_if(on_message::<NotBegun>),
            ),
        );
}

/// The table comes alive.
fn sit_down(mut presence: ResMut<NextState<Presence>>) {
    presence.set(Presence::Seated);
}

/// The table is cleared; from one game straight to the next it is cleared and laid anew.
fn stand_up(mut presence: ResMut<NextState<Presence>>) {
    presence.set(Presence::Away);
}

/// A finished game is counted on the result page.
fn show_result(mut finished: MessageReader<Finished>, mut commands: Commands) {
    if let Some(finished) = finished.read().last() {
        commands.insert_resource(ResultPage::from(&finished.0));
        commands.set_state(Screen::Result);
    }
}

/// A game that cannot begin leads back to the title, with the reason.
fn turn_back(
    mut refused: MessageReader<NotBegun>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    if let Some(NotBegun(why)) = refused.read().last() {
        notices.write(Notice(
            Say::new("notice-not-begun").with("reason", why.clone()),
        ));
        commands.set_state(Screen::Title);
    }
}
