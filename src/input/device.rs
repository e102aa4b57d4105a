//! The device last used, and what is printed on what triggers an action there.

use super::Action;
use bevy::{
    input::{
        gamepad::{GamepadAxisChangedEvent, GamepadButtonChangedEvent},
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseMotion},
        touch::TouchInput,
    },
    input_focus::InputFocusVisible,
    prelude::*,
};

/// The device last used.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// A mouse, or a pad under a finger.
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
    /// Whether it points at things instead of moving a focus.
    pub const fn points(self) -> bool {
        matches!(self, Self::Mouse | Self::Touch)
    }
}

/// How long ago anybody touched anything.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Idle {
    /// Seconds of real time.
    pub seconds: f32,
}

/// A mouse that is merely shaken by the table it stands on moves less than this, in pixels a frame.
const TREMBLE: f32 = 3.0;

/// Notices the device in hand.
pub(super) fn notice_device(
    time: Res<Time<Real>>,
    mut keys: MessageReader<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut motions: MessageReader<MouseMotion>,
    mut touches: MessageReader<TouchInput>,
    mut buttons: MessageReader<GamepadButtonChangedEvent>,
    mut sticks: MessageReader<GamepadAxisChangedEvent>,
    mut device: ResMut<Device>,
    mut idle: ResMut<Idle>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let mut used = None;
    if clicks.read().count() > 0 || motions.read().any(|m| m.delta.length() > TREMBLE) {
        used = Some(Device::Mouse);
    }
    if touches.read().count() > 0 {
        used = Some(Device::Touch);
    }
    if keys.read().any(|key| key.state.is_pressed()) {
        used = Some(Device::Keyboard);
    }
    if buttons.read().any(|b| b.state.is_pressed()) | sticks.read().any(|s| s.value.abs() > 0.5) {
        used = Some(Device::Pad);
    }
    idle.seconds += time.delta_secs();
    if let Some(used) = used {
        idle.seconds = 0.0;
        device.set_if_neq(used);
        if visible.0 == used.points() {
            visible.0 = !used.points();
        }
    }
}

/// What is printed on what triggers the action on this device; nothing for what points.
pub fn printed(action: Action, device: Device) -> Option<&'static str> {
    match device {
        Device::Mouse | Device::Touch => None,
        Device::Keyboard => action.keys().first().map(|key| key_sign(*key)),
        Device::Pad => action.buttons().first().map(|button| button_sign(*button)),
    }
}

/// The sign on a key of the default map.
const fn key_sign(key: KeyCode) -> &'static str {
    match key {
        KeyCode::Enter => "Enter",
        KeyCode::Backspace => "Back",
        KeyCode::Escape => "Esc",
        KeyCode::Tab => "Tab",
        KeyCode::PageDown => "PgDn",
        KeyCode::PageUp => "PgUp",
        KeyCode::KeyC => "C",
        KeyCode::KeyF => "F",
        KeyCode::KeyI => "I",
        KeyCode::KeyL => "L",
        KeyCode::KeyV => "V",
        KeyCode::KeyX => "X",
        _ => "·",
    }
}

/// The sign on a button of a pad.
const fn button_sign(button: GamepadButton) -> &'static str {
    match button {
        GamepadButton::South => "A",
        GamepadButton::East => "B",
        GamepadButton::West => "X",
        GamepadButton::North => "Y",
        GamepadButton::Start => "Start",
        GamepadButton::Select => "Select",
        GamepadButton::LeftTrigger => "LB",
        GamepadButton::RightTrigger => "RB",
        GamepadButton::LeftTrigger2 => "LT",
        GamepadButton::RightTrigger2 => "RT",
        GamepadButton::RightThumb => "R3",
        _ => "·",
    }
}
