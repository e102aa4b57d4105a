//! The messages between the app and the table: a request to start becomes a game.

use bevy::prelude::*;

use super::{StartMatch, TableSystems, request};
use crate::games::guesclin::ID;
use crate::table::StartGame;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        start_on_request
            .before(super::rules::BeginSystems)
            .before(TableSystems::Input)
            .run_if(on_message::<StartGame>),
    );
}

/// Starts a match if the app asks for this game.
fn start_on_request(mut requests: MessageReader<StartGame>, mut begin: MessageWriter<StartMatch>) {
    if let Some(start) = StartGame::last_for(&mut requests, ID) {
        begin.write(StartMatch(request::read_request(&start.request)));
    }
}
