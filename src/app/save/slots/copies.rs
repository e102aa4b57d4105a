//! Copies of texts of which something could not be read: `settings.json.unreadable`. The text itself stays in its slot,
//! for what could be read; it is not replaced before there is a copy.

use super::{KnownSave, SaveCopy, SaveSlot, Slots, StorageError, Stored};
use kit_table::stored::{LenientText, Unread};

/// The mark of the names of copies.
const MARK: &str = "unreadable";

impl Slots {
    /// Both copies of a slot, as far as they are text.
    pub(in crate::app::save) fn texts(&self, slot: SaveSlot) -> [Option<String>; 2] {
        [SaveCopy::Main, SaveCopy::Backup].map(|copy| {
            match self.storage.read_decoded(&slot.file(copy)) {
                Stored::Text(text) => Some(text),
                // Something is there.
                Stored::Unreadable => Some(String::new()),
                Stored::Nothing => None,
            }
        })
    }

    /// Copies the text of a slot, in which this was not understood, to a name that is never overwritten. Returns the
    /// name; `None` if there is a copy already that has all of it, or no text.
    ///
    /// # Errors
    /// It cannot be stored. Then it is tried again before something else is written to the slot.
    pub(in crate::app::save) fn keep_copy(
        &mut self,
        slot: SaveSlot,
        unread: &[Unread],
    ) -> Result<Option<String>, StorageError> {
        let file = slot.file(SaveCopy::Main);
        let text = self.storage.read_decoded(&file);
        if self.is_copied(&file, &text, unread) {
            return Ok(None);
        }
        let name = self.free_name(&format!("{file}.{MARK}"));
        self.uncopied.insert(slot, unread.to_vec());
        self.storage.copy(&file, &name)?;
        self.uncopied.remove(&slot);
        if text == Stored::Unreadable {
            self.known.insert(slot, KnownSave::NoBackup);
        }
        Ok(Some(name))
    }

    /// Whether nothing of a text would be lost: there is none, or a copy has all that was not understood of it.
    fn is_copied(&self, file: &str, text: &Stored, unread: &[Unread]) -> bool {
        let text = match text {
            Stored::Text(text) => text,
            Stored::Nothing => return true,
            Stored::Unreadable => return false,
        };
        let first = core::iter::once(format!("{file}.{MARK}"));
        let names = first.chain((2..).map(|n| format!("{file}.{MARK}.{n}")));
        let copies = names.map_while(|name| match self.storage.read_decoded(&name) {
            Stored::Text(text) => Some(Some(text)),
            Stored::Unreadable => Some(None),
            Stored::Nothing => None,
        });
        copies
            .flatten()
            .any(|copy| copy == *text || has_all(&copy, unread))
    }

    /// Makes the copy that could not be made before.
    pub(super) fn copy_before_write(&mut self, slot: SaveSlot) -> Result<(), StorageError> {
        match self.uncopied.get(&slot).cloned() {
            Some(unread) => self.keep_copy(slot, &unread).map(|_name| ()),
            None => Ok(()),
        }
    }
}

/// Whether a text has everything that was not understood of another one.
fn has_all(text: &str, unread: &[Unread]) -> bool {
    let json = LenientText::read(text).json;
    unread.iter().all(|unread| match unread {
        Unread::Value(path, value) => json.at(path).contains(&value),
        Unread::Line(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::save::{slots::Soundness, storage::Storage};

    const SLOT: SaveSlot = SaveSlot::Settings;

    fn slots() -> Slots {
        let judge = |_, text: &str| match LenientText::read(text).faults.is_empty() {
            true => Soundness::Sound,
            false => Soundness::Damaged,
        };
        Slots::new(Storage::in_memory(), judge, None)
    }

    /// What is not understood of a text: the rumble.
    fn rumble(text: &str) -> Vec<Unread> {
        let path = vec!["rumble".to_owned()];
        let json = LenientText::read(text).json;
        let values = json.at(&path).into_iter().cloned();
        values
            .map(|value| Unread::Value(path.clone(), value))
            .collect()
    }

    #[test]
    fn a_copy_is_made_once_and_never_overwritten() {
        let mut slots = slots();
        let mut copies = Vec::new();
        let texts = [
            r#"{"rumble":"strong"}"#,
            r#"{"rumble":"strong"}"#,
            r#"{"rumble":"strong","sound":false}"#,
            r#"{"rumble":"stronger"}"#,
            r#"{"rumble":7,"rumble":8}"#,
            r#"{"rumble":8}"#,
        ];
        for text in texts {
            slots.write(SLOT, text).expect("memory");
            copies.extend(slots.keep_copy(SLOT, &rumble(text)).expect("memory"));
        }
        let name = "settings.json.unreadable";
        let names = [name.to_owned(), format!("{name}.2"), format!("{name}.3")];
        assert_eq!(copies, names);
        for (name, text) in names.iter().zip([texts[0], texts[3], texts[4]]) {
            let copy = slots.storage.read(name);
            assert_eq!(copy, Stored::Text(text.to_owned()));
        }
        // Of a damaged line nobody knows what it says: the same text has one copy, another text another one.
        let damaged = [Unread::Line(1)];
        for (text, made) in [("{", true), ("{", false), ("{]", true)] {
            slots.write(SLOT, text).expect("memory");
            let copy = slots.keep_copy(SLOT, &damaged).expect("memory");
            assert_eq!(copy.is_some(), made, "{text}");
        }
        assert_eq!(
            slots.keep_copy(SaveSlot::Game(kit_rules::game::GameId("none")), &damaged),
            Ok(None)
        );
    }

    #[test]
    #[cfg(not(target_arch = "wasm32"))]
    fn a_copy_has_the_same_bytes() {
        let folder = std::env::temp_dir().join(format!("guyenne-copies-{}", std::process::id()));
        let _none = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        let mut slots = slots();
        slots.storage = Storage::in_folder(&folder);
        let file = folder.join("settings.json");
        let bytes = b"{\"rumble\":\"\xff\xfe\"}";
        std::fs::write(&file, bytes).expect("the folder is ours");
        let [main, _] = slots.texts(SLOT);
        assert!(main.is_some_and(|text| text.contains("rumble")));
        let unread = [Unread::Line(1)];
        let name = slots
            .keep_copy(SLOT, &unread)
            .expect("writable")
            .expect("a copy");
        assert_eq!(
            std::fs::read(folder.join(name)).ok().as_deref(),
            Some(&bytes[..])
        );
        // A folder in the place of the file cannot be read: it is renamed.
        std::fs::remove_file(&file).expect("ours");
        std::fs::create_dir(&file).expect("ours");
        let name = slots
            .keep_copy(SLOT, &unread)
            .expect("writable")
            .expect("a name");
        assert!(folder.join(name).is_dir());
        slots.write(SLOT, "{}").expect("writable");
        std::fs::remove_dir_all(&folder).expect("ours");
    }
}
