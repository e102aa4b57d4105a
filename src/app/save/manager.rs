//! The app's access to the saves: passes tasks to the writer, and reports failures to the player as toasts.

use super::{
    library_store::{LibraryAnswer, LibraryStore, LibraryTask},
    lock::{LockPace, LockState, SaveLock},
    slot::{SaveCopy, SaveSlot},
    slots::{Found, Slots, Soundness},
    storage::{Storage, StorageError},
    writer::{Target, WriteTask, Writer},
};
use crate::app::toast::Toast;
use crate::keys;
use bevy::prelude::*;
use core::time::Duration;
use kit_i18n::LocalizedText;
use kit_rules::daily::{BadDailyLog, DailyLog};
use kit_rules::game::GameId;
use kit_table::{BadSave, Games, stored::LenientText};

pub(super) mod documents;

/// The app's access to the saves.
#[derive(Resource, Debug)]
pub struct SaveManager {
    writer: Writer,
    /// The games of the library in the browser's database; none where the browser keeps nothing for the page.
    #[cfg(target_arch = "wasm32")]
    headless: Option<Vec<kit_rules::headless::Headless>>,
    lock: SaveLock,
    /// Whether the storage is lost when the program ends.
    forgets: bool,
    toasts: Vec<LocalizedText>,
    failing: Vec<Target>,
}

impl SaveManager {
    /// The manager of this storage, for these games. No other running program may have the same storage.
    #[must_use]
    pub fn new(storage: Storage, games: &Games) -> Self {
        Self::with_lock(storage, games, SaveLock::take_none())
    }

    /// The manager of a storage that other running copies of the program may have, too: one of them stores.
    #[must_use]
    pub fn shared(mut storage: Storage, games: &Games) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let lock = SaveLock::take(storage.folder());
        #[cfg(target_arch = "wasm32")]
        let lock = SaveLock::take();
        if lock.state() != LockState::Held {
            storage.only_read();
        }
        Self::with_lock(storage, games, lock)
    }

    fn with_lock(storage: Storage, games: &Games, lock: SaveLock) -> Self {
        let (slow, forgets) = (storage.is_slow(), storage.forgets());
        let headless = games.headless();
        #[cfg(not(target_arch = "wasm32"))]
        let library = match storage.folder() {
            Some(folder) => LibraryStore::in_folder(folder, &headless),
            None => LibraryStore::in_memory(&headless),
        };
        #[cfg(target_arch = "wasm32")]
        let library = LibraryStore::in_memory(&headless);
        #[cfg(target_arch = "wasm32")]
        let headless = (!forgets).then_some(headless);
        let first = games.0.first().map(|game| game.id);
        let judge = {
            let games = games.clone();
            move |slot, text: &str| soundness(&games, slot, text)
        };
        Self {
            writer: Writer::new(Slots::new(storage, judge, first), library, slow),
            #[cfg(target_arch = "wasm32")]
            headless,
            lock,
            forgets,
            toasts: Vec::new(),
            failing: Vec::new(),
        }
    }

    /// The manager of the player's storage. If a browser keeps nothing, a toast says so at the start; of a computer's
    /// folder `start` tells.
    #[must_use]
    pub fn of_player(games: &Games) -> Self {
        let mut manager = Self::shared(Storage::of_player(), games);
        if manager.forgets && cfg!(target_arch = "wasm32") {
            manager
                .toasts
                .push(LocalizedText::new(keys::TOAST_KEEPS_NOTHING));
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

    /// Does something with the library of games; what comes of it is told later.
    pub fn with_library(&mut self, task: LibraryTask) {
        #[cfg(target_arch = "wasm32")]
        if let Some(headless) = &self.headless {
            super::page_library::begin(task, headless);
            return;
        }
        self.writer.hand_over(WriteTask::Library(task));
    }

    /// Whether everything is lost when the program ends, games that are kept included.
    #[must_use]
    pub fn forgets(&self) -> bool {
        #[cfg(target_arch = "wasm32")]
        if super::page_library::forgets() {
            return true;
        }
        self.forgets
    }

    /// Takes what has come of the tasks for the library since the last call.
    pub(in crate::app) fn take_library_answers(&self) -> Vec<LibraryAnswer> {
        #[cfg(target_arch = "wasm32")]
        if self.headless.is_some() {
            return super::page_library::take_answers();
        }
        self.writer.take_answers()
    }

    /// The slots of games in progress of this box that have something in them, lowest number first; the first slot in
    /// any case.
    #[must_use]
    pub fn of_game(&self, game: GameId) -> Vec<SaveSlot> {
        self.writer.slots().of_game(game)
    }

    /// Seconds since 1970 when a slot was written, where that is known.
    pub(super) fn stored_at(&self, slot: SaveSlot) -> Option<u64> {
        self.writer.slots().stored_at(slot)
    }

    /// Whether another running copy of the program stores, so that this one only reads.
    #[must_use]
    pub fn is_only_read(&self) -> bool {
        self.writer.slots().is_only_read()
    }

    /// Who stores; looks whether another copy has asked for that or has answered, at `now` in the program's own time.
    pub(super) fn look_at_lock(&mut self, now: Duration, pace: LockPace) -> LockState {
        let writer = &self.writer;
        self.lock.look(now, pace, || writer.flush());
        let state = self.lock.state();
        let only_read = state != LockState::Held;
        // Where the lock is held, whoever has asked for it calls `store_again`.
        if only_read && !writer.slots().is_only_read() {
            writer.slots().only_read();
        }
        state
    }

    /// Asks the copy that stores to leave that to this one.
    pub(super) fn ask_for_lock(&mut self, now: Duration) {
        self.lock.ask(now);
    }

    /// Stores again. Returns the games that were saved meanwhile, for this run only.
    pub(super) fn store_again(&mut self, games: &Games) -> Vec<(GameId, String)> {
        let remembered = self.writer.slots().store_again();
        let game_of = |file: &str| {
            let mut slots =
                (games.0.iter()).filter_map(|game| SaveSlot::of_game_file(game.id, file));
            slots.find(|slot| slot.file(SaveCopy::Main) == file)
        };
        let of_game = |(file, text): (String, String)| {
            let (game, _) = game_of(&file)?.game()?;
            Some((game, text))
        };
        remembered.into_iter().filter_map(of_game).collect()
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
                            .push(LocalizedText::new(keys::TOAST_SAVE_NEWER_ASIDE));
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
                | SaveSlot::Statistics(_)
                | SaveSlot::Days
                | SaveSlot::PlayedLast,
            ),
            _,
        ) => LocalizedText::new(keys::TOAST_SETTINGS_FAILED),
        // A page cannot free disk space, but it can export the game as text.
        (Target::Slot(SaveSlot::Game(_) | SaveSlot::FurtherGame(..)), StorageError::Full)
            if on_page =>
        {
            LocalizedText::new(keys::TOAST_SAVE_FULL_PAGE)
        }
        (Target::Slot(SaveSlot::Game(_) | SaveSlot::FurtherGame(..)), StorageError::Full) => {
            LocalizedText::new(keys::TOAST_SAVE_FULL)
        }
        (Target::Slot(SaveSlot::Game(_) | SaveSlot::FurtherGame(..)), error) => {
            LocalizedText::new(keys::TOAST_SAVE_FAILED).with("reason", error.text())
        }
        (Target::Library, error) => {
            LocalizedText::new(keys::TOAST_LIBRARY_FAILED).with("reason", error.text())
        }
        #[cfg(not(target_arch = "wasm32"))]
        (Target::Journal, error) => {
            LocalizedText::new(keys::TOAST_RECORD_FAILED).with("reason", error.text())
        }
    }
}

