//! The pads that are heard: those of a window that has the focus, and each pad once.

use super::{
    Action, Make, PadMake, PlayerDevices, pad_copies::PadCopies, sticks::Sticks,
    window_focus::WindowFocus,
};
use bevy::{
    ecs::system::SystemParam, input::ButtonState, input::gamepad::GamepadButtonStateChangedEvent,
    prelude::*,
};

/// A button of a device that goes down or up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ButtonEvent {
    /// The pad that is the device.
    pub(super) pad: Entity,
    /// The button, where it is on this pad.
    pub(super) button: GamepadButton,
    /// Whether it goes down.
    pub(super) down: bool,
}

/// The pads that are heard.
#[derive(SystemParam)]
pub(super) struct HeardPads<'w, 's> {
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    copies: Res<'w, PadCopies>,
    sticks: Res<'w, Sticks>,
    pads: Query<'w, 's, (&'static Gamepad, Option<&'static Name>)>,
    said: Res<'w, PadMake>,
    focus: WindowFocus<'w, 's>,
}

impl HeardPads<'_, '_> {
    /// Whether pads are heard at all.
    pub(super) fn are_heard(&self) -> bool {
        self.focus.is_here()
    }

    /// The pad that is the device of this one; `None` if it is not heard.
    pub(super) fn device(&self, pad: Entity, devices: &PlayerDevices) -> Option<Entity> {
        devices
            .of_pad(pad, &self.copies)
            .filter(|_| self.are_heard())
    }

    /// The make of a device.
    pub(super) fn make(&self, device: Entity) -> Option<Make> {
        self.copies.make(device, *self.said, &self.pads)
    }

    /// The buttons that go down and up, in their order, whether they are heard or not, each of a pad that is not seen
    /// twice.
    pub(super) fn buttons(&mut self, devices: &PlayerDevices) -> Vec<ButtonEvent> {
        let copies = &self.copies;
        let events = self.buttons.read().filter_map(|event| {
            Some(ButtonEvent {
                pad: devices.of_pad(event.entity, copies)?,
                button: event.button,
                down: event.state == ButtonState::Pressed,
            })
        });
        events.collect()
    }

    /// Whether a stick of this device is pushed in the direction of this action.
    pub(super) fn pushes(&self, device: Entity, way: Action) -> bool {
        self.sticks.pushes(self.copies.heard(device), way)
    }

    /// Where the stick of this device is pushed that is pushed farther, if one is.
    pub(super) fn farthest(&self, device: Entity) -> Option<Vec2> {
        self.sticks.farthest(self.copies.heard(device))
    }

    /// The device that was used last in this frame.
    pub(super) fn used(&mut self, devices: &PlayerDevices) -> Option<Entity> {
        let buttons = self.buttons(devices);
        let pressed = buttons.into_iter().rev().find(|event| event.down);
        let pushed = || {
            let mut moved = self.sticks.moved();
            moved.find_map(|pad| devices.of_pad(pad, &self.copies))
        };
        let used = pressed.map(|event| event.pad).or_else(pushed);
        used.filter(|_| self.are_heard())
    }
}
