//! Saves the games in progress, each after every move, and loads them at the next start. A game that begins never takes
//! the place of another: that one stays in the list of games in progress.

use super::{
    library_store::LibraryTask, load::LoadSaves, manager::SaveManager, slot::SaveSlot, slots::Found,
};
use crate::app::{daily::Now, toast::Toast};
use crate::keys;
use bevy::{prelude::*, window::ExitSystems};
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;
use kit_table::{
    Game, GameFinished, Games, InGame, Menu, RecordChanged, SaveSummary, SavedGame, SavedGames,
};

/// Loads the saved games, and saves the game in progress after every move.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableGame>()
        .add_message::<RemoveSavedGame>()
        .add_systems(LoadSaves, load_games)
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
                remove_games.run_if(on_message::<RemoveSavedGame>),
                save_order.run_if(resource_changed::<SavedGames>),
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

/// Request: the player wants a saved game to be removed for good.
#[derive(Message, Clone, Copy, Debug)]
pub struct RemoveSavedGame {
    /// The game.
    pub game: GameId,
    /// Its number among the saved games of that box.
    pub number: u16,
}

/// The saved game that is on the table, or was last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct TableGame(Option<NumberedGame>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NumberedGame {
    game: GameId,
    number: u16,
    /// It was begun in this run, and nothing has been played in it.
    is_untouched: bool,
}

impl TableGame {
    /// The number of the game on the table, if it is one of this box.
    fn number(self, game: GameId) -> Option<u16> {
        let here = self.0.filter(|it| it.game == game);
        here.map(|it| it.number)
    }
}

/// Loads the saved games, the one played last first.
fn load_games(
    games: Res<Games>,
    mut manager: ResMut<SaveManager>,
    mut saved: ResMut<SavedGames>,
    mut on_table: ResMut<TableGame>,
    mut toasts: MessageWriter<Toast>,
) {
    let mut found = Vec::new();
    for game in &games.0 {
        for slot in manager.of_game(game.id) {
            let read = manager.read(slot);
            let toast = match read {
                Found::Nothing | Found::Whole(_) => None,
                Found::Backup(_) => Some(keys::TOAST_SAVE_BACKUP),
                Found::Newer => Some(keys::TOAST_SAVE_NEWER),
                Found::Damaged => {
                    manager.set_aside(slot);
                    Some(keys::TOAST_SAVE_UNREADABLE)
                }
            };
            toasts.write_batch(toast.map(|key| Toast(LocalizedText::new(key))));
            let saved = read.text().and_then(|text| saved_game(game, slot, &text));
            let at = manager.stored_at(slot);
            found.extend(saved.map(|saved| (slot, at, saved)));
        }
    }
    let order = manager.read(SaveSlot::PlayedLast).text();
    let order: Vec<String> = order
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let place = |slot: SaveSlot| {
        let name = name(slot);
        order.iter().position(|known| *known == name)
    };
    // Those that an older version of the program has saved come by the time when it did.
    found.sort_by_key(|&(slot, at, _)| {
        let place = place(slot);
        (place.is_none(), place, core::cmp::Reverse(at))
    });
    let found = found.into_iter().map(|(_, _, saved)| saved).collect();
    saved.set_if_neq(SavedGames(found));
    on_table.0 = None;
}

/// The name of a game in progress in the order.
fn name(slot: SaveSlot) -> String {
    match slot.game() {
        Some((game, 0 | 1)) => game.to_string(),
        Some((game, number)) => format!("{game}-{number}"),
        None => String::new(),
    }
}

/// The game that is saved in a slot, if the rules accept it.
fn saved_game(game: &Game, slot: SaveSlot, text: &str) -> Option<SavedGame> {
    let (_, number) = slot.game()?;
    let save = (game.summary)(text).ok()?;
    Some(SavedGame {
        game: game.id,
        number,
        save,
    })
}

/// Saves which games were played last.
fn save_order(
    saved: Res<SavedGames>,
    mut before: Local<Option<Vec<String>>>,
    mut manager: ResMut<SaveManager>,
) {
    let slots = saved.0.iter();
    let order: Vec<String> = slots
        .map(|it| name(SaveSlot::of_game(it.game, it.number)))
        .collect();
    // What is there in the first frame comes from the saves.
    let known = before.replace(order.clone());
    if known.is_some_and(|known| known != order)
        && let Ok(text) = serde_json::to_string(&order)
    {
        manager.write(SaveSlot::PlayedLast, &text);
    }
}

