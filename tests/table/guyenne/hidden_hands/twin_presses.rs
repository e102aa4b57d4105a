//! What people press in the games of twins, on their own devices: presses that move the focus, presses out of turn, and
//! private looks.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::DisplayedView;
use guyenne::input::PlayerDevice;
use rand::RngExt;

use super::twins::Twins;
use crate::harness::Hands;
use crate::pads::set_button;

/// Presses that choose nothing, on the keyboard and on a pad.
const BROWSING: [(KeyCode, &[GamepadButton]); 7] = [
    (KeyCode::Tab, &[GamepadButton::RightTrigger]),
    (KeyCode::ArrowLeft, &[GamepadButton::DPadLeft]),
    (KeyCode::ArrowRight, &[GamepadButton::DPadRight]),
    (KeyCode::ArrowUp, &[GamepadButton::DPadUp]),
    (KeyCode::ArrowDown, &[GamepadButton::DPadDown]),
    (KeyCode::PageDown, &[GamepadButton::RightTrigger]),
    LOG,
];

/// Opens the log, or closes it.
const LOG: (KeyCode, &[GamepadButton]) = (KeyCode::KeyL, &[GamepadButton::Select]);

/// Takes a choice back; during a look of somebody else it says that the cards can be seen.
const BACK: (KeyCode, &[GamepadButton]) = (KeyCode::Backspace, &[GamepadButton::East]);

/// What asks for a private look.
const LOOK: (KeyCode, &[GamepadButton]) = (
    KeyCode::KeyP,
    &[GamepadButton::LeftTrigger, GamepadButton::RightTrigger],
);

/// A key goes down or up, without waiting for a frame.
fn set_key(hands: &mut Hands, key_code: KeyCode, down: bool) {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    world.write_message(KeyboardInput {
        key_code,
        logical_key: Key::Unidentified(NativeKey::Unidentified),
        state: if down {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        },
        text: None,
        repeat: false,
        window,
    });
}

/// The mouse is moved to a point of the window.
fn point(hands: &mut Hands, position: Vec2) {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    let moved = CursorMoved {
        window,
        position,
        delta: None,
    };
    world.write_message(moved.clone());
    world.write_message(WindowEvent::CursorMoved(moved));
}

impl Twins {
    /// The mouse rests on something in the lower half of the window, among the hands, until it is described.
    pub fn hover(&mut self) -> Result<(), String> {
        let [x, y] = [self.random(1280), 360 + self.random(360)].map(|at| at as f32);
        self.both(|hands| point(hands, Vec2::new(x, y)));
        self.step(12)?;
        self.both(|hands| point(hands, Vec2::new(1.0, 1.0)));
        self.step(1)
    }

    /// The number of the device of a seat; `None` if all people share one.
    pub fn device_of(&self, seat: Seat) -> Option<usize> {
        self.seated[0].iter().position(|&(taken, _)| taken == seat)
    }

    /// A key or button of a device goes down or up in both.
    pub fn set(&mut self, device: Option<usize>, press: (KeyCode, &[GamepadButton]), down: bool) {
        for (hands, seated) in self.apps.iter_mut().zip(&self.seated) {
            let device = device.map_or(PlayerDevice::Keyboard, |device| seated[device].1);
            match device {
                PlayerDevice::Keyboard => set_key(hands, press.0, down),
                PlayerDevice::Pad(pad) => {
                    for &button in press.1 {
                        set_button(hands, pad, button, f32::from(u8::from(down)));
                    }
                }
            }
        }
    }

    /// Presses that choose and confirm nothing: the focus moves, a hint is asked for; or somebody who is not to move
    /// presses anything.
    pub fn browse(&mut self, seat: Seat) -> Result<(), String> {
        for _ in 0..2 {
            let mut device = self.device_of(seat);
            let mut press = BROWSING[self.random(BROWSING.len())];
            if let (Some(own), 0) = (device, self.random(3)) {
                let other = self.random(self.seated[0].len());
                if other != own {
                    device = Some(other);
                    press = (KeyCode::KeyC, &[GamepadButton::North]);
                }
            }
            // What has been opened is closed.
            for _ in 0..1 + usize::from(press == LOG) {
                self.set(device, press, true);
                self.step(1)?;
                self.set(device, press, false);
                self.step(1)?;
            }
        }
        Ok(())
    }

    pub fn random(&mut self, n: usize) -> usize {
        self.rng.random_range(0..n as u32) as usize
    }

    /// A private look of the seat to move. With its own cards the same in both, everything is equal; with other cards
    /// what is heard, and everything when it is over.
    pub fn private_look(&mut self, seat: Seat) -> Result<(), String> {
        let device = self.device_of(seat);
        let mut knowing = self.knowing();
        knowing.push(seat);
        for open in [true, false] {
            if open {
                self.exchange_slots(&knowing, false, 0);
            } else {
                self.exchange(&[], false);
            }
            self.step(2)?;
            self.set(device, LOOK, true);
            if open {
                self.step(14)?;
            } else {
                self.step_unseen(14)?;
            }
            let look = self.apps[0].app.world().resource::<DisplayedView>().look;
            if look != Some(seat) {
                return Err(format!("{seat} cannot look: {look:?}"));
            }
            self.set(device, LOOK, false);
            if open && self.random(2) == 0 {
                // "I can see!", says somebody else.
                let other = (0..self.seated[0].len()).find(|&other| Some(other) != device);
                for down in [true, false] {
                    self.set(other, BACK, down);
                    self.step(2)?;
                }
            } else if open {
                self.step(2)?;
            } else {
                // The cards turn down.
                self.step_unseen(12)?;
                self.step(2)?;
            }
        }
        Ok(())
    }
}
