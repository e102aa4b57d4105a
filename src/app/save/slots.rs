//! The slots of a storage, each with one backup. They never overwrite a good copy with nothing to fall back on. Whether
//! a text is valid is decided by a function from outside.

use super::{
    slot::{SaveCopy, SaveSlot},
    storage::{Storage, StorageError, Stored},
};
use crate::rules::game::GameId;
use std::collections::BTreeMap;

/// Whether a stored text can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Worth {
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
pub(super) struct SaveJudge(pub(super) Box<dyn Fn(SaveSlot, &str) -> Worth + Send + Sync>);

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
}

impl Slots {
    /// The slots of this storage; `judge` checks texts, and `first` is the game that version 0.1.0 saved.
    pub(super) fn new(
        storage: Storage,
        judge: impl Fn(SaveSlot, &str) -> Worth + Send + Sync + 'static,
        first: Option<GameId>,
    ) -> Self {
        Self {
            storage,
            judge: SaveJudge(Box::new(judge)),
            first,
            known: BTreeMap::new(),
        }
    }

    /// Reads a slot.
    pub(super) fn read(&mut self, slot: SaveSlot) -> Found {
        self.rename_former(slot);
        let worth = |stored: &Stored| match stored {
            Stored::Text(text) => (self.judge.0)(slot, text),
            Stored::Nothing | Stored::Unreadable => Worth::Damaged,
        };
        let main = self.load(slot, SaveCopy::Main);
        let main_worth = worth(&main);
        if let (Stored::Text(text), Worth::Sound) = (&main, main_worth) {
            self.known.insert(slot, KnownSave::Sound(text.clone()));
            return Found::Whole(text.clone());
        }
        let backup = self.load(slot, SaveCopy::Backup);
        let backup_worth = worth(&backup);
        let (known, found) = match backup {
            _ if main_worth == Worth::Newer => (KnownSave::Newer, Found::Newer),
            Stored::Text(text) if backup_worth == Worth::Sound => {
                (KnownSave::NoBackup, Found::Backup(text))
            }
            _ if backup_worth == Worth::Newer => (KnownSave::Newer, Found::Newer),
            Stored::Nothing if main == Stored::Nothing => (KnownSave::NoBackup, Found::Nothing),
            _ => (KnownSave::NoBackup, Found::Damaged),
        };
        self.known.insert(slot, known);
        found
    }

