//! The slots of a storage, each with one backup. They never overwrite a good copy with nothing to fall back on. Whether
//! a text is valid is decided by a function from outside.

use super::{
    slot::{SaveCopy, SaveSlot},
    storage::{Storage, StorageError, Stored},
};
use kit_rules::game::GameId;
use kit_table::stored::Unread;
use std::collections::{BTreeMap, BTreeSet};

/// Whether a stored text can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Soundness {
    /// It can be used.
    Sound,
    /// A later version of the program wrote it.
    Newer,
    /// It cannot be used.
    Damaged,
}

/// The result of reading a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing has been saved.
    Nothing,
    /// The latest save.
    Whole(String),
    /// The save before; the latest one is damaged.
    Backup(String),
    /// A save of a later version of the program. It stays until something else is saved here, and is then renamed.
    Newer,
    /// Both copies are damaged.
    Damaged,
}

impl Found {
    /// The text that can be used, if any.
    #[must_use]
    pub fn text(self) -> Option<String> {
        match self {
            Self::Whole(text) | Self::Backup(text) => Some(text),
            Self::Nothing | Self::Newer | Self::Damaged => None,
        }
    }
}

/// What is known of a slot, so that its text need not be read and checked before every write.
#[derive(Clone, Debug, PartialEq, Eq)]
enum KnownSave {
    /// The main copy is this valid text, which becomes the backup at the next write.
    Sound(String),
    /// One of the copies is a later version's.
    Newer,
    /// There is no main copy, or none that can be a backup.
    NoBackup,
}

/// Decides whether a text of a slot can be used.
pub(super) struct SaveJudge(pub(super) Box<dyn Fn(SaveSlot, &str) -> Soundness + Send + Sync>);

impl core::fmt::Debug for SaveJudge {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("SaveJudge")
    }
}

/// The slots of a storage.
#[derive(Debug)]
pub(super) struct Slots {
    storage: Storage,
    judge: SaveJudge,
    first: Option<GameId>,
    known: BTreeMap<SaveSlot, KnownSave>,
    /// The slots whose text must be copied before it may be replaced.
    uncopied: BTreeMap<SaveSlot, Vec<Unread>>,
}

impl Slots {
    /// The slots of this storage; `judge` checks texts, and `first` is the game that version 0.1.0 saved.
    pub(super) fn new(
        storage: Storage,
        judge: impl Fn(SaveSlot, &str) -> Soundness + Send + Sync + 'static,
        first: Option<GameId>,
    ) -> Self {
        Self {
            storage,
            judge: SaveJudge(Box::new(judge)),
            first,
            known: BTreeMap::new(),
            uncopied: BTreeMap::new(),
        }
    }

    /// Reads a slot.
    pub(super) fn read(&mut self, slot: SaveSlot) -> Found {
        self.rename_former(slot);
        let soundness = |stored: &Stored| match stored {
            Stored::Text(text) => (self.judge.0)(slot, text),
            Stored::Nothing | Stored::Unreadable => Soundness::Damaged,
        };
        let main = self.load(slot, SaveCopy::Main);
        let main_soundness = soundness(&main);
        if let (Stored::Text(text), Soundness::Sound) = (&main, main_soundness) {
            self.known.insert(slot, KnownSave::Sound(text.clone()));
            return Found::Whole(text.clone());
        }
        let backup = self.load(slot, SaveCopy::Backup);
        let backup_soundness = soundness(&backup);
        let (known, found) = match backup {
            _ if main_soundness == Soundness::Newer => (KnownSave::Newer, Found::Newer),
            Stored::Text(text) if backup_soundness == Soundness::Sound => {
                (KnownSave::NoBackup, Found::Backup(text))
            }
            _ if backup_soundness == Soundness::Newer => (KnownSave::Newer, Found::Newer),
            Stored::Nothing if main == Stored::Nothing => (KnownSave::NoBackup, Found::Nothing),
            _ => (KnownSave::NoBackup, Found::Damaged),
        };
        self.known.insert(slot, known);
        found
    }

    /// Saves a text, and the save before as the backup, if it is valid. The new text goes first, so that it is safe as
    /// early as can be: a crash in between leaves it with an older backup. Returns whether a later version's save was
    /// renamed for it.
    pub(super) fn write(&mut self, slot: SaveSlot, text: &str) -> Result<bool, StorageError> {
        let put_aside = self.put_newer_aside(slot)?;
        self.copy_before_write(slot)?;
        self.storage.write(&slot.file(SaveCopy::Main), text)?;
        let known = KnownSave::Sound(text.to_owned());
        if let Some(KnownSave::Sound(before)) = self.known.insert(slot, known)
            && before != text
        {
            self.storage.write(&slot.file(SaveCopy::Backup), &before)?;
        }
        Ok(put_aside)
    }

    /// Empties a slot, the backup first, so that a crash in between does not bring back an older save. Returns whether
    /// a later version's save was renamed instead.
    pub(super) fn clear(&mut self, slot: SaveSlot) -> Result<bool, StorageError> {
        let put_aside = self.put_newer_aside(slot)?;
        for copy in [SaveCopy::Backup, SaveCopy::Main] {
            self.storage.remove(&slot.file(copy))?;
        }
        self.known.insert(slot, KnownSave::NoBackup);
        Ok(put_aside)
    }

