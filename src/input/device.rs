//! The device last used, and the makes of pads.

use super::{ActingDevice, PlayerDevice, PlayerDevices, key_presses::KeyEvents, pads::HeardPads};
use bevy::{
    input::{
        mouse::{MouseButtonInput, MouseMotion},
        touch::TouchInput,
    },
    input_focus::InputFocusVisible,
    prelude::*,
};

/// The device last used.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// A mouse or a touchpad.
    #[default]
    Mouse,
    /// A finger on the screen.
    Touch,
    /// A keyboard.
    Keyboard,
    /// A gamepad.
    Pad,
}

impl Device {
    /// Whether it points at things instead of moving the focus.
    pub const fn points(self) -> bool {
        matches!(self, Self::Mouse | Self::Touch)
    }
}

/// The maker's signs on a pad, as a resource those on the pad last used: makers print different signs on the same four
/// buttons.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Make {
    /// Letters, with A at the bottom, as on most pads.
    #[default]
    Letters,
    /// Cross, circle, square and triangle.
    Shapes,
    /// Letters, with B at the bottom.
    Swapped,
    /// Letters, with A at the bottom, and numbers on the shoulders.
    Deck,
}

impl Make {
    /// Every make.
    pub const ALL: [Self; 4] = [Self::Letters, Self::Shapes, Self::Swapped, Self::Deck];

    /// The make of a pad by its USB vendor id, or by its name where there is no id.
    pub fn of(vendor: Option<u16>, name: &str) -> Self {
        const SONY: u16 = 0x054c;
        const NINTENDO: u16 = 0x057e;
        const VALVE: u16 = 0x28de;
        let name = name.to_lowercase();
        let named = |words: &[&str]| words.iter().any(|word| name.contains(word));
        match vendor {
            Some(SONY) => Self::Shapes,
            Some(NINTENDO) => Self::Swapped,
            Some(VALVE) => Self::Deck,
            _ if named(&["playstation", "dualshock", "dualsense", "054c"]) => Self::Shapes,
            _ if named(&["nintendo", "joy-con", "switch pro", "057e"]) => Self::Swapped,
            _ if named(&["steam deck", "steam controller", "28de"]) => Self::Deck,
            _ => Self::Letters,
        }
    }
}

/// The make that the player says pads are of, or automatic: each pad is taken for what it says.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PadMake(pub Option<Make>);

impl PadMake {
    /// The make of a connected pad.
    #[must_use]
    pub fn of(self, pad: &Gamepad, name: Option<&Name>) -> Make {
        let said = || Make::of(pad.vendor_id(), name.map_or("", Name::as_str));
        self.0.unwrap_or_else(said)
    }
}

/// The gamepad last used.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastPad(pub Option<Entity>);

/// How long ago the last input was.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Idle {
    /// Seconds of real time.
    pub seconds: f32,
}

/// Mouse movement below this, in pixels a frame, is ignored: it comes from a shaken table.
const MOUSE_NOISE: f32 = 3.0;

/// Finds out which device is in use. While one device acts, its signs stay on screen whoever else presses something.
/// Keys of other programs and pads that are not heard do not count.
pub(super) fn notice_device(
    time: Res<Time<Real>>,
    keys: Res<KeyEvents>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut motions: MessageReader<MouseMotion>,
    mut touches: MessageReader<TouchInput>,
    mut heard: HeardPads,
    devices: Res<PlayerDevices>,
    (mut make, mut last): (ResMut<Make>, ResMut<LastPad>),
    acting: Res<ActingDevice>,
    mut without_pad: Local<Device>,
    mut device: ResMut<Device>,
    mut idle: ResMut<Idle>,
    mut visible: ResMut<InputFocusVisible>,
) {
    // A page that was hidden, or a computer that slept, reports hours in one frame: that is no idle time.
    idle.seconds += time.delta_secs().min(1.0);
    let mut used = None;
    if clicks.read().count() > 0 || motions.read().any(|m| m.delta.length() > MOUSE_NOISE) {
        used = Some(Device::Mouse);
    }
    if touches.read().count() > 0 {
        used = Some(Device::Touch);
    }
    if keys.presses().any(|press| !press.commands) {
        used = Some(Device::Keyboard);
    }
    if let Some(used) = used {
        *without_pad = used;
    }
    let pad = heard.used(&devices);
    if let Some(pad) = pad {
        used = Some(Device::Pad);
        last.set_if_neq(LastPad(Some(pad)));
    }
    if used.is_some() {
        idle.seconds = 0.0;
    }
    let pad = match acting.0 {
        None => pad,
        Some(PlayerDevice::Keyboard) => {
            used = Some(*without_pad);
            None
        }
        Some(PlayerDevice::Pad(pad)) => {
            used = Some(Device::Pad);
            Some(pad)
        }
    };
    if let Some(fresh) = pad.and_then(|pad| heard.make(pad)) {
        make.set_if_neq(fresh);
    }
    if let Some(used) = used {
        device.set_if_neq(used);
        if visible.0 == used.points() {
            visible.0 = !used.points();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_are_known_by_vendor_and_by_name() {
        assert_eq!(Make::of(Some(0x054c), ""), Make::Shapes);
        let browsers = "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)";
        assert_eq!(Make::of(None, browsers), Make::Shapes);
        assert_eq!(Make::of(Some(0x057e), "Pro Controller"), Make::Swapped);
        assert_eq!(
            Make::of(None, "Nintendo Switch Pro Controller"),
            Make::Swapped
        );
        assert_eq!(
            Make::of(Some(0x045e), "Xbox Wireless Controller"),
            Make::Letters
        );
        assert_eq!(Make::of(Some(0x28de), ""), Make::Deck);
        assert_eq!(Make::of(None, ""), Make::Letters);
    }
}
