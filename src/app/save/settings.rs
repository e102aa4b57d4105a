//! The settings kept from run to run, and what one run was told to do instead.

use super::{SaveManager, SaveSlot};
use crate::{
    app::{
        options::LaunchOptions,
        settings::{Settings, apply_settings},
    },
    i18n::Language,
    theme::Speed,
};
use bevy::prelude::*;

/// Reads the settings at the start and keeps what changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StoredSettings>()
        .add_systems(PreStartup, recall_settings)
        .add_systems(
            Update,
            keep_settings
                .after(apply_settings)
                .run_if(resource_changed::<Settings>),
        );
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
