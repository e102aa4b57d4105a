//! The player's settings: language, speed, text size, reduced motion, full screen, sound, rumble. They are applied at once, the
//! sound by `audio`; `save::settings` saves them.

use crate::{
    i18n::{Language, Localizer},
    input::Device,
    table::{AidSettings, LookSettings, Screen, rumble::RumbleLevel},
    theme::{MotionSettings, Scale, Speed},
};
use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};
use serde::{Deserialize, Serialize};

/// The player's settings.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The language; `None` for the system's.
    pub language: Option<Language>,
    /// The speed of the table.
    pub speed: Speed,
    /// The text size.
    pub text_size: TextSize,
    /// Whether things fly and shake less.
    pub reduced_motion: bool,
    /// Whether the game is full screen.
    pub fullscreen: bool,
    /// Whether sound is on.
    pub sound: bool,
    /// The volume of the tunes.
    pub music: Loudness,
    /// The volume of what happens at the table.
    pub effects: Loudness,
    /// The volume of buttons.
    pub interface: Loudness,
    /// Whether the game is silent while its window has no focus.
    pub silent_away: bool,
    /// Whether one press begins a private look and the next one ends it.
    pub look_toggles: bool,
    /// When a private look ends by itself.
    pub look_limit: LookLimit,
    /// Whether text is larger while a gamepad plays in full screen.
    pub couch_text: bool,
    /// How much gamepads rumble.
    pub rumble: RumbleLevel,
    /// What the player wants to be helped with.
    pub aids: AidSettings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            speed: Speed::default(),
            text_size: TextSize::default(),
            reduced_motion: false,
            fullscreen: false,
            sound: true,
            music: Loudness::Medium,
            effects: Loudness::Full,
            interface: Loudness::Full,
            silent_away: true,
            look_toggles: false,
            look_limit: LookLimit::default(),
            couch_text: true,
            rumble: RumbleLevel::default(),
            aids: AidSettings::default(),
        }
    }
}

/// When a private look at one's own cards ends by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LookLimit {
    /// After 3 seconds.
    Short,
    /// After 8 seconds.
    #[default]
    Medium,
    /// After 30 seconds.
    Long,
    /// Not at all.
    Never,
}

impl LookLimit {
    /// Every limit, the shortest first.
    pub const ALL: [Self; 4] = [Self::Short, Self::Medium, Self::Long, Self::Never];

    /// Seconds, if it ends by itself.
    #[must_use]
    pub const fn seconds(self) -> Option<u8> {
        match self {
            Self::Short => Some(3),
            Self::Medium => Some(8),
            Self::Long => Some(30),
            Self::Never => None,
        }
    }
}

/// A volume.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loudness {
    /// Silent.
    Off,
    /// A quarter as loud.
    Soft,
    /// Half as loud.
    Medium,
    /// Full volume.
    #[default]
    Full,
}

impl Loudness {
    /// Every volume, lowest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Soft, Self::Medium, Self::Full];

    /// The factor on the amplitude, 0 to 1. Half as loud to the ear is 10 dB less.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Soft => 0.1,
            Self::Medium => 0.316,
            Self::Full => 1.0,
        }
    }

    /// The message key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Off => "settings-off",
            Self::Soft => "sound-soft",
            Self::Medium => "sound-medium",
            Self::Full => "sound-full",
        }
    }
}

/// A text size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// 1.4 times as large.
    Large,
    /// Twice as large.
    Largest,
}

impl TextSize {
    /// Every size.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Large, Self::Largest];

    /// The factor on the designed text size, 1.0 to 2.0.
    pub const fn text_scale(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.4,
            Self::Largest => 2.0,
        }
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Normal => "settings-text-normal",
            Self::Large => "settings-text-large",
            Self::Largest => "settings-text-largest",
        }
    }
}

/// The settings as stored; every field may be missing.
#[derive(Debug, Serialize, Deserialize)]
#[serde(default)]
struct SettingsFile {
    language: Option<String>,
    speed: Option<String>,
    letters: TextSize,
    reduced_motion: Option<bool>,
    fullscreen: bool,
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
    group_brackets: bool,
    hints: bool,
    confirm_moves: bool,
    narration: bool,
}

impl Default for SettingsFile {
    fn default() -> Self {
        Settings::default().written()
    }
}

impl Settings {
    /// The defaults, with the system's preference for reduced motion.
    pub(in crate::app) fn unsaid() -> Self {
        Self {
            reduced_motion: system_reduces_motion(),
            ..Self::default()
        }
    }

