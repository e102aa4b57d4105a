//! The small files beside the games: settings, tallies, marks, answers. Each value is read by itself; a text of which
//! something could not be read is copied first, and the player is told.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::{SaveManager, Target};
use crate::app::save::slot::SaveSlot;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_table::stored::{Json, LenientText, StoredDocument, Unread};

/// A file as it was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app::save) struct ReadDocument {
    /// What stands in it.
    pub(in crate::app::save) json: Json,
    /// The lines that could not be read.
    pub(in crate::app::save) faults: Vec<Unread>,
}

impl SaveManager {
    /// Reads a file as far as it can be read. What a damaged one lacks comes from the one before.
    #[cfg(not(target_arch = "wasm32"))]
    pub(in crate::app::save) fn document(&self, slot: SaveSlot) -> Json {
        self.read_document(slot).json
    }

    fn read_document(&self, slot: SaveSlot) -> ReadDocument {
        let [main, backup] = self.writer.with_slots(|slots| slots.texts(slot));
        let backup = backup.map(|text| LenientText::read(&text));
        let Some(main) = main.map(|text| LenientText::read(&text)) else {
            let json = backup.map(|backup| backup.json).unwrap_or_default();
            return ReadDocument { json, ..default() };
        };
        let mut json = main.json;
        if let Some(backup) = backup.filter(|_| !main.faults.is_empty()) {
            json.fill_from(&backup.json);
        }
        let faults = main.faults.into_iter().map(Unread::Line).collect();
        ReadDocument { json, faults }
    }

    /// Keeps a copy of a file in which this was not understood, and tells the player; neither if there is a copy.
    pub(in crate::app::save) fn keep_unread(&mut self, slot: SaveSlot, unread: &[Unread]) {
        let Some((first, rest)) = unread.split_first() else {
            return;
        };
        match self
            .writer
            .with_slots(|slots| slots.keep_copy(slot, unread))
        {
            Ok(None) => {}
            Ok(Some(name)) => self.toasts.push(told(slot, first, rest.len(), name)),
            Err(error) => self.report(Target::Slot(slot), &error),
        }
    }
}

/// The sentence about what was not understood of a file, the first of it and so much more, which is kept under this
/// name.
fn told(slot: SaveSlot, first: &Unread, more: usize, name: String) -> LocalizedText {
    let key = match slot {
        SaveSlot::Statistics(_) => keys::TOAST_TALLIES_UNREAD,
        SaveSlot::Learning(_) => keys::TOAST_LEARNING_UNREAD,
        SaveSlot::Answers(_) => keys::TOAST_ANSWERS_UNREAD,
        SaveSlot::Settings
        | SaveSlot::Game(_)
        | SaveSlot::FurtherGame(..)
        | SaveSlot::Days
        | SaveSlot::PlayedLast => keys::TOAST_SETTINGS_UNREAD,
    };
    let first = match first {
        Unread::Value(path, _) => {
            LocalizedText::new(keys::UNREAD_VALUE).with("name", path.join("."))
        }
        Unread::Line(line) => LocalizedText::new(keys::UNREAD_LINE).with("line", *line),
    };
    let what = match more {
        0 => first,
        _ => LocalizedText::new(keys::UNREAD_MORE)
            .with("first", first)
            .with("more", more),
    };
    LocalizedText::new(key)
        .with("what", what)
        .with("file", name)
}

/// The files that are written back, with what this program does not know of them.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::app::save) struct Documents(BTreeMap<SaveSlot, StoredDocument>);

impl Documents {
    /// Reads a file. `read` returns what is understood of it, as a file to be written back, and what is not. A damaged
    /// file is written anew at once, with what was understood, once there is a copy of it.
    pub(in crate::app::save) fn open(
        &mut self,
        manager: &mut SaveManager,
        slot: SaveSlot,
        read: impl FnOnce(&Json) -> (StoredDocument, Vec<Unread>),
    ) {
        let found = manager.read_document(slot);
        let (document, unread) = read(&found.json);
        let all: Vec<Unread> = found.faults.iter().cloned().chain(unread).collect();
        manager.keep_unread(slot, &all);
        if !found.faults.is_empty() {
            manager.write(slot, &document.text());
        }
        self.0.insert(slot, document);
    }