    /// Renames both copies to names that are never overwritten: `guyenne.jsonl.unreadable`.
    pub(super) fn set_aside(&mut self, slot: SaveSlot, mark: &str) -> Result<(), StorageError> {
        for copy in [SaveCopy::Main, SaveCopy::Backup] {
            let file = slot.file(copy);
            let aside = self.free_name(&format!("{file}.{mark}"));
            self.storage.rename(&file, &aside)?;
        }
        self.known.insert(slot, KnownSave::NoBackup);
        Ok(())
    }

    /// The slots of games in progress of this box that have something in them, lowest number first; the first slot in
    /// any case. What version 0.1.0 has saved beside a game of today's, since it was started once more, becomes a
    /// further game.
    pub(super) fn of_game(&mut self, game: GameId) -> Vec<SaveSlot> {
        self.take_in_former(SaveSlot::Game(game));
        let names = self.storage.names();
        let found = names
            .iter()
            .filter_map(|name| SaveSlot::of_game_file(game, name));
        let all: BTreeSet<SaveSlot> = found.chain([SaveSlot::Game(game)]).collect();
        all.into_iter().collect()
    }

    /// Seconds since 1970 when a slot was written, where that is known.
    pub(super) fn stored_at(&self, slot: SaveSlot) -> Option<u64> {
        self.storage.stored_at(&slot.file(SaveCopy::Main))
    }

    /// From now on another program stores: see [`Storage::only_read`].
    pub(super) fn only_read(&mut self) {
        self.storage.only_read();
        self.known.clear();
    }

    /// Whether another program stores.
    pub(super) const fn is_only_read(&self) -> bool {
        self.storage.is_only_read()
    }

    /// From now on this program stores. Returns the texts that were remembered meanwhile, by file name.
    pub(super) fn store_again(&mut self) -> BTreeMap<String, String> {
        self.known.clear();
        self.storage.store_again()
    }

    fn put_newer_aside(&mut self, slot: SaveSlot) -> Result<bool, StorageError> {
        if !self.known.contains_key(&slot) {
            self.read(slot);
        }
        let newer = self.known.get(&slot) == Some(&KnownSave::Newer);
        if newer {
            self.set_aside(slot, "newer")?;
        }
        Ok(newer)
    }

    /// This name, or the first of `name.2`, `name.3` … that is not used.
    fn free_name(&self, name: &str) -> String {
        let mut names =
            core::iter::once(name.to_owned()).chain((2..).map(|n| format!("{name}.{n}")));
        names
            .find(|name| self.storage.read(name) == Stored::Nothing)
            .unwrap_or_default()
    }

    /// Renames the files of version 0.1.0 to those of a further game, if there is a game of today's. The main copy goes
    /// first: if the program ends after that, only the backup stays behind.
    fn take_in_former(&mut self, slot: SaveSlot) {
        let copies = [SaveCopy::Main, SaveCopy::Backup];
        let former = copies.map(|copy| slot.former_file(self.first, copy));
        let ([Some(main), Some(_)], Some((game, number))) = (&former, slot.game()) else {
            return;
        };
        let is_there = |file: &str| self.storage.read(file) != Stored::Nothing;
        if !is_there(main) || !is_there(&slot.file(SaveCopy::Main)) {
            return;
        }
        let further = (number + 1..u16::MAX).map(|number| SaveSlot::of_game(game, number));
        let is_free = |slot: &SaveSlot| !copies.iter().any(|&copy| is_there(&slot.file(copy)));
        let Some(free) = { further }.find(is_free) else {
            return;
        };
        for (former, copy) in former.into_iter().flatten().zip(copies) {
            // If renaming fails, the files stay, and the next start tries again.
            if self.storage.rename(&former, &free.file(copy)).is_err() {
                return;
            }
        }
    }

    /// Renames the files of version 0.1.0. The backup goes first: if the program ends after that, the next start does
    /// the rest.
    fn rename_former(&mut self, slot: SaveSlot) {
        if self.storage.read(&slot.file(SaveCopy::Main)) != Stored::Nothing {
            return;
        }
        for copy in [SaveCopy::Backup, SaveCopy::Main] {
            let file = slot.file(copy);
            if let Some(former) = slot.former_file(self.first, copy)
                && self.storage.read(&file) == Stored::Nothing
            {
                // If renaming fails, `load` still reads the file under its former name.
                let _stays = self.storage.rename(&former, &file);
            }
        }
    }

    /// Reads one copy.
    fn load(&self, slot: SaveSlot, copy: SaveCopy) -> Stored {
        match (
            self.storage.read(&slot.file(copy)),
            slot.former_file(self.first, copy),
        ) {
            (Stored::Nothing, Some(former)) if copy == SaveCopy::Main => self.storage.read(&former),
            (stored, _) => stored,
        }
    }
}

mod copies;

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
