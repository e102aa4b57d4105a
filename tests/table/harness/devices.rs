//! Presses: simulated keys and pads.

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyCode, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use guyenne::app::Menu;
use guyenne::input::{PlayerDevice, simulate_connection};

use super::Hands;

/// The device of the presses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Device {
    Keys,
    Pad,
}

/// A press, by its purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    Confirm,
    Commit,
    Decline,
    Back,
    Next,
    NextZone,
    Left,
    Right,
    Up,
    Down,
    Hint,
    Details,
}

impl Hands {
    /// Connects a new pad, which makes the presses from now on.
    pub fn plug_in(&mut self) {
        let pad = self.app.world_mut().spawn_empty().id();
        self.connect(pad);
        self.pad = Some(pad);
    }

    fn connect(&mut self, pad: Entity) {
        simulate_connection(self.app.world_mut(), pad, true);
        self.update(2);
    }

    /// The pad loses its connection. Returns it.
    pub fn unplug(&mut self) -> Entity {
        let pad = self.pad.expect("no pad is plugged in");
        self.unplug_pad(pad);
        pad
    }

    /// Makes the presses from now on with this device.
    pub fn take(&mut self, device: PlayerDevice) {
        match device {
            PlayerDevice::Keyboard => self.device = Device::Keys,
            PlayerDevice::Pad(pad) => {
                self.device = Device::Pad;
                self.pad = Some(pad);
            }
        }
    }

    /// A pad that was lost is back.
    pub fn plug_in_again(&mut self, pad: Entity) {
        self.connect(pad);
        self.pad = Some(pad);
    }