/// Saves the game after every confirmed move, also the last one: if the program ends before the result is seen, it can
/// be seen later. A demonstration is not saved.
fn save_game(
    mut changed: MessageReader<RecordChanged>,
    games: Res<Games>,
    mut manager: ResMut<SaveManager>,
    mut saved: ResMut<SavedGames>,
    mut on_table: ResMut<TableGame>,
) {
    for record in changed.read().filter(|record| !record.demo) {
        let game = record.game;
        let number = match on_table.number(game).filter(|_| !record.begins) {
            Some(number) => {
                on_table.0.as_mut().expect("it has a number").is_untouched = false;
                number
            }
            None => {
                let untouched = on_table.0.filter(|it| it.game == game && it.is_untouched);
                let continued = saved.continued_as(game, &record.record);
                let number = continued
                    .or(untouched.map(|it| it.number))
                    .unwrap_or_else(|| free_number(&saved, game));
                on_table.0 = Some(NumberedGame {
                    game,
                    number,
                    is_untouched: continued.is_none(),
                });
                let summary = games.get(game).map(|game| (game.summary)(&record.record));
                if let Some(Ok(save)) = summary {
                    saved.put_first(SavedGame { game, number, save });
                }
                number
            }
        };
        manager.write(SaveSlot::of_game(game, number), &record.record);
    }
}

/// The first number that no saved game of this box has.
fn free_number(saved: &SavedGames, game: GameId) -> u16 {
    let mut numbers = 1..=u16::MAX;
    let free = numbers.find(|&number| saved.numbered(game, number).is_none());
    free.unwrap_or(u16::MAX)
}

/// Adds a game to those in progress, as the one played last, unless it is there already. One that goes on where a saved
/// game stopped takes its place.
pub fn keep_game(
    manager: &mut SaveManager,
    saved: &mut SavedGames,
    game: GameId,
    save: SaveSummary,
) {
    let continued = saved.continued_as(game, &save.record);
    let number = continued.unwrap_or_else(|| free_number(saved, game));
    manager.write(SaveSlot::of_game(game, number), &save.record);
    saved.put_first(SavedGame { game, number, save });
}

/// Updates what can be continued when the table is left or a menu opens over it, not after every move, because it is
/// checked by the rules. The order stays: a demonstration or an exercise is not played.
fn update_saved_games(
    on_table: Res<TableGame>,
    games: Res<Games>,
    manager: Res<SaveManager>,
    mut saved: ResMut<SavedGames>,
) {
    let Some(NumberedGame { game, number, .. }) = on_table.0 else {
        return;
    };
    let slot = SaveSlot::of_game(game, number);
    let text = manager.read(slot).text();
    let found = games.get(game).zip(text);
    let found = found.and_then(|(game, text)| saved_game(game, slot, &text));
    match found {
        Some(found) if saved.numbered(game, number) == Some(&found) => {}
        Some(found) => saved.update(found),
        None => saved.remove(game, number),
    }
}

/// A game whose result has been seen cannot be continued.
fn forget_game(
    mut finished: MessageReader<GameFinished>,
    mut manager: ResMut<SaveManager>,
    mut saved: ResMut<SavedGames>,
    mut on_table: ResMut<TableGame>,
) {
    for over in finished.read().filter(|over| !over.demo) {
        if let Some(number) = on_table.number(over.game) {
            manager.clear(SaveSlot::of_game(over.game, number));
            saved.remove(over.game, number);
            on_table.0 = None;
        }
    }
}

/// Removes the games that the player does not want any more; the library keeps them as abandoned.
fn remove_games(
    mut requests: MessageReader<RemoveSavedGame>,
    now: Res<Now>,
    mut manager: ResMut<SaveManager>,
    mut saved: ResMut<SavedGames>,
    mut on_table: ResMut<TableGame>,
) {
    for &RemoveSavedGame { game, number } in requests.read() {
        if let Some(given_up) = saved.numbered(game, number) {
            let record = given_up.save.record.trim_end().to_owned();
            manager.with_library(LibraryTask::Keep(record, now.0));
        }
        manager.clear(SaveSlot::of_game(game, number));
        saved.remove(game, number);
        if on_table.number(game) == Some(number) {
            on_table.0 = None;
        }
    }
}

/// Writes everything before the program ends.
pub(in crate::app) fn finish_writing(manager: Res<SaveManager>) {
    manager.flush();
}
