//! The devices that people play with: the keyboard with mouse and touch is one, each gamepad another.

use bevy::{platform::collections::HashMap, prelude::*};

use super::pad_copies::PadCopies;

/// A device that a person plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayerDevice {
    /// The keyboard, with the mouse and touch.
    Keyboard,
    /// A gamepad, by its entity; it keeps the entity when its connection is lost and comes back.
    Pad(Entity),
}

/// Every device that has been seen, in the order in which they came: the place in it is the number of the device's
/// sign. A pad whose connection is lost keeps its number.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct PlayerDevices {
    known: Vec<PlayerDevice>,
    lost: Vec<PlayerDevice>,
}

impl Default for PlayerDevices {
    fn default() -> Self {
        Self {
            known: vec![PlayerDevice::Keyboard],
            lost: Vec::new(),
        }
    }
}

impl PlayerDevices {
    /// The number of a device's sign, from 1: the keyboard's is 1. A device that has never been seen has none.
    #[must_use]
    pub fn number(&self, device: PlayerDevice) -> Option<usize> {
        let at = self.known.iter().position(|&known| known == device)?;
        Some(at + 1)
    }

    /// Whether the device can be used: its connection is not lost.
    #[must_use]
    pub fn is_connected(&self, device: PlayerDevice) -> bool {
        self.known.contains(&device) && !self.lost.contains(&device)
    }

    /// The devices that can be used, in the order of their signs.
    pub fn connected(&self) -> impl Iterator<Item = PlayerDevice> {
        let lost = |device: &PlayerDevice| self.lost.contains(device);
        self.known
            .iter()
            .copied()
            .filter(move |device| !lost(device))
    }

    /// A pad is there; where it is seen twice, it has one number.
    pub(super) fn connect(&mut self, pad: Entity, copies: &PadCopies) {
        let device = PlayerDevice::Pad(pad);
        let twin = copies.twin(pad).map(PlayerDevice::Pad);
        let seen = twin.is_some_and(|twin| self.known.contains(&twin));
        if !self.known.contains(&device) && !seen {
            self.known.push(device);
        }
        self.lost.retain(|&lost| lost != device);
        self.follow(copies);
    }

    /// A pad is gone; `twin` is the other sight of it, which stays.
    pub(super) fn disconnect(&mut self, pad: Entity, twin: Option<Entity>, copies: &PadCopies) {
        let device = PlayerDevice::Pad(pad);
        if self.known.contains(&device) && !self.lost.contains(&device) {
            self.lost.push(device);
        }
        if let Some(twin) = twin {
            self.connect(twin, copies);
        }
    }

    /// Of a pad that is seen twice, one sight is the device.
    pub(super) fn follow(&mut self, copies: &PadCopies) {
        let (mut missing, mut second) = (Vec::new(), Vec::new());
        for &(pad, _) in copies.pads() {
            let device = PlayerDevice::Pad(pad);
            match copies.twin(pad) {
                None if !self.known.contains(&device) => missing.push(device),
                None => self.lost.retain(|&lost| lost != device),
                Some(twin) if self.is_before(twin, pad) && self.known.contains(&device) => {
                    second.push(device);
                }
                Some(_) => {}
            }
        }
        self.known.extend(missing);
        second.retain(|device| !self.lost.contains(device));
        self.lost.extend(second);
    }

    /// The pad that is the device of this one; `None` if its presses are heard from its copy.
    pub(super) fn of_pad(&self, pad: Entity, copies: &PadCopies) -> Option<Entity> {
        let twin = copies.twin(pad);
        let first = twin.filter(|&twin| self.is_before(twin, pad));
        (copies.heard(pad) == pad).then_some(first.unwrap_or(pad))
    }

    /// Whether a pad was there before another one.
    fn is_before(&self, one: Entity, other: Entity) -> bool {
        let number = |pad| self.number(PlayerDevice::Pad(pad)).unwrap_or(usize::MAX);
        number(one) < number(other)
    }
}

/// The device whose presses count on the page and on its questions; `None` if those of all devices do. Menus listen to
/// everybody. A press of another device becomes a [`Nudged`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActingDevice(pub Option<PlayerDevice>);

impl ActingDevice {
    /// Whether presses of `device` count on the page.
    #[must_use]
    pub fn allows(self, device: PlayerDevice) -> bool {
        self.0.is_none_or(|acting| acting == device)
    }
}

/// Fact: a device that may not act now was pressed. Nothing else happens by that press.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nudged(pub PlayerDevice);

/// What each device focused last on the page: it has the focus again when the device acts again.
#[derive(Resource, Debug, Default)]
pub(super) struct DeviceFocus {
    pub(super) acting: Option<PlayerDevice>,
    pub(super) focused: HashMap<PlayerDevice, Entity>,
}
