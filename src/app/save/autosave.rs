//! The game in progress is saved move by move, and found again at the next start.

use super::{manager::SaveManager, slot::SaveSlot, slots::Found};
use crate::{
    app::{menu::Menu, toast::Toast},
    i18n::LocalizedText,
    table::{GameFinished, Games, InGame, RecordChanged, SavedGames},
};
use bevy::{prelude::*, window::ExitSystems};

/// Finds the games of last time, and saves the game in progress after every move.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, recall_games)
        // After the table has done its frame: a move is handed to the writer in the frame in which it is confirmed.
        .add_systems(
            PostUpdate,
            (
                save_game.run_if(on_message::<RecordChanged>),
                forget_game.run_if(on_message::<GameFinished>),
                offer_game.run_if(
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

/// Finds the games of last time, one of each at most.
fn recall_games(
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
            Found::Backup(_) => Some("notice-save-backup"),
            Found::Newer => Some("notice-save-newer"),
            Found::Damaged => {
                manager.set_aside(slot);
                Some("notice-save-unreadable")
            }
        };
        toasts.write_batch(toast.map(|key| Toast(LocalizedText::new(key))));
        let text = found.text();
        let save = text.and_then(|text| (game.summary)(&text).ok());
        saved.set(game.id(), save);
    }
}

/// Saves the game after every confirmed move, the last one too: if the program ends before the result is seen, that is
/// what there is to continue. A demonstration is nobody's game.
fn save_game(mut changed: MessageReader<RecordChanged>, mut manager: ResMut<SaveManager>) {
    if let Some(latest) = changed.read().filter(|record| !record.demo).last() {
        manager.write(SaveSlot::Game(latest.game), &latest.record);
    }
}

/// What can be continued is found out when the table is left or a menu opens over it, and not after every move: it is
/// checked by the rules.
fn offer_game(
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

/// A game whose result has been seen is not continued.
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

/// Before the program ends everything is written.
pub(super) fn finish_writing(manager: Res<SaveManager>) {
    manager.flush();
}