/// Whether a stored text can be used. A game's save is checked by its rules.
fn soundness(games: &Games, slot: SaveSlot, text: &str) -> Soundness {
    match slot {
        SaveSlot::Settings
        | SaveSlot::Answers(_)
        | SaveSlot::Learning(_)
        | SaveSlot::Statistics(_) => match LenientText::read(text).faults.is_empty() {
            true => Soundness::Sound,
            false => Soundness::Damaged,
        },
        SaveSlot::Days => match DailyLog::read(text) {
            Ok(_) => Soundness::Sound,
            Err(BadDailyLog::Newer(_)) => Soundness::Newer,
            Err(BadDailyLog::NotOne(_)) => Soundness::Damaged,
        },
        // A list, not an object.
        SaveSlot::PlayedLast => match serde_json::from_str::<Vec<String>>(text) {
            Ok(_) => Soundness::Sound,
            Err(_) => Soundness::Damaged,
        },
        SaveSlot::Game(game) | SaveSlot::FurtherGame(game, _) => {
            match games.get(game).map(|game| (game.summary)(text)) {
                Some(Ok(_)) => Soundness::Sound,
                Some(Err(BadSave::Newer)) => Soundness::Newer,
                Some(Err(BadSave::Damaged(_))) | None => Soundness::Damaged,
            }
        }
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

    const GAME: Target = Target::Slot(SaveSlot::Game(GameId("guyenne")));

    #[test]
    fn a_full_storage_is_told_in_words_with_what_to_do() {
        for (on_page, key) in [
            (true, keys::TOAST_SAVE_FULL_PAGE),
            (false, keys::TOAST_SAVE_FULL),
        ] {
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
        assert_eq!(manager.toasts, [LocalizedText::new(keys::TOAST_SAVE_FULL)]);
        manager.write(SaveSlot::Game(GameId("guyenne")), "anything");
        manager.take_reports();
        manager.report(GAME, &StorageError::Denied);
        let denied = LocalizedText::new(keys::TOAST_SAVE_FAILED)
            .with("reason", LocalizedText::new(keys::STORAGE_DENIED));
        assert_eq!(
            manager.toasts,
            [LocalizedText::new(keys::TOAST_SAVE_FULL), denied]
        );
    }
}
