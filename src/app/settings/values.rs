//! Every setting, and the defaults.

use super::{FrameLimit, LookLimit, Loudness, TextSize};
use bevy::prelude::*;
use kit_i18n::Language;
use kit_input::{Bindings, PadMake, PrintedKeys};
use kit_table::{AidSettings, GameSwitches, rumble::RumbleLevel};
use kit_theme::VisionSettings;
use kit_timings::Speed;

/// The player's settings.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Settings {
    /// The language; `None` for the system's.
    pub language: Option<Language>,
    /// The speed of the table.
    pub speed: Speed,
    /// The text size.
    pub text_size: TextSize,
    /// Contrast and patterns.
    pub vision: VisionSettings,
    /// Whether things fly and shake less.
    pub reduced_motion: bool,
    /// Whether the game is full screen.
    pub fullscreen: bool,
    /// Whether frames wait for the screen.
    pub vertical_sync: bool,
    /// The most frames in a second.
    pub frame_limit: FrameLimit,
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
    /// The switches of single games.
    pub switches: GameSwitches,
    /// The make whose signs are shown for gamepads.
    pub pad_make: PadMake,
    /// What actions are bound to.
    pub bindings: Bindings,
    /// What is printed on the player's keys; learnt, not chosen.
    pub printed_keys: PrintedKeys,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            speed: Speed::default(),
            text_size: TextSize::default(),
            vision: VisionSettings::default(),
            reduced_motion: false,
            fullscreen: false,
            vertical_sync: true,
            frame_limit: FrameLimit::default(),
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
            switches: GameSwitches::default(),
            pad_make: PadMake::default(),
            bindings: Bindings::default(),
            printed_keys: PrintedKeys::default(),
        }
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
}

/// Whether the system asks for reduced motion; known only in browsers.
pub(super) fn system_reduces_motion() -> bool {
    #[cfg(target_arch = "wasm32")]
    let less = crate::app::browser::prefers_less_motion();
    #[cfg(not(target_arch = "wasm32"))]
    let less = false;
    less
}
