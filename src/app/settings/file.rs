//! The settings as text: JSON, of which every field may be missing.

use super::{FrameLimit, LookLimit, Loudness, Settings, TextSize, values::system_reduces_motion};
use crate::{
    i18n::Language,
    input::{Bindings, Hardware, Make, PadMake, PrintedKeys},
    table::{AidSettings, rumble::RumbleLevel},
    theme::VisionSettings,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The settings as stored; every field may be missing.
#[derive(Debug, Serialize, Deserialize)]
#[serde(default)]
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

impl Default for SettingsFile {
    fn default() -> Self {
        Settings::default().written()
    }
}

/// The words for the makes of pads.
const MAKES: [(Make, &str); 4] = [
    (Make::Letters, "letters"),
    (Make::Shapes, "shapes"),
    (Make::Swapped, "swapped"),
    (Make::Deck, "deck"),
];

/// The switches of games, which stood among the other settings before.
fn former_switches(text: &str) -> impl Iterator<Item = (String, bool)> {
    let fields = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
    let others = fields(&Settings::default().write());
    let all = fields(text).as_object().cloned().unwrap_or_default();
    all.into_iter()
        .filter(move |(name, _)| others.get(name).is_none())
        .filter_map(|(name, on)| Some((name, on.as_bool()?)))
}

impl Settings {
    /// Reads the stored settings; an unknown language, speed, make or key becomes the default. `None` for text that is
    /// not valid.
    pub(in crate::app) fn read(text: &str) -> Option<Self> {
        let written: SettingsFile = serde_json::from_str(text).ok()?;
        let mut bindings = Bindings::default();
        for (hardware, words) in [
            (Hardware::Keyboard, &written.keys),
            (Hardware::Pad, &written.buttons),
        ] {
            let words = words.iter();
            let words = words.map(|(name, chords)| (name.as_str(), chords.as_slice()));
            bindings.read(hardware, words);
        }
        let signs = written.printed_keys.iter();
        let make = written.pad_make.as_deref();
        let make = MAKES.iter().find(|(_, word)| Some(*word) == make);
        Some(Self {
            language: written.language.and_then(|tag| Language::from_tag(&tag)),
            speed: written
                .speed
                .and_then(|word| word.parse().ok())
                .unwrap_or_default(),
            text_size: written.letters,
            vision: VisionSettings {
                high_contrast: written.high_contrast,
                patterns: written.patterns,
            },
            reduced_motion: written.reduced_motion.unwrap_or_else(system_reduces_motion),
            // A page may go full screen only after a press.
            fullscreen: written.fullscreen && !cfg!(target_arch = "wasm32"),
            vertical_sync: written.vertical_sync,
            frame_limit: written.frame_limit,
            sound: written.sound,
            music: written.music,
            effects: written.effects,
            interface: written.interface,
            silent_away: written.silent_away,
            look_toggles: written.look_toggles,
            look_limit: written.look_limit,
            couch_text: written.couch_text,
            rumble: written.rumble,
            aids: AidSettings {
                first_game_notes: written.first_game_notes,
                memory_aid: written.memory_aid,
                hints: written.hints,
                confirm_moves: written.confirm_moves,
                narration: written.narration,
            },
            switches: former_switches(text).chain(written.switches).collect(),
            pad_make: PadMake(make.map(|(make, _)| *make)),
            printed_keys: PrintedKeys::read(signs.map(|(key, sign)| (key.as_str(), sign.as_str()))),
            bindings,
        })
    }

    /// The settings as JSON.
    pub(in crate::app) fn write(&self) -> String {
        serde_json::to_string_pretty(&self.written()).unwrap_or_default()
    }

    fn written(&self) -> SettingsFile {
        let make = MAKES
            .iter()
            .find(|(make, _)| Some(*make) == self.pad_make.0);
        let bound = |hardware| self.bindings.written(hardware).into_iter().collect();
        SettingsFile {
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        input::{Action, Layout},
        theme::Speed,
    };

    #[test]
    fn settings_are_read_as_they_are_written() {
        let mut bindings = Bindings::default();
        bindings.lay_out(Hardware::Keyboard, Layout::LeftHand);
        bindings.reset(Hardware::Keyboard, Action::Hint);
        bindings.lay_out(Hardware::Pad, Layout::RightHand);
        let settings = Settings {
            language: Some(Language::Fr),
            speed: Speed::X4,
            text_size: TextSize::VeryLarge,
            vision: VisionSettings {
                high_contrast: true,
                patterns: true,
            },
            reduced_motion: true,
            fullscreen: true,
            vertical_sync: false,
            frame_limit: FrameLimit::Sixty,
            sound: false,
            music: Loudness::Soft,
            effects: Loudness::Off,
            interface: Loudness::Medium,
            silent_away: false,
            look_toggles: true,
            look_limit: LookLimit::Long,
            couch_text: false,
            rumble: RumbleLevel::Cards,
            aids: AidSettings {
                first_game_notes: false,
                memory_aid: false,
                hints: false,
                confirm_moves: true,
                narration: false,
            },
            switches: [("brackets".to_owned(), false), ("quick".to_owned(), true)]
                .into_iter()
                .collect(),
            pad_make: PadMake(Some(Make::Deck)),
            bindings,
            printed_keys: PrintedKeys::read([("KeyQ", "A")]),
        };
        assert_eq!(Settings::read(&settings.write()), Some(settings));
    }

    #[test]
    fn switches_are_read_where_they_stood_before() {
        let read = Settings::read(r#"{"sound":false,"group_brackets":false,"quick_moves":true}"#);
        let switches = [("group_brackets", false), ("quick_moves", true)];
        let switches = switches.map(|(name, on)| (name.to_owned(), on));
        let expected = Settings {
            sound: false,
            switches: switches.into_iter().collect(),
            ..Settings::default()
        };
        assert_eq!(read, Some(expected));
    }

    #[test]
    fn unknown_words_give_the_defaults() {
        let read = Settings::read(
            r#"{"speed":"warp","language":"xx","more":1,"pad_make":"organ","keys":{"hint":["KeyC"]}}"#,
        );
        assert_eq!(read, Some(Settings::default()));
        assert_eq!(Settings::read("rubbish"), None);
    }

    #[test]
    fn the_text_sizes_of_older_versions_are_still_read() {
        for (word, size) in [
            ("normal", TextSize::Normal),
            ("large", TextSize::Large),
            ("largest", TextSize::Largest),
        ] {
            let read = Settings::read(&format!(r#"{{"letters":"{word}"}}"#));
            assert_eq!(read.map(|read| read.text_size), Some(size));
        }
    }
}
