//! The app's access to the saves: passes tasks to the writer, and reports failures to the player as toasts.

use super::{
    slot::SaveSlot,
    slots::{Found, Slots, Soundness},
    storage::{Storage, StorageError},
    writer::{Target, WriteTask, Writer},
};
use crate::{
    app::{settings::Settings, toast::Toast},
    i18n::LocalizedText,
    table::{BadSave, Game, Games},
};
use bevy::prelude::*;
use serde::de::IgnoredAny;

/// The app's access to the saves.
#[derive(Resource, Debug)]
pub struct SaveManager {
    writer: Writer,
    toasts: Vec<LocalizedText>,
    failing: Vec<Target>,
}

impl SaveManager {
    /// The manager of this storage, for these games.
    #[must_use]
    pub fn new(storage: Storage, games: &Games) -> Self {
        let slow = storage.is_slow();
        let first = games.0.first().map(Game::id);
        let judge = {
            let games = games.clone();
            move |slot, text: &str| soundness(&games, slot, text)
        };
        Self {
            writer: Writer::new(Slots::new(storage, judge, first), slow),
            toasts: Vec::new(),
            failing: Vec::new(),
        }
    }

    /// The manager of the player's storage. If nothing can be saved permanently, a toast says so at the start.
    #[must_use]
    pub fn of_player(games: &Games) -> Self {
        let storage = Storage::of_player();
        let forgets = storage.forgets();
        let mut manager = Self::new(storage, games);
        if forgets {
            manager
                .toasts
                .push(LocalizedText::new("toast-keeps-nothing"));
        }
        manager
    }

    /// Reads a slot, after all pending writes.
    #[must_use]
    pub fn read(&self, slot: SaveSlot) -> Found {
        self.writer.read(slot)
    }

    /// Saves a text; if that fails a toast says why.
    pub fn write(&mut self, slot: SaveSlot, text: &str) {
        self.writer
            .hand_over(WriteTask::Save(slot, text.to_owned()));
    }

    /// Empties a slot.
    pub fn clear(&mut self, slot: SaveSlot) {
        self.writer.hand_over(WriteTask::Clear(slot));
    }

    /// Renames a save that cannot be read.
    pub fn set_aside(&mut self, slot: SaveSlot) {
        self.writer.hand_over(WriteTask::SetAside(slot));
    }

    /// Appends a line to the journal; unless `is_new`, only if its last line is another one.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn append(&mut self, path: &std::path::Path, line: &str, is_new: bool) {
        self.writer.hand_over(WriteTask::Append {
            path: path.to_owned(),
            line: line.to_owned(),
            is_new,
        });
    }

    /// Waits until everything is written.
    pub fn flush(&self) {
        self.writer.flush();
    }

    /// Collects the results of the writer's tasks.
    fn take_reports(&mut self) {
        for done in self.writer.take_done() {
            match done.result {
                Ok(put_aside) => {
                    self.failing.retain(|&failing| failing != done.target);
                    if put_aside {
                        self.toasts
                            .push(LocalizedText::new("toast-save-newer-aside"));
                    }
                }
                Err(error) => self.report(done.target, &error),
            }
        }
    }

    /// Queues a toast about a failure, once until it works again.
    fn report(&mut self, target: Target, error: &StorageError) {
        if self.failing.contains(&target) {
            return;
        }
        self.failing.push(target);
        let on_page = cfg!(target_arch = "wasm32");
        self.toasts.push(failure(target, error, on_page));
    }
}

/// The message about a failure, in a window or on a page.
fn failure(target: Target, error: &StorageError, on_page: bool) -> LocalizedText {
    match (target, error) {
        (
            Target::Slot(
                SaveSlot::Settings
                | SaveSlot::Answers(_)
                | SaveSlot::Learning(_)
                | SaveSlot::Statistics(_),
            ),
            _,
        ) => LocalizedText::new("toast-settings-failed"),
        // A page cannot free disk space, but it can export the game as text.
        (Target::Slot(SaveSlot::Game(_)), StorageError::Full) if on_page => {
            LocalizedText::new("toast-save-full-page")
        }
        (Target::Slot(SaveSlot::Game(_)), StorageError::Full) => {
            LocalizedText::new("toast-save-full")
        }
        (Target::Slot(SaveSlot::Game(_)), error) => {
            LocalizedText::new("toast-save-failed").with("reason", error.text())
        }
        #[cfg(not(target_arch = "wasm32"))]
        (Target::Journal, error) => {
            LocalizedText::new("toast-record-failed").with("reason", error.text())
        }
    }
}

/// Whether a stored text can be used. A game's save is checked by its rules.
fn soundness(games: &Games, slot: SaveSlot, text: &str) -> Soundness {
    match slot {
        SaveSlot::Settings if Settings::read(text).is_some() => Soundness::Sound,
        SaveSlot::Settings => Soundness::Damaged,
        SaveSlot::Answers(_) | SaveSlot::Learning(_) | SaveSlot::Statistics(_) => {
            match serde_json::from_str::<IgnoredAny>(text) {
                Ok(_) => Soundness::Sound,
                Err(_) => Soundness::Damaged,
            }
        }
        SaveSlot::Game(game) => match games.get(game).map(|game| (game.summary)(text)) {
            Some(Ok(_)) => Soundness::Sound,
            Some(Err(BadSave::Newer)) => Soundness::Newer,
            Some(Err(BadSave::Damaged(_))) | None => Soundness::Damaged,
        },
    }
}

/// Shows failures to the player.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_failures);
}

fn show_failures(mut manager: ResMut<SaveManager>, mut toasts: MessageWriter<Toast>) {
    let manager = manager.bypass_change_detection();
    manager.take_reports();
    toasts.write_batch(manager.toasts.drain(..).map(Toast));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::game::GameId;

    const GAME: Target = Target::Slot(SaveSlot::Game(GameId("guyenne")));

    #[test]
    fn a_full_storage_is_told_in_words_with_what_to_do() {
        for (on_page, key) in [(true, "toast-save-full-page"), (false, "toast-save-full")] {
            let told = failure(GAME, &StorageError::Full, on_page);
            assert_eq!(told, LocalizedText::new(key));
        }
    }

    #[test]
    fn a_failure_is_reported_once_until_it_works_again() {
        let mut manager = SaveManager::new(
            Storage::in_memory(),
            &Games(crate::app::games::GAMES.to_vec()),
        );
        manager.report(GAME, &StorageError::Full);
        manager.report(GAME, &StorageError::Full);
        assert_eq!(manager.toasts, [LocalizedText::new("toast-save-full")]);
        manager.write(SaveSlot::Game(GameId("guyenne")), "anything");
        manager.take_reports();
        manager.report(GAME, &StorageError::Denied);
        let denied = LocalizedText::new("toast-save-failed")
            .with("reason", LocalizedText::new("storage-denied"));
        assert_eq!(
            manager.toasts,
            [LocalizedText::new("toast-save-full"), denied]
        );
    }
}
