//! A request of the app becomes a game.

use bevy::prelude::*;

use crate::request::read_request;
use crate::session::BeginSystems;
use crate::{StartMatch, TableSystems};
use guyenne_rules::ID;
use kit_table::StartGame;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        start_on_request
            .before(BeginSystems)
            .before(TableSystems::Input)
            .run_if(on_message::<StartGame>),
    );
}

/// Starts a match if the app asks for this game.
fn start_on_request(mut requests: MessageReader<StartGame>, mut begin: MessageWriter<StartMatch>) {
    if let Some(start) = StartGame::last_for(&mut requests, ID) {
        begin.write(StartMatch {
            config: read_request(&start.request),
        });
    }
}
