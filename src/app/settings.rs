//! What the player likes: language, speed, size of letters, less movement, full screen, sound. Applied the
//! moment it changes, the sound by `audio`; kept by `save::settings`.

use crate::{
    i18n::{Language, Localizer},
    theme::{MotionSettings, Scale, Speed},
};
use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};
use serde::{Deserialize, Serialize};

/// What the player likes.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The language, if not the system's.
    pub language: Option<Language>,
    /// The speed of the table.
    pub speed: Speed,
    /// How large letters are.
    pub letters: TextSize,
    /// Whether things fly and shake less.
    pub reduced_motion: bool,
    /// Whether the game fills the screen.
    pub fullscreen: bool,
    /// Whether anything is heard at all.
    pub sound: bool,
    /// How loud the tunes are.
    pub music: Loudness,
    /// How loud what happens at the table is.
    pub effects: Loudness,
    /// How loud buttons are.
    pub interface: Loudness,
    /// Whether the game is silent while its window is not looked at.
    pub silent_away: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            speed: Speed::default(),
            letters: TextSize::default(),
            reduced_motion: false,
            fullscreen: false,
            sound: true,
            music: Loudness::Medium,
            effects: Loudness::Full,
            interface: Loudness::Full,
            silent_away: true,
        }
    }
}

/// How loud something is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loudness {
    /// Not heard.
    Off,
    /// A quarter as loud.
    Soft,
    /// Half as loud.
    Medium,
    /// As it was made.
    #[default]
    Full,
}

impl Loudness {
    /// Every loudness, softest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Soft, Self::Medium, Self::Full];

    /// The share of the amplitude that is left, 0 to 1: half as loud to the ear is 10 decibels less.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Soft => 0.1,
            Self::Medium => 0.316,
            Self::Full => 1.0,
        }
    }

    /// The key of its name.
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

/// How large letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// Two fifths larger.
    Large,
    /// Twice as large.
    Largest,
}

impl TextSize {
    /// Every size.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Large, Self::Largest];

    /// How much larger than designed.
    pub const fn comfort(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.4,
            Self::Largest => 2.0,
        }
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Normal => "settings-text-normal",
            Self::Large => "settings-text-large",
            Self::Largest => "settings-text-largest",
        }
    }
}

/// The settings as they are written; every field may be missing.
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
}

impl Default for SettingsFile {
    fn default() -> Self {
        Settings::default().written()
    }
}

impl Settings {
    /// What is liked where nobody has said anything yet: as the system wishes.
    pub(in crate::app) fn unsaid() -> Self {
        Self {
            reduced_motion: system_moves_less(),
            ..Self::default()
        }
    }

    /// Reads them; what cannot be read is as at first.
    pub(in crate::app) fn read(text: &str) -> Option<Self> {
        let written: SettingsFile = serde_json::from_str(text).ok()?;
        Some(Self {
            language: written.language.and_then(|tag| Language::from_tag(&tag)),
            speed: written
                .speed
                .and_then(|word| word.parse().ok())
                .unwrap_or_default(),
            letters: written.letters,
            reduced_motion: written.reduced_motion.unwrap_or_else(system_moves_less),
            // A page fills the screen only when it is pressed, never by itself.
            fullscreen: written.fullscreen && !cfg!(target_arch = "wasm32"),
            sound: written.sound,
            music: written.music,
            effects: written.effects,
            interface: written.interface,
            silent_away: written.silent_away,
        })
    }

    /// Writes them.
    pub(in crate::app) fn write(&self) -> String {
        serde_json::to_string_pretty(&self.written()).unwrap_or_default()
    }

    fn written(&self) -> SettingsFile {
        SettingsFile {
            language: self.language.map(|language| language.tag().to_owned()),
            speed: Some(self.speed.to_string()),
            letters: self.letters,
            reduced_motion: (self.reduced_motion != system_moves_less())
                .then_some(self.reduced_motion),
            fullscreen: self.fullscreen,
            sound: self.sound,
            music: self.music,
            effects: self.effects,
            interface: self.interface,
            silent_away: self.silent_away,
        }
    }
}

/// Whether the system asks that things move less. Only browsers tell.
fn system_moves_less() -> bool {
    #[cfg(target_arch = "wasm32")]
    let less = super::web::prefers_less_motion();
    #[cfg(not(target_arch = "wasm32"))]
    let less = false;
    less
}

/// Applies the settings; `save::settings` keeps them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>().add_systems(
        Update,
        (
            follow_speed.run_if(resource_changed::<MotionSettings>),
            apply_settings.run_if(resource_changed::<Settings>),
        )
            .chain(),
    );
}

/// A speed chosen at the table is a setting like one chosen in the menu.
fn follow_speed(motion: Res<MotionSettings>, mut settings: ResMut<Settings>) {
    if settings.speed != motion.speed && !settings.is_changed() {
        settings.speed = motion.speed;
    }
}

/// Makes everything as the player likes it.
pub(super) fn apply_settings(
    settings: Res<Settings>,
    mut localizer: ResMut<Localizer>,
    mut motion: ResMut<MotionSettings>,
    mut scale: ResMut<Scale>,
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
    let fresh = Scale::of(scale.window, settings.letters.comfort());
    scale.set_if_neq(fresh);
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    // A page asks its browser by itself: see `web::fullscreen`.
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
            letters: TextSize::Largest,
            reduced_motion: true,
            fullscreen: true,
            sound: false,
            music: Loudness::Soft,
            effects: Loudness::Off,
            interface: Loudness::Medium,
            silent_away: false,
        };
        assert_eq!(Settings::read(&settings.write()), Some(settings));
    }

    #[test]
    fn unknown_words_are_as_at_first() {
        let read = Settings::read(r#"{"speed":"warp","language":"xx","more":1}"#);
        assert_eq!(read, Some(Settings::default()));
        assert_eq!(Settings::read("rubbish"), None);
    }
}
