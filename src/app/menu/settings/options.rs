//! What can be chosen in the settings: the groups, their rows, and what each option does to the settings. What an
//! option does is one function; it is marked when that function would change nothing.

use crate::app::{
    audio::AudioDevice,
    platform::PlatformCapabilities,
    settings::{FrameLimit, LookLimit, Loudness, Settings, TextSize},
};
use crate::keys;
use bevy::prelude::*;
use kit_i18n::{Language, LocalizedText};
use kit_input::{Action, Hardware, Layout, Make, PadMake};
use kit_rules::message_key::MessageKey;
use kit_table::{GameSwitch, Games, SwitchGroup, rumble::RumbleLevel, toolbar::speed_key};
use kit_timings::Speed;
use std::sync::Arc;

/// A group of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OptionGroup {
    /// Language and play.
    #[default]
    Game,
    /// What the player wants to be helped with.
    Help,
    /// Volumes.
    Sound,
    /// Text, picture and window.
    Picture,
    /// What keys do.
    Keyboard,
    /// What the buttons of pads do.
    Pad,
    /// Several people at one screen.
    Couch,
}

impl OptionGroup {
    /// Every group, in the order of the page.
    pub const ALL: [Self; 7] = [
        Self::Game,
        Self::Help,
        Self::Sound,
        Self::Picture,
        Self::Keyboard,
        Self::Pad,
        Self::Couch,
    ];

    /// The message key of its name.
    #[must_use]
    pub const fn key(self) -> MessageKey {
        match self {
            Self::Game => keys::SETTINGS_GAME,
            Self::Help => keys::SETTINGS_HELP,
            Self::Sound => keys::SETTINGS_SOUND,
            Self::Picture => keys::SETTINGS_PICTURE,
            Self::Keyboard => keys::SETTINGS_KEYBOARD,
            Self::Pad => keys::SETTINGS_PAD,
            Self::Couch => keys::SETTINGS_COUCH,
        }
    }

    /// The message key of a sentence about it.
    pub(super) const fn about(self, device: AudioDevice) -> Option<MessageKey> {
        match self {
            Self::Sound if device.is_missing => Some(keys::SETTINGS_NO_AUDIO_DEVICE),
            Self::Help => Some(keys::SETTINGS_HELP_ABOUT),
            Self::Keyboard => Some(keys::SETTINGS_KEYBOARD_ABOUT),
            Self::Pad => Some(keys::SETTINGS_PAD_ABOUT),
            Self::Couch => Some(keys::SETTINGS_COUCH_ABOUT),
            Self::Game | Self::Sound | Self::Picture => None,
        }
    }

    /// What it binds actions of.
    pub(super) const fn hardware(self) -> Option<Hardware> {
        match self {
            Self::Keyboard => Some(Hardware::Keyboard),
            Self::Pad => Some(Hardware::Pad),
            _ => None,
        }
    }

    /// Its rows on this platform, those of these games' switches among them.
    pub(super) fn rows(self, platform: PlatformCapabilities, games: &Games) -> Vec<OptionRow> {
        match self {
            Self::Game => game(games),
            Self::Help => help(games),
            Self::Sound => sound(),
            Self::Picture => picture(platform),
            Self::Keyboard => vec![layout(Hardware::Keyboard)],
            Self::Pad => pad(platform),
            Self::Couch => couch(),
        }
    }

    /// Gives all of the group back its default.
    pub(super) fn reset(
        self,
        settings: &mut Settings,
        platform: PlatformCapabilities,
        games: &Games,
    ) {
        for row in self.rows(platform, games) {
            row.reset.apply(settings);
        }
    }
}

/// The group that the page shows; it is the same when the page is opened again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownGroup(pub OptionGroup);

/// One option: what it does to the settings.
#[derive(Component, Clone)]
pub(super) struct SettingOption(Arc<dyn Fn(&mut Settings) + Send + Sync>);

impl SettingOption {
    fn new(apply: impl Fn(&mut Settings) + Send + Sync + 'static) -> Self {
        Self(Arc::new(apply))
    }

    /// Chooses it.
    pub(super) fn apply(&self, settings: &mut Settings) {
        (self.0)(settings);
    }

    /// Whether it is chosen already.
    pub(super) fn holds(&self, settings: &Settings) -> bool {
        let mut fresh = settings.clone();
        self.apply(&mut fresh);
        fresh == *settings
    }
}

/// A setting: its caption, its options, and its default.
pub(super) struct OptionRow {
    pub(super) key: MessageKey,
    pub(super) options: Vec<(SettingOption, LocalizedText)>,
    reset: SettingOption,
}

/// Where a setting is kept.
type OptionField<T> = fn(&mut Settings) -> &mut T;

/// The row of a setting with these values.
fn row<T: Clone + Send + Sync + 'static>(
    key: MessageKey,
    field: OptionField<T>,
    values: impl IntoIterator<Item = (T, LocalizedText)>,
) -> OptionRow {
    let option = |value: T| SettingOption::new(move |settings| *field(settings) = value.clone());
    OptionRow {
        key,
        options: (values.into_iter())
            .map(|(value, words)| (option(value), words))
            .collect(),
        reset: SettingOption::new(move |settings| {
            *field(settings) = field(&mut Settings::unsaid()).clone();
        }),
    }
}

