//! Which device each person at the table plays with. It lasts as long as the program runs: a saved game knows seats,
//! not devices.

use bevy::prelude::*;

use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::{PlayerDevice, PlayerDevices};

/// The devices of the seats, by the game's number of a seat, from 0. A bot's seat and a seat that nobody has taken up
/// have none. Several seats can have the same device.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatDevices(Vec<Option<PlayerDevice>>);

impl SeatDevices {
    /// The device of a seat.
    #[must_use]
    pub fn get(&self, seat: usize) -> Option<PlayerDevice> {
        self.0.get(seat).copied().flatten()
    }

    /// Gives a seat a device, or takes it away.
    pub fn set(&mut self, seat: usize, device: Option<PlayerDevice>) {
        if self.0.len() <= seat {
            self.0.resize(seat + 1, None);
        }
        self.0[seat] = device;
    }

    /// Takes all devices away.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Whether no seat has a device.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Takes the devices of the seats away that are not to be kept.
    pub fn retain(&mut self, keep: impl Fn(usize) -> bool) {
        for (seat, device) in self.0.iter_mut().enumerate() {
            *device = device.filter(|_| keep(seat));
        }
    }

    /// The seats of a device, in the order of their numbers.
    pub fn seats_of(&self, device: PlayerDevice) -> impl Iterator<Item = usize> {
        let own = move |&(_, &of): &(usize, &Option<PlayerDevice>)| of == Some(device);
        self.0.iter().enumerate().filter(own).map(|(seat, _)| seat)
    }

    /// Whether people sit with different devices: then each device acts for its own seats only.
    #[must_use]
    pub fn are_several(&self) -> bool {
        let mut devices = self.0.iter().flatten();
        let first = devices.next();
        devices.any(|device| Some(device) != first)
    }
}

/// A device in words, with the number of its sign.
#[must_use]
pub fn device_name(device: PlayerDevice, known: &PlayerDevices) -> LocalizedText {
    LocalizedText::new(match device {
        PlayerDevice::Keyboard => keys::DEVICE_KEYBOARD,
        PlayerDevice::Pad(_) => keys::DEVICE_PAD,
    })
    .with("number", known.number(device).unwrap_or_default())
}

/// What is printed on a key or a button, within a sentence: a letter, or the name of a shape.
#[must_use]
pub fn printed_key(sign: String) -> LocalizedText {
    LocalizedText::new(keys::PAD_KEY).with("key", sign)
}

/// What is printed on either of two devices; once where it is the same.
#[must_use]
pub fn printed_keys(signs: impl IntoIterator<Item = String>) -> LocalizedText {
    let mut all: Vec<String> = Vec::new();
    for sign in signs {
        if !sign.is_empty() && !all.contains(&sign) {
            all.push(sign);
        }
    }
    let all = all.into_iter().map(printed_key);
    let either = all.reduce(|one, other| {
        LocalizedText::new(keys::KEYS_EITHER)
            .with("one", one)
            .with("other", other)
    });
    either.unwrap_or_else(|| LocalizedText::verbatim(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_knows_its_seats() {
        let mut devices = SeatDevices::default();
        let pad = PlayerDevice::Pad(Entity::PLACEHOLDER);
        assert_eq!(devices.get(3), None);
        devices.set(3, Some(pad));
        devices.set(0, Some(pad));
        assert!(!devices.are_several());
        devices.set(1, Some(PlayerDevice::Keyboard));
        assert!(devices.are_several());
        assert_eq!(devices.seats_of(pad).collect::<Vec<_>>(), [0, 3]);
        devices.set(1, None);
        assert!(!devices.are_several());
        devices.retain(|seat| seat == 3);
        assert_eq!(devices.seats_of(pad).collect::<Vec<_>>(), [3]);
        assert!(!devices.is_empty());
        devices.retain(|_| false);
        assert!(devices.is_empty());
    }
}