    /// Reads the stored settings; an unknown language or speed becomes the default. `None` for text that is not valid.
    pub(in crate::app) fn read(text: &str) -> Option<Self> {
        let written: SettingsFile = serde_json::from_str(text).ok()?;
        Some(Self {
            language: written.language.and_then(|tag| Language::from_tag(&tag)),
            speed: written
                .speed
                .and_then(|word| word.parse().ok())
                .unwrap_or_default(),
            text_size: written.letters,
            reduced_motion: written.reduced_motion.unwrap_or_else(system_reduces_motion),
            // A page may go full screen only after a press.
            fullscreen: written.fullscreen && !cfg!(target_arch = "wasm32"),
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
                group_brackets: written.group_brackets,
                hints: written.hints,
                confirm_moves: written.confirm_moves,
                narration: written.narration,
            },
        })
    }

    /// The settings as JSON.
    pub(in crate::app) fn write(&self) -> String {
        serde_json::to_string_pretty(&self.written()).unwrap_or_default()
    }

    fn written(&self) -> SettingsFile {
        SettingsFile {
            language: self.language.map(|language| language.tag().to_owned()),
            speed: Some(self.speed.to_string()),
            letters: self.text_size,
            reduced_motion: (self.reduced_motion != system_reduces_motion())
                .then_some(self.reduced_motion),
            fullscreen: self.fullscreen,
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
            group_brackets: self.aids.group_brackets,
            hints: self.aids.hints,
            confirm_moves: self.aids.confirm_moves,
            narration: self.aids.narration,
        }
    }
}

/// Whether the system asks for reduced motion; known only in browsers.
fn system_reduces_motion() -> bool {
    #[cfg(target_arch = "wasm32")]
    let less = super::web::prefers_less_motion();
    #[cfg(not(target_arch = "wasm32"))]
    let less = false;
    less
}

/// Whether text is larger now because a gamepad plays in full screen: it is read from the couch.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CouchText(pub bool);

/// Whether a gamepad plays in full screen. Who takes the mouse or the keyboard in hand sits at a desk; at the table, where
/// several devices may play, the letters stay as they are.
fn choose_couch_text(
    device: Res<Device>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut couch: ResMut<CouchText>,
) {
    let at_table = matches!(screen.get(), Screen::Table(_));
    let wanted = if at_table && settings.couch_text && settings.fullscreen {
        couch.0
    } else {
        settings.couch_text && settings.fullscreen && *device == Device::Pad
    };
    couch.set_if_neq(CouchText(wanted));
}

/// Applies the settings; `save::settings` saves them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<CouchText>()
        .add_systems(
            Update,
            (
                follow_speed.run_if(resource_changed::<MotionSettings>),
                choose_couch_text.run_if(not(in_state(Screen::Loading))),
                apply_settings
                    .run_if(resource_changed::<Settings>.or_else(resource_changed::<CouchText>)),
            )
                .chain(),
        );
}

/// A speed chosen at the table changes the setting, too.
fn follow_speed(motion: Res<MotionSettings>, mut settings: ResMut<Settings>) {
    if settings.speed != motion.speed && !settings.is_changed() {
        settings.speed = motion.speed;
    }
}

/// Applies the settings.
pub(super) fn apply_settings(
    settings: Res<Settings>,
    couch: Res<CouchText>,
    mut localizer: ResMut<Localizer>,
    mut motion: ResMut<MotionSettings>,
    mut looks: ResMut<LookSettings>,
    mut scale: ResMut<Scale>,
    mut rumble: ResMut<RumbleLevel>,
    mut aids: ResMut<AidSettings>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if let Some(language) = settings.language
        && localizer.language() != language
    {
        localizer.set(language);
    }
    motion.set_if_neq(MotionSettings {
        speed: settings.speed,
        reduced: settings.reduced_motion,
    });
    looks.set_if_neq(LookSettings {
        seconds: settings.look_limit.seconds().map_or(0.0, f32::from),
        toggles: settings.look_toggles,
    });
    let mut text_scale = settings.text_size.text_scale();
    if couch.0 {
        text_scale = text_scale.max(TextSize::Large.text_scale());
    }
    let fresh = Scale::of(scale.window, text_scale);
    scale.set_if_neq(fresh);
    rumble.set_if_neq(settings.rumble);
    aids.set_if_neq(settings.aids);
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    // A page asks its browser instead: see `web::fullscreen`.
    let windows = if cfg!(target_arch = "wasm32") {
        None
    } else {
        Some(&mut windows)
    };
    for mut window in windows.into_iter().flatten() {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_are_written() {
        let settings = Settings {
            language: Some(Language::Fr),
            speed: Speed::X4,
            text_size: TextSize::Largest,
            reduced_motion: true,
            fullscreen: true,
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
                group_brackets: false,
                hints: false,
                confirm_moves: true,
                narration: false,
            },
        };
        assert_eq!(Settings::read(&settings.write()), Some(settings));
    }

    #[test]
    fn unknown_words_give_the_defaults() {
        let read = Settings::read(r#"{"speed":"warp","language":"xx","more":1}"#);
        assert_eq!(read, Some(Settings::default()));
        assert_eq!(Settings::read("rubbish"), None);
    }
}
