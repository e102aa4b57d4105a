//! Takes a game in that is brought as text. Other games in progress stay beside it.

use super::{SaveManager, autosave::keep_game, brought_game};
use crate::app::toast::Toast;
use crate::keys;
use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_table::{Games, Menu, SavedGames, Screen};

/// Request: take in the game of this text, if it holds one.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct BringGame(pub String);

/// Takes brought games in.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<BringGame>().add_systems(
        Update,
        bring.run_if(on_message::<BringGame>.and_then(not(in_state(Screen::Loading)))),
    );
}

/// Takes games in: the last one becomes the game that Continue goes on with, and the title offers it.
fn bring(
    mut requests: MessageReader<BringGame>,
    mut manager: ResMut<SaveManager>,
    games: Res<Games>,
    mut saved: ResMut<SavedGames>,
    mut toasts: MessageWriter<Toast>,
    mut commands: Commands,
) {
    for BringGame(text) in requests.read() {
        let told = match brought_game(&games, text) {
            Ok((game, save)) => {
                keep_game(&mut manager, &mut saved, game, save);
                commands.set_state(Menu::None);
                commands.set_state(Screen::Title);
                LocalizedText::new(keys::TOAST_IMPORT_DONE)
            }
            Err(why) => why,
        };
        toasts.write(Toast(told));
    }
}
