//! Saves the game in progress after every move, and loads it at the next start.

use super::{manager::SaveManager, slot::SaveSlot, slots::Found};
use crate::{
    app::toast::Toast,
    i18n::LocalizedText,
    table::{GameFinished, Games, InGame, Menu, RecordChanged, SavedGames},
};
use bevy::{prelude::*, window::ExitSystems};

/// Loads the saved games, and saves the game in progress after every move.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load_games)
        // After the table's systems, so that a move is saved in the frame in which it is confirmed.
        .add_systems(
            PostUpdate,
            (
                save_game.run_if(on_message::<RecordChanged>),
                forget_game.run_if(on_message::<GameFinished>),
                update_saved_games.run_if(
                    on_message::<StateTransitionEvent<InGame>>
                        .or_else(on_message::<StateTransitionEvent<Menu>>),
                ),
            )
                .chain(),
        )
        .add_systems(
            Last,
            finish_writing
                .after(ExitSystems)
                .run_if(on_message::<AppExit>),
        );
}

/// Loads the saved games, at most one of each game.
fn load_games(
    games: Res<Games>,
    mut manager: ResMut<SaveManager>,
    mut saved: ResMut<SavedGames>,
    mut toasts: MessageWriter<Toast>,
) {
    for game in games.0.iter().rev() {
        let slot = SaveSlot::Game(game.id());
        let found = manager.read(slot);
        let toast = match found {
            Found::Nothing | Found::Whole(_) => None,
            Found::Backup(_) => Some("toast-save-backup"),
            Found::Newer => Some("toast-save-newer"),
            Found::Damaged => {
                manager.set_aside(slot);
                Some("toast-save-unreadable")
            }
        };
        toasts.write_batch(toast.map(|key| Toast(LocalizedText::new(key))));
        let text = found.text();
        let save = text.and_then(|text| (game.summary)(&text).ok());
        saved.set(game.id(), save);
    }
}

/// Saves the game after every confirmed move, also the last one: if the program ends before the result is seen, it can
/// be seen later. A demonstration is not saved.
fn save_game(mut changed: MessageReader<RecordChanged>, mut manager: ResMut<SaveManager>) {
    if let Some(latest) = changed.read().filter(|record| !record.demo).last() {
        manager.write(SaveSlot::Game(latest.game), &latest.record);
    }
}

/// Updates what can be continued when the table is left or a menu opens over it, not after every move, because it is
/// checked by the rules.
fn update_saved_games(
    mut ended: MessageReader<StateTransitionEvent<InGame>>,
    now: Option<Res<State<InGame>>>,
    games: Res<Games>,
    manager: Res<SaveManager>,
    mut saved: ResMut<SavedGames>,
) {
    let left = ended.read().filter_map(|change| change.exited).last();
    let Some(InGame(id)) = left.or(now.map(|now| *now.get())) else {
        return;
    };
    if let Some(game) = games.get(id) {
        let text = manager.read(SaveSlot::Game(id)).text();
        saved.set(id, text.and_then(|text| (game.summary)(&text).ok()));
    }
}

/// A game whose result has been seen cannot be continued.
fn forget_game(
    mut finished: MessageReader<GameFinished>,
    mut manager: ResMut<SaveManager>,
    mut saved: ResMut<SavedGames>,
) {
    for over in finished.read().filter(|over| !over.demo) {
        manager.clear(SaveSlot::Game(over.game));
        saved.set(over.game, None);
    }
}

/// Writes everything before the program ends.
pub(super) fn finish_writing(manager: Res<SaveManager>) {
    manager.flush();
}
