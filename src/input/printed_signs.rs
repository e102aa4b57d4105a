//! What is printed on the keys and buttons of each device at the table, whichever was used last.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Action, Device, Make, PadMake, PlayerDevice, Signs, pad_copies::PadCopies};

/// The signs on the keys and buttons of devices.
#[derive(SystemParam)]
pub struct PrintedSigns<'w, 's> {
    pads: Query<'w, 's, (&'static Gamepad, Option<&'static Name>)>,
    said: Res<'w, PadMake>,
    copies: Res<'w, PadCopies>,
    signs: Signs<'w>,
}

impl PrintedSigns<'_, '_> {
    /// Whether they may differ from those of the last run.
    #[must_use]
    pub fn are_changed(&self) -> bool {
        self.said.is_changed() || self.copies.is_changed() || self.signs.are_changed()
    }

    /// The sign of an action on a device; empty where it has none.
    #[must_use]
    pub fn of(&self, action: Action, device: PlayerDevice) -> String {
        let sign = match device {
            PlayerDevice::Keyboard => self.signs.of(action, Device::Keyboard, Make::default()),
            PlayerDevice::Pad(pad) => {
                let make = self.copies.make(pad, *self.said, &self.pads);
                self.signs.of(action, Device::Pad, make.unwrap_or_default())
            }
        };
        sign.unwrap_or_default().into_owned()
    }
}