/// The values of a switch, with the message keys of their names.
const OFF_ON: [(bool, MessageKey); 2] = [(false, keys::SETTINGS_OFF), (true, keys::SETTINGS_ON)];

/// The row of a setting that is off or on.
fn switch(key: MessageKey, field: OptionField<bool>) -> OptionRow {
    row(key, field, OFF_ON.map(|(on, key)| (on, key.into())))
}

/// The rows of the games' switches of a group.
fn game_switches(games: &Games, group: SwitchGroup) -> impl Iterator<Item = OptionRow> {
    let option = |switch: &'static GameSwitch, on: bool| {
        SettingOption::new(move |settings| settings.switches.set(switch, on))
    };
    let of_group = games.switches().filter(move |switch| switch.group == group);
    of_group.map(move |switch| OptionRow {
        key: switch.caption,
        options: OFF_ON
            .map(|(on, key)| (option(switch, on), key.into()))
            .into(),
        reset: option(switch, switch.default),
    })
}

/// The row of languages, each by its own name.
pub(super) fn languages() -> OptionRow {
    let values = Language::ALL.map(|l| (Some(l), LocalizedText::verbatim(l.own_name())));
    OptionRow {
        reset: SettingOption::new(|settings| settings.language = Some(Language::of_system())),
        ..row(keys::SETTINGS_LANGUAGE, |s| &mut s.language, values)
    }
}

fn game(games: &Games) -> Vec<OptionRow> {
    let speeds = Speed::ALL.map(|s| (s, LocalizedText::new(speed_key(s))));
    let mut rows = vec![
        languages(),
        row(keys::SETTINGS_SPEED, |s| &mut s.speed, speeds),
        switch(keys::SETTINGS_CONFIRM_MOVES, |s| &mut s.aids.confirm_moves),
    ];
    rows.extend(game_switches(games, SwitchGroup::Play));
    rows.push(switch(keys::SETTINGS_REDUCED_MOTION, |s| {
        &mut s.reduced_motion
    }));
    rows
}

fn help(games: &Games) -> Vec<OptionRow> {
    let mut rows = vec![
        switch(keys::SETTINGS_FIRST_NOTES, |s| &mut s.aids.first_game_notes),
        switch(keys::SETTINGS_HINTS, |s| &mut s.aids.hints),
        switch(keys::SETTINGS_MEMORY_AID, |s| &mut s.aids.memory_aid),
    ];
    rows.extend(game_switches(games, SwitchGroup::Help));
    rows.push(switch(keys::SETTINGS_NARRATION, |s| &mut s.aids.narration));
    rows
}

fn sound() -> Vec<OptionRow> {
    let volumes = || Loudness::ALL.map(|loudness| (loudness, loudness.key().into()));
    vec![
        switch(keys::SETTINGS_SOUND, |s| &mut s.sound),
        row(keys::SOUND_MUSIC, |s| &mut s.music, volumes()),
        row(keys::SOUND_EFFECTS, |s| &mut s.effects, volumes()),
        row(keys::SOUND_INTERFACE, |s| &mut s.interface, volumes()),
        switch(keys::SOUND_SILENT_AWAY, |s| &mut s.silent_away),
    ]
}

fn picture(platform: PlatformCapabilities) -> Vec<OptionRow> {
    let percent = |n: u8| LocalizedText::new(keys::SETTINGS_PERCENT).with("n", n);
    let sizes = TextSize::ALL.map(|size| (size, percent(size.percent())));
    let mut rows = vec![
        row(keys::SETTINGS_TEXT_SIZE, |s| &mut s.text_size, sizes),
        switch(keys::SETTINGS_CONTRAST, |s| &mut s.vision.high_contrast),
        switch(keys::SETTINGS_PATTERNS, |s| &mut s.vision.patterns),
    ];
    if platform.fills_screen {
        rows.push(switch(keys::SETTINGS_FULLSCREEN, |s| &mut s.fullscreen));
    }
    if platform.paces_frames {
        rows.push(switch(keys::SETTINGS_VERTICAL_SYNC, |s| {
            &mut s.vertical_sync
        }));
        let limits = FrameLimit::ALL.map(|limit| {
            let words = limit.frames().map_or_else(
                || keys::SETTINGS_OFF.into(),
                |frames| LocalizedText::verbatim(frames.to_string()),
            );
            (limit, words)
        });
        rows.push(row(
            keys::SETTINGS_FRAME_LIMIT,
            |s| &mut s.frame_limit,
            limits,
        ));
    }
    rows
}

/// The name of an action.
pub(super) fn action_name(action: Action) -> LocalizedText {
    LocalizedText::new(action.message())
}

