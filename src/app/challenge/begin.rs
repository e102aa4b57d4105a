//! Holds the challenge that was opened last, and begins its deal.

use bevy::prelude::*;

use super::mark::marked;
use crate::app::dealt_game::dealt_game;
use crate::app::toast::Toast;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::code::Challenge;
use kit_table::flow::StartSystems;
use kit_table::{Games, StartGame};

/// The challenge that was opened last; it stays until another one is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(in crate::app) struct OpenedChallenge(pub(in crate::app) Option<Challenge>);

/// Request: play the deal of the challenge that was opened.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct PlayChallenge {
    /// On the other side than the challenger.
    pub(in crate::app) exchanged: bool,
}

/// Adds what begins challenges.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenedChallenge>()
        .add_message::<PlayChallenge>()
        .add_systems(
            Update,
            begin
                .run_if(on_message::<PlayChallenge>)
                .before(StartSystems),
        );
}

fn begin(
    mut asked: MessageReader<PlayChallenge>,
    (games, opened): (Res<Games>, Res<OpenedChallenge>),
    mut starts: MessageWriter<StartGame>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some((&PlayChallenge { exchanged }, challenge)) =
        asked.read().last().zip(opened.0.as_ref())
    else {
        return;
    };
    let record = match exchanged {
        true => &challenge.exchanged,
        false => &challenge.record,
    };
    let marked = marked(record, &challenge.code).unwrap_or_else(|| record.clone());
    match dealt_game(&games, challenge.game, &marked) {
        Ok(save) => {
            starts.write(StartGame::resume(challenge.game, &save));
        }
        Err(reason) => {
            let told = LocalizedText::new(keys::TOAST_NOT_BEGUN);
            toasts.write(Toast(told.with("reason", reason)));
        }
    }
}
