//! Who presses the page's buttons while devices sit down; see [`table::lobby`](crate::table::lobby).

use bevy::prelude::*;

use super::chooser::Chooser;
use super::draft::Draft;
use super::lobby::Lobby;
use crate::games::guyenne::ID;
use crate::input::ActingDevice;
use crate::table::Screen;
use crate::table::lobby::{JoinSystems, add_lobby};

/// Adds the lobby.
pub(super) fn plugin(app: &mut App) {
    add_lobby::<Draft>(app, ID);
    app.add_systems(
        Update,
        listen_to_host
            .after(JoinSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// Only the host presses the page's buttons; while nobody else has sat down, everybody answers its questions.
fn listen_to_host(
    lobby: Res<Lobby>,
    choosers: Query<(), With<Chooser>>,
    mut acting: ResMut<ActingDevice>,
) {
    let everybody = !choosers.is_empty() && !lobby.has_guests();
    let host = (!everybody).then_some(lobby.host());
    acting.set_if_neq(ActingDevice(host));
}