/// The row of layouts; its default is that for both hands.
fn layout(hardware: Hardware) -> OptionRow {
    let option = |layout: Layout| {
        let words = match layout {
            Layout::BothHands => keys::LAYOUT_BOTH,
            Layout::LeftHand => keys::LAYOUT_LEFT,
            Layout::RightHand => keys::LAYOUT_RIGHT,
        };
        let lay_out =
            SettingOption::new(move |settings| settings.bindings.lay_out(hardware, layout));
        (lay_out, words.into())
    };
    OptionRow {
        key: keys::SETTINGS_LAYOUT,
        options: Layout::ALL.map(option).into(),
        reset: option(Layout::default()).0,
    }
}

fn pad(platform: PlatformCapabilities) -> Vec<OptionRow> {
    let makes = [
        (None, keys::PAD_MAKE_AUTOMATIC),
        (Some(Make::Letters), keys::PAD_MAKE_LETTERS),
        (Some(Make::Shapes), keys::PAD_MAKE_SHAPES),
        (Some(Make::Swapped), keys::PAD_MAKE_SWAPPED),
        (Some(Make::Deck), keys::PAD_MAKE_DECK),
    ];
    let makes = makes.map(|(make, key)| (PadMake(make), key.into()));
    let mut rows = vec![
        row(keys::SETTINGS_PAD_MAKE, |s| &mut s.pad_make, makes),
        layout(Hardware::Pad),
    ];
    if platform.rumbles {
        let levels = RumbleLevel::ALL.map(|level| {
            let key = match level {
                RumbleLevel::Off => keys::SETTINGS_OFF,
                RumbleLevel::Touches => keys::SETTINGS_ON,
                RumbleLevel::Cards => keys::SETTINGS_RUMBLE_CARDS,
            };
            (level, key.into())
        });
        rows.insert(1, row(keys::SETTINGS_RUMBLE, |s| &mut s.rumble, levels));
    }
    rows
}

fn couch() -> Vec<OptionRow> {
    let ways = [(false, keys::LOOK_HOLD), (true, keys::LOOK_TOGGLE)];
    let limits = LookLimit::ALL.map(|limit| {
        let words = match limit.seconds() {
            Some(seconds) => LocalizedText::new(keys::LOOK_SECONDS).with("n", seconds),
            None => LocalizedText::new(keys::LOOK_NEVER),
        };
        (limit, words)
    });
    vec![
        row(
            keys::SETTINGS_LOOK,
            |s| &mut s.look_toggles,
            ways.map(|(toggles, key)| (toggles, key.into())),
        ),
        row(keys::SETTINGS_LOOK_LIMIT, |s| &mut s.look_limit, limits),
        switch(keys::SETTINGS_COUCH_TEXT, |s| &mut s.couch_text),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::GAMES;

    fn games() -> Games {
        Games(GAMES.to_vec())
    }

    fn all() -> impl Iterator<Item = (OptionGroup, OptionRow)> {
        let rows = |group: OptionGroup| {
            let rows = group.rows(PlatformCapabilities::WINDOW, &games());
            rows.into_iter().map(move |row| (group, row))
        };
        OptionGroup::ALL.into_iter().flat_map(rows)
    }

    #[test]
    fn a_switch_of_a_game_stands_in_its_group_and_has_a_name_of_its_own() {
        let names: Vec<_> = games().switches().map(|switch| switch.name).collect();
        assert!(!names.is_empty());
        let written = Settings::default().written();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{name} twice");
            assert!(
                written.get(name).is_none(),
                "{name} is a setting of all games"
            );
        }
        for switch in games().switches() {
            let group = match switch.group {
                SwitchGroup::Play => OptionGroup::Game,
                SwitchGroup::Help => OptionGroup::Help,
            };
            let here =
                |(of, row): &(OptionGroup, OptionRow)| *of == group && row.key == switch.caption;
            assert_eq!(all().filter(here).count(), 1, "{}", switch.name);
        }
    }

    #[test]
    fn an_option_that_is_chosen_is_marked_and_no_other() {
        for (group, row) in all() {
            for at in 0..row.options.len() {
                let mut settings = Settings::default();
                row.options[at].0.apply(&mut settings);
                let held = |(option, _): &(SettingOption, _)| option.holds(&settings);
                let marked: Vec<_> = row.options.iter().map(held).collect();
                let only: Vec<_> = (0..row.options.len()).map(|n| n == at).collect();
                assert_eq!(marked, only, "{group:?}: {}", row.key);
            }
        }
    }

    #[test]
    fn a_group_is_reset_alone() {
        for (group, row) in all() {
            for (option, _) in &row.options {
                let mut settings = Settings::default();
                option.apply(&mut settings);
                let changed = settings.clone();
                for other in OptionGroup::ALL.into_iter().filter(|other| *other != group) {
                    let mut same = settings.clone();
                    other.reset(&mut same, PlatformCapabilities::WINDOW, &games());
                    // A reset chooses the system's language.
                    same.language = changed.language;
                    assert_eq!(same, changed, "{other:?} resets {}", row.key);
                }
                group.reset(&mut settings, PlatformCapabilities::WINDOW, &games());
                settings.language = None;
                assert_eq!(settings, Settings::default(), "{}", row.key);
            }
        }
    }
}
