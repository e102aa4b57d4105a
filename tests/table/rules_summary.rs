//! How the rules in short are opened in any game.

use bevy::prelude::*;

use crate::harness::{Device, Hands};

pub const BOTH: [Device; 2] = [Device::Keys, Device::Pad];

/// Presses the device's own sign for the rules.
pub fn press_rules(hands: &mut Hands) {
    match hands.device {
        Device::Keys => hands.key(KeyCode::KeyR),
        Device::Pad => hands.button(GamepadButton::RightThumb),
    }
    hands.update(4);
}
