//! The device last used, and the make of the pad last used.

use super::{
    ActingDevice, Make, PadMake, PlayerDevice, PlayerDevices, key_presses::KeyEvents,
    listen::Settling, pad_copies::PadCopies, pads::HeardPads,
};
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

/// What is held when the bindings or the make of pads change counts no more; the pad last used has this make from now
/// on.
pub(super) fn follow_make(
    said: Res<PadMake>,
    keys: Res<ButtonInput<KeyCode>>,
    held: Query<(Entity, &Gamepad)>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    (last, copies): (Res<LastPad>, Res<PadCopies>),
    mut make: ResMut<Make>,
    mut settling: ResMut<Settling>,
) {
    settling.begin(&keys, &held);
    let of_last = last.0.and_then(|pad| copies.make(pad, *said, &pads));
    if let Some(fresh) = of_last {
        make.set_if_neq(fresh);
    } else if let Some(said) = said.0 {
        make.set_if_neq(said);
    }
}