    /// Saves a text. The save before becomes the backup, if it is valid. Returns whether a later version's save was
    /// renamed for it.
    pub(super) fn write(&mut self, slot: SaveSlot, text: &str) -> Result<bool, StorageError> {
        let put_aside = self.put_newer_aside(slot)?;
        if let Some(KnownSave::Sound(before)) = self.known.get(&slot)
            && before != text
        {
            let backup = slot.file(SaveCopy::Backup);
            self.storage.write(&backup, before)?;
        }
        self.storage.write(&slot.file(SaveCopy::Main), text)?;
        self.known.insert(slot, KnownSave::Sound(text.to_owned()));
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

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    /// A folder that is removed after the test.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let folder =
                std::env::temp_dir().join(format!("guyenne-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            Self(folder)
        }

        fn slots(&self) -> Slots {
            Slots::new(Storage::in_folder(&self.0), judge, Some(GameId("guyenne")))
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    const GAME: SaveSlot = SaveSlot::Game(GameId("guyenne"));

    fn judge(_: SaveSlot, text: &str) -> Worth {
        match text.split(' ').next() {
            Some("good") => Worth::Sound,
            Some("newer") => Worth::Newer,
            _ => Worth::Damaged,
        }
    }

    fn damage(folder: &Path, file: &str) {
        fs::write(folder.join(file), b"\xff\xfe\0 rubbish").expect("the scratch folder is ours");
    }

    #[test]
    fn what_is_saved_is_found() {
        let scratch = Scratch::new("kept");
        let mut slots = scratch.slots();
        assert_eq!(slots.read(GAME), Found::Nothing);
        for text in ["good 1", "good 2", "good 3"] {
            slots.write(GAME, text).expect("writable");
            assert_eq!(scratch.slots().read(GAME), Found::Whole(text.into()));
        }
        assert_eq!(slots.read(SaveSlot::Settings), Found::Nothing);
    }

    #[test]
    fn a_damaged_file_gives_its_backup() {
        let scratch = Scratch::new("damaged");
        let mut slots = scratch.slots();
        slots.write(GAME, "good 1").expect("writable");
        slots.write(GAME, "good 2").expect("writable");
        damage(&scratch.0, "guyenne.jsonl");
        assert_eq!(slots.read(GAME), Found::Backup("good 1".into()));
        slots.write(GAME, "good 3").expect("writable");
        damage(&scratch.0, "guyenne.jsonl");
        let found = slots.read(GAME);
        assert_eq!(
            found,
            Found::Backup("good 1".into()),
            "a damaged file must not become the backup"
        );
    }

    #[test]
    fn a_missing_file_gives_its_backup() {
        let scratch = Scratch::new("missing");
        let mut slots = scratch.slots();
        slots.write(GAME, "good 1").expect("writable");
        slots.write(GAME, "good 2").expect("writable");
        fs::remove_file(scratch.0.join("guyenne.jsonl")).expect("it was written");
        assert_eq!(slots.read(GAME), Found::Backup("good 1".into()));
    }

    #[test]
    fn two_damaged_files_are_reported() {
        let scratch = Scratch::new("both");
        let mut slots = scratch.slots();
        slots.write(GAME, "good 1").expect("writable");
        slots.write(GAME, "good 2").expect("writable");
        damage(&scratch.0, "guyenne.jsonl");
        damage(&scratch.0, "guyenne.backup.jsonl");
        assert_eq!(slots.read(GAME), Found::Damaged);
        assert_eq!(slots.read(GAME).text(), None);
    }

    #[test]
    fn a_crash_between_the_two_writes_loses_nothing() {
        let scratch = Scratch::new("crash");
        let mut slots = scratch.slots();
        slots.write(GAME, "good 1").expect("writable");
        slots.write(GAME, "good 2").expect("writable");
        // The first half of the third write, then a power failure.
        let backup = GAME.file(SaveCopy::Backup);
        slots.storage.write(&backup, "good 2").expect("writable");
        assert_eq!(scratch.slots().read(GAME), Found::Whole("good 2".into()));
    }

    #[test]
    fn a_half_written_file_is_never_read() {
        let scratch = Scratch::new("half");
        let mut slots = scratch.slots();
        slots.write(GAME, "good 1").expect("writable");
        {
            use std::io::Write;
            let path = scratch.0.join("guyenne.jsonl");
            let mut file = atomic_write_file::AtomicWriteFile::open(path).expect("writable");
            file.write_all(b"good 2, but").expect("writable");
            // Dropped without a commit, as when the program is killed.
        }
        assert_eq!(slots.read(GAME), Found::Whole("good 1".into()));
    }

    #[test]
    fn what_is_cleared_is_gone_with_its_backup() {
        let scratch = Scratch::new("clear");
        let mut slots = scratch.slots();
        slots.write(GAME, "good 1").expect("writable");
        slots.write(GAME, "good 2").expect("writable");
        slots.clear(GAME).expect("ours");
        assert_eq!(slots.read(GAME), Found::Nothing);
        slots.clear(GAME).expect("nothing to do");
    }

    #[test]
    fn an_impossible_folder_is_an_error_and_no_panic() {
        let mut slots = Slots::new(
            Storage::in_folder("/dev/null/nowhere"),
            judge,
            Some(GameId("guyenne")),
        );
        assert!(slots.write(GAME, "good 1").is_err());
        assert_eq!(slots.read(GAME).text(), None);
    }

    #[test]
    fn what_is_set_aside_is_never_overwritten() {
        let scratch = Scratch::new("aside");
        for text in ["bad 1", "bad 2"] {
            let mut slots = scratch.slots();
            slots.write(GAME, text).expect("writable");
            assert_eq!(scratch.slots().read(GAME), Found::Damaged);
            slots.set_aside(GAME, "unreadable").expect("ours");
            assert_eq!(slots.read(GAME), Found::Nothing);
        }
        for (name, text) in [
            ("guyenne.jsonl.unreadable", "bad 1"),
            ("guyenne.jsonl.unreadable.2", "bad 2"),
        ] {
            let aside = fs::read_to_string(scratch.0.join(name));
            assert_eq!(aside.ok().as_deref(), Some(text));
        }
    }

    #[test]
    fn a_newer_save_stays_until_something_is_saved_and_is_then_put_aside() {
        let scratch = Scratch::new("newer");
        fs::create_dir_all(&scratch.0).expect("the scratch folder is ours");
        let put = |file: &str, text: &str| fs::write(scratch.0.join(file), text).expect("ours");
        let got = |file: &str| fs::read_to_string(scratch.0.join(file)).ok();
        put("guyenne.jsonl", "newer 1");
        put("guyenne.backup.jsonl", "good 0");
        assert_eq!(scratch.slots().read(GAME), Found::Newer);
        assert_eq!(
            got("guyenne.jsonl").as_deref(),
            Some("newer 1"),
            "left as it is"
        );
        // The slot has not been read before: it checks by itself.
        assert_eq!(scratch.slots().write(GAME, "good 1"), Ok(true));
        assert_eq!(got("guyenne.jsonl").as_deref(), Some("good 1"));
        assert_eq!(got("guyenne.jsonl.newer").as_deref(), Some("newer 1"));
        assert_eq!(got("guyenne.backup.jsonl.newer").as_deref(), Some("good 0"));
        assert_eq!(scratch.slots().write(GAME, "good 2"), Ok(false));
        put("guyenne.jsonl", "newer 2");
        assert_eq!(scratch.slots().clear(GAME), Ok(true));
        assert_eq!(got("guyenne.jsonl.newer").as_deref(), Some("newer 1"));
        assert_eq!(got("guyenne.jsonl.newer.2").as_deref(), Some("newer 2"));
    }

    #[test]
    fn the_save_of_the_first_version_is_found_and_takes_its_new_name() {
        let scratch = Scratch::new("former");
        fs::create_dir_all(&scratch.0).expect("the scratch folder is ours");
        let put = |file: &str, text: &str| fs::write(scratch.0.join(file), text).expect("ours");
        put("game.jsonl", "good 2");
        put("game.backup.jsonl", "good 1");
        assert_eq!(scratch.slots().read(GAME), Found::Whole("good 2".into()));
        assert!(!scratch.0.join("game.jsonl").exists(), "it is moved");
        damage(&scratch.0, "guyenne.jsonl");
        assert_eq!(scratch.slots().read(GAME), Found::Backup("good 1".into()));
        // An older program, started once more, writes its own file again: today's save counts.
        put("guyenne.jsonl", "good 3");
        put("game.jsonl", "good 0");
        assert_eq!(scratch.slots().read(GAME), Found::Whole("good 3".into()));
    }

    #[test]
    fn what_was_valid_is_not_checked_again() {
        fn never(_: SaveSlot, text: &str) -> Worth {
            panic!("{text} is checked again");
        }
        let mut slots = Slots::new(Storage::in_memory(), judge, Some(GameId("guyenne")));
        slots.write(GAME, "good 1").expect("memory");
        slots.judge = SaveJudge(Box::new(never));
        slots.write(GAME, "good 2").expect("memory");
        slots.write(GAME, "good 3").expect("memory");
        slots.judge = SaveJudge(Box::new(judge));
        slots.storage.remove("guyenne.jsonl").expect("memory");
        assert_eq!(slots.read(GAME), Found::Backup("good 2".into()));
    }

    #[test]
    fn memory_reads_back_what_was_written() {
        let mut slots = Slots::new(Storage::in_memory(), judge, Some(GameId("guyenne")));
        slots.write(GAME, "good 1").expect("memory");
        assert_eq!(slots.read(GAME), Found::Whole("good 1".into()));
    }
}
