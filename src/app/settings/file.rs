//! The settings as text: JSON, of which each value is read by itself. Every one may be missing.

use super::{FrameLimit, LookLimit, Loudness, Settings, TextSize, values::system_reduces_motion};
use crate::app::games::GAMES;
use kit_i18n::Language;
use kit_input::{Action, Bindings, Chord, Hardware, Make, PadMake, PrintedKeys};
use kit_table::{
    AidSettings, GameSwitches,
    rumble::RumbleLevel,
    stored::{Json, ObjectReader, StoredDocument, Unread},
};
use kit_theme::VisionSettings;
use serde::Serialize;
use std::collections::BTreeMap;

/// The settings as stored.
#[derive(Debug, Serialize)]
struct SettingsFile {
    language: Option<String>,
    speed: Option<String>,
    letters: TextSize,
    reduced_motion: Option<bool>,
    high_contrast: bool,
    patterns: bool,
    fullscreen: bool,
    vertical_sync: bool,
    frame_limit: FrameLimit,
    sound: bool,
    music: Loudness,
    effects: Loudness,
    interface: Loudness,
    silent_away: bool,
    look_toggles: bool,
    look_limit: LookLimit,
    couch_text: bool,
    rumble: RumbleLevel,
    first_game_notes: bool,
    memory_aid: bool,
    hints: bool,
    confirm_moves: bool,
    narration: bool,
    /// The switches of games, by name.
    switches: BTreeMap<String, bool>,
    pad_make: Option<String>,
    keys: BTreeMap<String, Vec<String>>,
    buttons: BTreeMap<String, Vec<String>>,
    printed_keys: BTreeMap<String, String>,
}

/// The words for the makes of pads.
const MAKES: [(Make, &str); 4] = [
    (Make::Letters, "letters"),
    (Make::Shapes, "shapes"),
    (Make::Swapped, "swapped"),
    (Make::Deck, "deck"),
];

/// The keys of the lists of bindings.
const BINDINGS: [(&str, Hardware); 2] = [("keys", Hardware::Keyboard), ("buttons", Hardware::Pad)];

/// What was read of a file of settings.
#[derive(Debug)]
pub(in crate::app) struct ReadSettings {
    /// The settings; what is missing or not understood is as by default.
    pub(in crate::app) settings: Settings,
    /// The file, to be written back.
    pub(in crate::app) document: StoredDocument,
    /// What was not understood.
    pub(in crate::app) unread: Vec<Unread>,
}

/// Puts the switches of games with the others: they stood among the settings before.
fn move_switches(file: &mut Json) {
    let names = GAMES.iter().flat_map(|game| game.switches);
    for name in names.map(|switch| switch.name) {
        let Some(value) = file.get(name).cloned() else {
            continue;
        };
        let mut switches = file.get("switches").cloned().unwrap_or_default();
        if switches.get(name).is_none() {
            switches.set(name, value);
            file.set("switches", switches);
        }
        file.remove(&[name]);
    }
}

/// The words for what each action is bound to.
fn bound_words<'a>(hardware: Hardware, file: &mut ObjectReader<'a>) -> Vec<(&'a str, Vec<String>)> {
    let is_known = |word: &Json| {
        let word = word.text().and_then(|word| Chord::of_word(hardware, word));
        word.is_some()
    };
    let is_action = |name: &str| Action::ALL.iter().any(|action| action.name() == name);
    let mut all = Vec::new();
    for name in file.keys().into_iter().filter(|name| is_action(name)) {
        let Some(list) = file.value(name, Json::list) else {
            // A word that nothing has.
            all.push((name, vec![String::new()]));
            continue;
        };
        let words = list
            .iter()
            .map(|word| word.text().unwrap_or_default().to_owned());
        all.push((name, words.collect()));
        for word in list.iter().filter(|word| !is_known(word)) {
            file.note(name, word);
        }
    }
    all
}

/// Reads what the actions are bound to. What cannot be is taken out of the file: it must not come into force later,
/// when another binding has changed.
fn read_bindings(file: &mut Json, unread: &mut Vec<Unread>) -> Bindings {
    let mut bindings = Bindings::default();
    let mut refused = Vec::new();
    for (key, hardware) in BINDINGS {
        ObjectReader::new(file, unread).object(key, |lists| {
            let words = bound_words(hardware, lists);
            let words = words.iter().map(|(name, words)| (*name, words.as_slice()));
            for action in bindings.read(hardware, words) {
                let name = action.name();
                if let Some(value) = lists.value(name, Some) {
                    lists.note(name, value);
                }
                refused.push([key, name]);
            }
        });
    }
    for path in refused {
        file.remove(&path);
    }
    bindings
}

/// Reads the entries of an object that `read` understands.
fn read_map<T>(
    file: &mut ObjectReader<'_>,
    key: &str,
    read: fn(&Json) -> Option<T>,
) -> BTreeMap<String, T> {
    let mut map = BTreeMap::new();
    file.object(key, |entries| {
        for name in entries.keys() {
            if let Some(value) = entries.value(name, read) {
                map.insert(name.to_owned(), value);
            }
        }
    });
    map
}

