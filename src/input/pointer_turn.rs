//! Whether the pointer may act: mouse and touch belong to the keyboard's player.

use super::{ActingDevice, Action, Nudged, PlayerDevice, Presses};
use bevy::{ecs::system::SystemParam, prelude::*};

/// What tells whether presses of the pointer count below the menus; one that does not is a nudge.
#[derive(SystemParam)]
pub struct PointerTurn<'w> {
    acting: Res<'w, ActingDevice>,
    presses: Res<'w, Presses>,
    nudged: MessageWriter<'w, Nudged>,
}

impl PointerTurn<'_> {
    /// Whether the pointer may act now. Nothing else happens.
    #[must_use]
    pub fn is_its(&self) -> bool {
        self.acting.allows(PlayerDevice::Keyboard)
    }

    /// Whether a press of the pointer counts; one that does not is a nudge.
    pub fn may_act(&mut self) -> bool {
        let may = self.is_its();
        if !may {
            self.nudged.write(Nudged(PlayerDevice::Keyboard));
        }
        may
    }

    /// Whether the activation of a button counts: one that is not the press of a key or a pad is a click.
    pub fn may_activate(&mut self) -> bool {
        self.presses.has(Action::Confirm) || self.may_act()
    }
}