    /// Saves what has changed.
    pub(in crate::app::save) fn save(
        &mut self,
        manager: &mut SaveManager,
        slot: SaveSlot,
        now: Json,
    ) {
        let document = self.0.entry(slot).or_default();
        document.follow(now);
        manager.write(slot, &document.text());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::save::Storage;
    use kit_i18n::{Language, Localizer};
    use kit_rules::game::GameId;
    use kit_table::Games;

    const GAME: GameId = GameId("guyenne");

    fn manager() -> SaveManager {
        let games = Games(crate::app::games::GAMES.to_vec());
        SaveManager::new(Storage::in_memory(), &games)
    }

    #[test]
    fn what_was_not_understood_is_told_in_every_language() {
        let value = Unread::Value(
            vec!["keys".to_owned(), "hint".to_owned()],
            Json::Word("7".to_owned()),
        );
        for slot in [
            SaveSlot::Settings,
            SaveSlot::Statistics(GAME),
            SaveSlot::Learning(GAME),
            SaveSlot::Answers(GAME),
        ] {
            for language in Language::ALL {
                let localizer = Localizer::new(language);
                let say = |first: &Unread, more| {
                    let told = told(slot, first, more, "the-file.2".to_owned());
                    localizer.localize(&told)
                };
                let plain = |text: &str| !text.contains(['{', '$']) && text.contains("the-file.2");
                for (said, what) in [
                    (say(&value, 0), "keys.hint"),
                    (say(&Unread::Line(17), 0), "17"),
                    (say(&value, 31), "31"),
                ] {
                    assert!(plain(&said) && said.contains(what), "{language:?}: {said}");
                }
            }
        }
    }

    /// What is told when a file with this text is opened whose numbers are understood, and how it is saved when `now`
    /// is to be written.
    fn opened(manager: &mut SaveManager, now: &str) -> (usize, String) {
        let slot = SaveSlot::Statistics(GAME);
        let mut documents = Documents::default();
        let before = manager.toasts.len();
        documents.open(manager, slot, |file| {
            let mut understood = Json::default();
            let mut unread = Vec::new();
            for (key, value) in file.entries() {
                match value.count() {
                    Some(_) => understood.set(key, value.clone()),
                    None => unread.push(Unread::Value(vec![key.clone()], value.clone())),
                }
            }
            (StoredDocument::new(file, understood), unread)
        });
        let told = manager.toasts.len() - before;
        if !now.is_empty() {
            documents.save(manager, slot, LenientText::read(now).json);
        }
        let [main, _] = manager.writer.with_slots(|slots| slots.texts(slot));
        let main = LenientText::read(main.as_deref().unwrap_or("{}"));
        assert!(main.faults.is_empty());
        (told, main.json.written().replace(['\n', ' '], ""))
    }

    #[test]
    fn a_damaged_file_is_filled_from_the_one_before_and_told_once() {
        let mut manager = manager();
        let slot = SaveSlot::Statistics(GAME);
        assert_eq!(opened(&mut manager, "").0, 0, "there is none");
        manager.write(slot, r#"{"a":1,"b":2}"#);
        manager.write(slot, r#"{"a":2,"c":"x"}"#);
        // The word that is not understood is told once, and stays.
        assert_eq!(
            opened(&mut manager, ""),
            (1, r#"{"a":2,"c":"x"}"#.to_owned())
        );
        let saved = r#"{"a":3,"c":"x"}"#.to_owned();
        assert_eq!(opened(&mut manager, r#"{"a":3}"#), (0, saved));
        manager.write(slot, r#"{"a":3,"c":"x","b":2}"#);
        manager.write(slot, r#"{"a":4,"#);
        let filled = r#"{"a":4,"c":"x","b":2}"#.to_owned();
        assert_eq!(opened(&mut manager, ""), (1, filled.clone()));
        assert_eq!(opened(&mut manager, ""), (0, filled));
    }
}