impl Settings {
    /// Reads the stored settings, each by itself.
    pub(in crate::app) fn read(file: &Json) -> ReadSettings {
        let mut file = file.clone();
        let mut unread = Vec::new();
        move_switches(&mut file);
        let bindings = read_bindings(&mut file, &mut unread);
        let settings = Self {
            bindings,
            ..Self::read_values(&mut ObjectReader::new(&file, &mut unread))
        };
        ReadSettings {
            document: StoredDocument::new(&file, settings.written()),
            settings,
            unread,
        }
    }

    /// All but the bindings.
    fn read_values(file: &mut ObjectReader<'_>) -> Self {
        let first = Self::default();
        let make = |word: &str| MAKES.iter().find(|(_, one)| *one == word);
        let signs = read_map(file, "printed_keys", |sign| sign.text().map(str::to_owned));
        let signs = signs
            .iter()
            .map(|(key, sign)| (key.as_str(), sign.as_str()));
        let mut flag = |key, default| file.flag(key).unwrap_or(default);
        let vision = VisionSettings {
            high_contrast: flag("high_contrast", first.vision.high_contrast),
            patterns: flag("patterns", first.vision.patterns),
        };
        let aids = AidSettings {
            first_game_notes: flag("first_game_notes", first.aids.first_game_notes),
            memory_aid: flag("memory_aid", first.aids.memory_aid),
            hints: flag("hints", first.aids.hints),
            confirm_moves: flag("confirm_moves", first.aids.confirm_moves),
            narration: flag("narration", first.aids.narration),
        };
        Self {
            vision,
            aids,
            // A page may go full screen only after a press.
            fullscreen: flag("fullscreen", first.fullscreen) && !cfg!(target_arch = "wasm32"),
            vertical_sync: flag("vertical_sync", first.vertical_sync),
            sound: flag("sound", first.sound),
            silent_away: flag("silent_away", first.silent_away),
            look_toggles: flag("look_toggles", first.look_toggles),
            couch_text: flag("couch_text", first.couch_text),
            language: file.word_or_null("language", Language::from_tag),
            speed: file
                .word_or_null("speed", |word| word.parse().ok())
                .unwrap_or(first.speed),
            text_size: file.known("letters").unwrap_or(first.text_size),
            reduced_motion: file
                .value("reduced_motion", |value| match value.is_null() {
                    true => Some(None),
                    false => value.flag().map(Some),
                })
                .flatten()
                .unwrap_or_else(system_reduces_motion),
            frame_limit: file.known("frame_limit").unwrap_or(first.frame_limit),
            music: file.known("music").unwrap_or(first.music),
            effects: file.known("effects").unwrap_or(first.effects),
            interface: file.known("interface").unwrap_or(first.interface),
            look_limit: file.known("look_limit").unwrap_or(first.look_limit),
            rumble: file.known("rumble").unwrap_or(first.rumble),
            switches: GameSwitches::from_iter(read_map(file, "switches", Json::flag)),
            pad_make: PadMake(file.word_or_null("pad_make", make).map(|(make, _)| *make)),
            printed_keys: PrintedKeys::read(signs),
            bindings: first.bindings,
        }
    }

    /// The settings as they are stored.
    pub(in crate::app) fn written(&self) -> Json {
        let make = MAKES
            .iter()
            .find(|(make, _)| Some(*make) == self.pad_make.0);
        let bound = |hardware| self.bindings.written(hardware).into_iter().collect();
        Json::of(&SettingsFile {
            language: self.language.map(|language| language.tag().to_owned()),
            speed: Some(self.speed.to_string()),
            letters: self.text_size,
            reduced_motion: (self.reduced_motion != system_reduces_motion())
                .then_some(self.reduced_motion),
            high_contrast: self.vision.high_contrast,
            patterns: self.vision.patterns,
            fullscreen: self.fullscreen,
            vertical_sync: self.vertical_sync,
            frame_limit: self.frame_limit,
            sound: self.sound,
            music: self.music,
            effects: self.effects,
            interface: self.interface,
            silent_away: self.silent_away,
            look_toggles: self.look_toggles,
            look_limit: self.look_limit,
            couch_text: self.couch_text,
            rumble: self.rumble,
            first_game_notes: self.aids.first_game_notes,
            memory_aid: self.aids.memory_aid,
            hints: self.aids.hints,
            confirm_moves: self.aids.confirm_moves,
            narration: self.aids.narration,
            switches: (self.switches.changed())
                .map(|(name, on)| (name.to_owned(), on))
                .collect(),
            pad_make: make.map(|(_, word)| (*word).to_owned()),
            keys: bound(Hardware::Keyboard),
            buttons: bound(Hardware::Pad),
            printed_keys: self.printed_keys.written().into_iter().collect(),
        })
    }
}

#[cfg(test)]
mod tests;
