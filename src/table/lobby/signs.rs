//! The signs of the devices that have sat down, beside the seats in the rows of a page of a new game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::seats::{Lobby, SeatDraft};
use crate::keys;
use crate::{AccessibleName, device_name, printed_key};
use kit_i18n::LocalizedText;
use kit_input::{Action, PlayerDevice, PlayerDevices, PrintedSigns};
use kit_rules::message_key::MessageKey;
use kit_theme::DeviceSign;

/// The devices, and who of them has sat down in which seat `S`.
#[derive(SystemParam)]
pub struct Company<'w, 's, S: Copy + Eq + Send + Sync + 'static> {
    /// Who has sat down.
    pub lobby: Res<'w, Lobby<S>>,
    /// The devices.
    pub devices: Res<'w, PlayerDevices>,
    /// What is printed on their keys and buttons.
    pub print: PrintedSigns<'w, 's>,
}

impl<S: Copy + Eq + Send + Sync + 'static> Company<'_, '_, S> {
    /// Whether somebody has sat down or stood up, or the devices have changed.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.lobby.is_changed() || self.devices.is_changed()
    }

    /// The device of a seat, where there are several.
    #[must_use]
    pub fn device_of<D: SeatDraft<Seat = S>>(&self, draft: &D, seat: S) -> Option<PlayerDevice> {
        let told = self.lobby.tells_devices(&self.devices);
        self.lobby.device_of(draft, seat).filter(|_| told)
    }

    /// How another pad sits down; `None` where no other one is there.
    #[must_use]
    pub fn join_sentence(&self) -> Option<LocalizedText> {
        self.told_to_join(keys::SEAT_JOIN)
    }

    /// The same with this sentence, in which `key` is what the pad presses.
    #[must_use]
    pub fn told_to_join(&self, sentence: MessageKey) -> Option<LocalizedText> {
        let pad = self.lobby.waiting_pad(&self.devices)?;
        let key = self.print.of(Action::Confirm, pad);
        Some(LocalizedText::new(sentence).with("key", printed_key(key)))
    }

    /// How the `device` that has sat down in a seat stands up again, with `key`, in this sentence; `None` where no
    /// other one has.
    #[must_use]
    pub fn told_to_stand_up(&self, seat: S, sentence: MessageKey) -> Option<LocalizedText> {
        let device = self.lobby.guest_in(seat)?;
        let key = self.print.of(Action::Back, device);
        let told = LocalizedText::new(sentence).with("device", device_name(device, &self.devices));
        Some(told.with("key", printed_key(key)))
    }
}

/// The sign beside a seat.
#[derive(Component, Clone, Copy, Debug)]
pub struct SeatSign<S: Send + Sync + 'static>(pub S);

/// Shows the sign of each person's device, where there are several.
pub fn show_seat_signs<D: SeatDraft>(
    draft: Res<D>,
    company: Company<D::Seat>,
    mut signs: Query<(Entity, &SeatSign<D::Seat>, &mut DeviceSign, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, seat, mut sign, mut node) in &mut signs {
        let device = company.device_of(&*draft, seat.0);
        let number = device.and_then(|device| company.devices.number(device));
        let number = number.unwrap_or_default();
        let fresh = DeviceSign { number, ..*sign };
        let display = if number > 0 {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        if sign.set_if_neq(fresh) {
            let mut entity = commands.entity(entity);
            match device {
                Some(device) => {
                    entity.insert(AccessibleName(device_name(device, &company.devices)))
                }
                None => entity.remove::<AccessibleName>(),
            };
        }
    }
}
