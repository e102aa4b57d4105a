//! What the player likes: language, speed, size of letters, less movement, full screen, sound. Kept in the store, applied
//! the moment it changes; the sound by `audio`.

use super::{
    options::LaunchOptions,
    save::{SaveManager, SaveSlot},
};
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
    fn unsaid() -> Self {
        Self {
            reduced_motion: system_moves_less(),
            ..Self::default()
        }
    }

    /// Reads them; what cannot be read is as at first.
    pub fn read(text: &str) -> Option<Self> {
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
    pub fn write(&self) -> String {
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

/// What the store holds, and what one run was told to do instead. What a run was told is never stored: it lasts until the
/// program ends, or until the player changes that very setting.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct StoredSettings {
    settings: Settings,
    /// The speed named for this run.
    speed: Option<Speed>,
    /// The language named for this run.
    language: Option<Language>,
}

impl StoredSettings {
    /// What was found in the store, and what the command line or the address asks of this run.
    fn new(found: Option<&str>, options: &LaunchOptions) -> Self {
        Self {
            settings: found
                .and_then(Settings::read)
                .unwrap_or_else(Settings::unsaid),
            speed: options.speed,
            language: options.language,
        }
    }

    /// The settings this run begins with.
    fn in_force(&self) -> Settings {
        Settings {
            speed: self.speed.unwrap_or(self.settings.speed),
            language: self.language.or(self.settings.language),
            ..self.settings
        }
    }

    /// Takes over what the player has changed, and says whether the store must be written.
    fn follow(&mut self, now: &Settings) -> bool {
        self.speed = self.speed.filter(|&named| named == now.speed);
        self.language = self.language.filter(|&named| now.language == Some(named));
        let before = self.settings;
        self.settings = Settings {
            speed: self.speed.map_or(now.speed, |_| before.speed),
            language: self.language.map_or(now.language, |_| before.language),
            ..*now
        };
        self.settings != before
    }
}

/// Reads the settings at the start and follows them afterwards.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<StoredSettings>()
        .add_systems(PreStartup, recall_settings)
        .add_systems(
            Update,
            (
                follow_speed.run_if(resource_changed::<MotionSettings>),
                (apply_settings, keep_settings)
                    .chain()
                    .run_if(resource_changed::<Settings>),
            )
                .chain(),
        );
}

/// Takes the settings of last time, and what is named for this run.
fn recall_settings(
    manager: Res<SaveManager>,
    options: Res<LaunchOptions>,
    mut stored: ResMut<StoredSettings>,
    mut settings: ResMut<Settings>,
) {
    let found = manager.read(SaveSlot::Settings).text();
    *stored = StoredSettings::new(found.as_deref(), &options);
    *settings = stored.in_force();
}

/// A speed chosen at the table is a setting like one chosen in the menu.
fn follow_speed(motion: Res<MotionSettings>, mut settings: ResMut<Settings>) {
    if settings.speed != motion.speed && !settings.is_changed() {
        settings.speed = motion.speed;
    }
}

/// Makes everything as the player likes it.
fn apply_settings(
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

/// Keeps the settings for next time.
fn keep_settings(
    settings: Res<Settings>,
    mut stored: ResMut<StoredSettings>,
    mut manager: ResMut<SaveManager>,
) {
    if stored.follow(&settings) {
        manager.write(SaveSlot::Settings, &stored.settings.write());
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

    /// A run with saved settings, told something else by its command line or address.
    fn run(speed: Option<Speed>, language: Option<Language>) -> (StoredSettings, Settings) {
        let saved = Settings {
            speed: Speed::X2,
            language: Some(Language::En),
            ..Settings::default()
        };
        let options = LaunchOptions {
            speed,
            language,
            ..LaunchOptions::default()
        };
        let stored = StoredSettings::new(Some(&saved.write()), &options);
        assert_eq!(stored.settings, saved);
        (stored, stored.in_force())
    }

    #[test]
    fn what_is_named_for_one_run_holds_for_it() {
        let (_, settings) = run(None, None);
        assert_eq!(settings.speed, Speed::X2);
        for speed in [Speed::X1, Speed::X4, Speed::Instant] {
            let (_, settings) = run(Some(speed), Some(Language::Fr));
            assert_eq!(
                (settings.speed, settings.language),
                (speed, Some(Language::Fr))
            );
        }
    }

    #[test]
    fn what_is_named_for_one_run_is_not_saved() {
        let (mut stored, mut settings) = run(Some(Speed::Instant), Some(Language::Fr));
        assert!(!stored.follow(&settings), "nothing was changed");
        settings.sound = false;
        assert!(stored.follow(&settings));
        assert_eq!(
            (stored.settings.speed, stored.settings.language),
            (Speed::X2, Some(Language::En))
        );
        assert!(!stored.settings.sound);
        // The player's own change of that very setting is saved, and the other one stays.
        settings.speed = Speed::X4;
        assert!(stored.follow(&settings));
        assert_eq!(stored.settings.speed, Speed::X4);
        assert_eq!(stored.settings.language, Some(Language::En));
        // So is a change back to what was named.
        settings.speed = Speed::Instant;
        assert!(stored.follow(&settings));
        assert_eq!(stored.settings.speed, Speed::Instant);
    }
}
