//! What the player wants to be helped with at the table: notes, aids, hints, questions, narration, and the switches of
//! single games. The frame sets it from the settings.

use kit_rules::message_key::MessageKey;
use std::collections::BTreeMap;

use bevy::prelude::*;

/// The player's settings for help at the table. Each is obeyed at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AidSettings {
    /// Whether a note explains what happens for the first time.
    pub first_game_notes: bool,
    /// Whether a strip shows what each camp has shown, and what may remain. A game between people who remember for
    /// themselves may hide it in any case.
    pub memory_aid: bool,
    /// Whether hints are offered.
    pub hints: bool,
    /// Whether a move must be confirmed by a second press.
    pub confirm_moves: bool,
    /// Whether what happens is told to screen readers.
    pub narration: bool,
}

impl Default for AidSettings {
    fn default() -> Self {
        Self {
            first_game_notes: true,
            memory_aid: true,
            hints: true,
            confirm_moves: false,
            narration: true,
        }
    }
}

/// A setting of one game that is off or on: plain data of its [`Game`](super::Game).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSwitch {
    /// Its name in the stored settings. No other setting, of any game, has the same.
    pub name: &'static str,
    /// The message key of its caption.
    pub caption: MessageKey,
    /// The group of the settings where it stands.
    pub group: SwitchGroup,
    /// Whether it is on until the player says otherwise.
    pub default: bool,
}

/// Where a switch stands among the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchGroup {
    /// With the settings of play.
    Play,
    /// With the aids.
    Help,
}

/// The switches of single games that are not as they are by default. Each is obeyed at once.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSwitches(BTreeMap<String, bool>);

impl GameSwitches {
    /// Whether a switch is on.
    #[must_use]
    pub fn is_on(&self, switch: &GameSwitch) -> bool {
        self.0.get(switch.name).copied().unwrap_or(switch.default)
    }

    /// Switches it on or off.
    pub fn set(&mut self, switch: &GameSwitch, on: bool) {
        if self.is_on(switch) == on {
            return;
        }
        if on == switch.default {
            self.0.remove(switch.name);
        } else {
            self.0.insert(switch.name.to_owned(), on);
        }
    }

    /// Those that are not as by default, by name.
    pub fn changed(&self) -> impl Iterator<Item = (&str, bool)> {
        self.0.iter().map(|(name, on)| (name.as_str(), *on))
    }
}

impl FromIterator<(String, bool)> for GameSwitches {
    fn from_iter<I: IntoIterator<Item = (String, bool)>>(stored: I) -> Self {
        Self(stored.into_iter().collect())
    }
}

/// Run condition: hints are offered.
pub fn hints_are_offered(aids: Res<AidSettings>) -> bool {
    aids.hints
}

/// Adds the settings, as they are before the frame sets them.
pub fn plugin(app: &mut App) {
    app.init_resource::<AidSettings>()
        .init_resource::<GameSwitches>();
}
