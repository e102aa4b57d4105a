//! A request of the app becomes a game.

use bevy::prelude::*;

use super::Draft;
use crate::request::read_with;
use crate::session::BeginSystems;
use crate::{StartMatch, TableSystems};
use fayance_rules::ID;
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

/// Starts a match if the app asks for this game. Two people choose as they did on the page of a new game,
/// unless the request says how.
fn start_on_request(
    mut requests: MessageReader<StartGame>,
    draft: Res<Draft>,
    mut begin: MessageWriter<StartMatch>,
) {
    if let Some(start) = StartGame::last_for(&mut requests, ID) {
        begin.write(StartMatch {
            config: read_with(&start.request, draft.game.secrecy),
        });
    }
}
