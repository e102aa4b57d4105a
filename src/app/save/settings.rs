//! Saves the settings, and applies those that the command line or the address sets for one run.

use super::{SaveManager, SaveSlot, load::LoadSaves, manager::documents::Documents};
use crate::app::{
    options::LaunchOptions,
    settings::{Settings, apply_settings},
};
use bevy::prelude::*;
use kit_i18n::Language;
use kit_timings::Speed;

/// Reads the settings at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StoredSettings>()
        .init_resource::<Documents>()
        .add_systems(LoadSaves, load_settings)
        .add_systems(
            Update,
            save_settings
                .after(apply_settings)
                .run_if(resource_changed::<Settings>),
        );
}

/// The saved settings, and those set for this run only. The latter are never saved: they last until the program ends,
/// or until the player changes that setting.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct StoredSettings {
    settings: Settings,
    /// The speed set for this run.
    speed: Option<Speed>,
    /// The language set for this run.
    language: Option<Language>,
    /// Whether this run begins in a window, whatever is saved.
    windowed: bool,
}

impl StoredSettings {
    /// These were saved; the command line or the address may name others.
    fn new(settings: Settings, options: &LaunchOptions) -> Self {
        Self {
            settings,
            speed: options.speed,
            language: options.language,
            windowed: options.safe,
        }
    }

    /// The settings that this run begins with.
    fn in_force(&self) -> Settings {
        Settings {
            speed: self.speed.unwrap_or(self.settings.speed),
            language: self.language.or(self.settings.language),
            fullscreen: self.settings.fullscreen && !self.windowed,
            ..self.settings.clone()
        }
    }

    /// Takes over the player's changes; returns whether the settings must be saved.
    fn follow(&mut self, now: &Settings) -> bool {
        self.speed = self.speed.filter(|&named| named == now.speed);
        self.language = self.language.filter(|&named| now.language == Some(named));
        self.windowed = self.windowed && !now.fullscreen;
        let before = &self.settings;
        let fresh = Settings {
            speed: self.speed.map_or(now.speed, |_| before.speed),
            language: self.language.map_or(now.language, |_| before.language),
            fullscreen: if self.windowed {
                before.fullscreen
            } else {
                now.fullscreen
            },
            ..now.clone()
        };
        let changed = fresh != *before;
        self.settings = fresh;
        changed
    }
}

/// Applies the saved settings and those for this run.
fn load_settings(
    options: Res<LaunchOptions>,
    mut manager: ResMut<SaveManager>,
    mut documents: ResMut<Documents>,
    mut stored: ResMut<StoredSettings>,
    mut settings: ResMut<Settings>,
) {
    documents.open(&mut manager, SaveSlot::Settings, |file| {
        let read = Settings::read(file);
        *stored = StoredSettings::new(read.settings, &options);
        (read.document, read.unread)
    });
    *settings = stored.in_force();
}

/// The settings that were saved, for a program that cannot begin.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::app) fn saved_settings(manager: &SaveManager) -> Settings {
    Settings::read(&manager.document(SaveSlot::Settings)).settings
}

/// Saves the settings if they changed.
fn save_settings(
    settings: Res<Settings>,
    mut stored: ResMut<StoredSettings>,
    mut manager: ResMut<SaveManager>,
    mut documents: ResMut<Documents>,
) {
    if stored.follow(&settings) {
        documents.save(&mut manager, SaveSlot::Settings, stored.settings.written());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run with saved settings and others set by its command line or address.
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
        let stored = StoredSettings::new(saved, &options);
        let settings = stored.in_force();
        (stored, settings)
    }

    #[test]
    fn settings_of_one_run_apply_to_it() {
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
    fn settings_of_one_run_are_not_saved() {
        let (mut stored, mut settings) = run(Some(Speed::Instant), Some(Language::Fr));
        assert!(!stored.follow(&settings), "nothing was changed");
        settings.sound = false;
        assert!(stored.follow(&settings));
        assert_eq!(
            (stored.settings.speed, stored.settings.language),
            (Speed::X2, Some(Language::En))
        );
        assert!(!stored.settings.sound);
        // The player's own change of a setting that was set for this run is saved; the other one stays unsaved.
        settings.speed = Speed::X4;
        assert!(stored.follow(&settings));
        assert_eq!(stored.settings.speed, Speed::X4);
        assert_eq!(stored.settings.language, Some(Language::En));
        // So is a change back to what was set for this run.
        settings.speed = Speed::Instant;
        assert!(stored.follow(&settings));
        assert_eq!(stored.settings.speed, Speed::Instant);
    }

    #[test]
    fn a_safe_start_begins_in_a_window_and_does_not_save_that() {
        let saved = Settings {
            fullscreen: true,
            ..Settings::default()
        };
        let options = LaunchOptions {
            safe: true,
            ..LaunchOptions::default()
        };
        let mut stored = StoredSettings::new(saved, &options);
        let mut settings = stored.in_force();
        assert!(!settings.fullscreen);
        settings.sound = false;
        assert!(stored.follow(&settings));
        assert!(stored.settings.fullscreen, "it is left as it was");
        // The player's own changes hold, from the first on.
        settings.fullscreen = true;
        assert!(!stored.follow(&settings), "that was saved");
        settings.fullscreen = false;
        assert!(stored.follow(&settings));
        assert!(!stored.settings.fullscreen);
    }
}
