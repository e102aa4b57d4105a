//! The signs of actions and chords on the devices in use, in the language of the game.

use super::{
    Action, Bindings, Chord, Device, Hardware, Make, PrintedKeys, bindable_keys::named_in,
    chord::Shift,
};
use crate::keys;
use bevy::{ecs::system::SystemParam, prelude::*};
use kit_i18n::{LocalizedText, Localizer};
use std::borrow::Cow;

/// The signs of actions on devices.
#[derive(SystemParam)]
pub struct Signs<'w> {
    bindings: Res<'w, Bindings>,
    printed: Res<'w, PrintedKeys>,
    localizer: Option<Res<'w, Localizer>>,
}

impl Signs<'_> {
    /// Whether they may differ from those of the last run.
    #[must_use]
    pub fn are_changed(&self) -> bool {
        let spoken = self.localizer.as_ref();
        self.bindings.is_changed()
            || self.printed.is_changed()
            || spoken.is_some_and(DetectChanges::is_changed)
    }

    /// The sign of a chord; keys with a word on them have it in the language of the game.
    #[must_use]
    pub fn chord(&self, chord: Chord, make: Make) -> Cow<'static, str> {
        let (Chord::Key(key, shift), Some(localizer)) = (chord, self.localizer.as_deref()) else {
            return chord.sign(make, &self.printed);
        };
        let name = named_in(localizer, key, &self.printed.sign(key));
        match shift {
            Shift::Up => name.into(),
            Shift::Down => {
                let shifted = LocalizedText::new(keys::KEY_SHIFT).with("key", name);
                localizer.localize(&shifted).into()
            }
        }
    }

    /// The sign of the action's key or button on this device; `None` for a mouse and touch, and where it has none. The
    /// four shapes of a pad are named in words.
    #[must_use]
    pub fn of(&self, action: Action, device: Device, make: Make) -> Option<Cow<'static, str>> {
        let hardware = match device {
            Device::Mouse | Device::Touch => return None,
            Device::Keyboard => Hardware::Keyboard,
            Device::Pad => Hardware::Pad,
        };
        let first = self.bindings.chords(hardware, action).first();
        first.map(|&chord| self.chord(chord, make))
    }
}