    /// Connects one more pad; it makes presses only by [`button_of`](Self::button_of).
    pub fn plug_in_another(&mut self) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        self.connect(pad);
        pad
    }

    /// This pad loses its connection.
    pub fn unplug_pad(&mut self, pad: Entity) {
        simulate_connection(self.app.world_mut(), pad, false);
        self.update(2);
    }

    /// The pad that was plugged in last.
    pub fn pad(&self) -> Option<Entity> {
        self.pad
    }

    /// One press and its release.
    pub fn press(&mut self, press: Press) {
        match self.device {
            Device::Keys if self.left_handed => self.key(match press {
                Press::Confirm => KeyCode::Space,
                Press::Commit => KeyCode::KeyE,
                Press::Decline => KeyCode::KeyR,
                Press::Back => KeyCode::KeyQ,
                Press::Next => KeyCode::Tab,
                Press::NextZone => KeyCode::KeyF,
                Press::Left => KeyCode::KeyA,
                Press::Right => KeyCode::KeyD,
                Press::Up => KeyCode::KeyW,
                Press::Down => KeyCode::KeyS,
                Press::Hint => KeyCode::KeyX,
                Press::Details => KeyCode::KeyT,
            }),
            Device::Keys => {
                let key = match press {
                    Press::Confirm => KeyCode::Enter,
                    Press::Commit => KeyCode::KeyC,
                    Press::Decline => KeyCode::KeyX,
                    Press::Back => KeyCode::Backspace,
                    Press::Next => KeyCode::Tab,
                    Press::NextZone => KeyCode::PageDown,
                    Press::Left => KeyCode::ArrowLeft,
                    Press::Right => KeyCode::ArrowRight,
                    Press::Up => KeyCode::ArrowUp,
                    Press::Down => KeyCode::ArrowDown,
                    Press::Hint => KeyCode::KeyH,
                    Press::Details => KeyCode::KeyI,
                };
                self.key(key);
            }
            Device::Pad => {
                let button = match press {
                    Press::Confirm => GamepadButton::South,
                    Press::Commit => GamepadButton::North,
                    Press::Decline => GamepadButton::West,
                    Press::Back => GamepadButton::East,
                    Press::Next | Press::NextZone => GamepadButton::RightTrigger,
                    Press::Left => GamepadButton::DPadLeft,
                    Press::Right => GamepadButton::DPadRight,
                    Press::Up => GamepadButton::DPadUp,
                    Press::Down => GamepadButton::DPadDown,
                    Press::Hint => GamepadButton::LeftThumb,
                    Press::Details => GamepadButton::LeftTrigger2,
                };
                self.button(button);
            }
        }
    }

    /// A key goes down and up again.
    pub fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_state(key_code, state);
        }
    }

    /// A key goes down or up.
    pub fn key_state(&mut self, key_code: KeyCode, state: ButtonState) {
        let logical_key = match key_code {
            KeyCode::Enter => Key::Enter,
            KeyCode::Tab => Key::Tab,
            KeyCode::Space => Key::Space,
            KeyCode::Escape => Key::Escape,
            _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
        };
        let window = self.window();
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        self.update(2);
    }

    /// A key goes down or up, and means this in the layout of the keyboard; the caller says when the next frame is.
    pub fn write_key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let written = match &logical_key {
            Key::Character(text) if state.is_pressed() => Some(text.clone()),
            _ => None,
        };
        let window = self.window();
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: written,
            repeat: false,
            window,
        });
    }

    /// A button of this pad goes down (1) or up (0); the caller says when the next frame is.
    pub fn write_button(&mut self, pad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent::new(pad, button, value));
        self.app.world_mut().write_message(event);
    }

    /// The window has the focus, or loses it.
    pub fn focus_window(&mut self, focused: bool) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).expect("one window").focused = focused;
        if !focused {
            world.write_message(KeyboardFocusLost);
        }
        self.update(2);
    }

    /// The mouse clicks, on nothing where it has not been moved.
    pub fn click(&mut self) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            });
            self.update(2);
        }
    }

    /// Types letters, each with a key that is also a shortcut.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key_code = match letter {
                ' ' => KeyCode::Space,
                _ => KeyCode::KeyL,
            };
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let letter = letter.to_string();
                let window = self.window();
                self.app.world_mut().write_message(KeyboardInput {
                    key_code,
                    logical_key: Key::Character(letter.as_str().into()),
                    state,
                    text: state.is_pressed().then(|| letter.as_str().into()),
                    repeat: false,
                    window,
                });
                self.update(2);
            }
        }
    }

    fn window(&mut self) -> Entity {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        windows
            .single(self.app.world())
            .unwrap_or(Entity::PLACEHOLDER)
    }

    /// A pad button goes down and up again.
    pub fn button(&mut self, button: GamepadButton) {
        let pad = self.pad.expect("no pad is plugged in");
        self.button_of(pad, button);
    }

    /// A button of this pad goes down and up again.
    pub fn button_of(&mut self, pad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            self.button_state(pad, button, value);
        }
    }

    /// A button of this pad goes down (1) or up (0).
    pub fn button_state(&mut self, pad: Entity, button: GamepadButton, value: f32) {
        self.write_button(pad, button, value);
        self.update(2);
    }

    /// An axis of this pad has this value from now on.
    pub fn set_axis(&mut self, pad: Entity, axis: GamepadAxis, value: f32) {
        let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(pad, axis, value));
        self.app.world_mut().write_message(event);
        self.update(1);
    }

    /// The left stick of this pad is pushed, to the right and up, or let go.
    pub fn push_stick(&mut self, pad: Entity, push: Vec2) {
        for (axis, value) in [
            (GamepadAxis::LeftStickX, push.x),
            (GamepadAxis::LeftStickY, push.y),
        ] {
            let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(pad, axis, value));
            self.app.world_mut().write_message(event);
        }
        self.update(2);
    }

    /// Several people share one device, if they are asked: they are not where the game began before the pad was there.
    pub fn share_one_device(&mut self) {
        self.update(20);
        if self.menu() == Menu::None && self.pad.is_some() {
            // A pad that came late asks at its first press.
            self.button(GamepadButton::DPadUp);
            self.update(2);
        }
        if self.menu() == Menu::Seats {
            self.key(KeyCode::Escape);
            self.update(2);
        }
        assert_eq!(self.menu(), Menu::None);
    }
}
