//! The signs of the devices that have sat down, beside the seats in the rows of a page of a new game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::seats::{Lobby, SeatDraft};
use crate::keys;
use crate::{AccessibleName, device_name, printed_key};
use kit_i18n::LocalizedText;
use kit_input::{Action, PlayerDevices, PrintedSigns};
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
    /// How another pad sits down; `None` where no other one is there.
    #[must_use]
    pub fn join_sentence(&self) -> Option<LocalizedText> {
        let pad = self.lobby.waiting_pad(&self.devices)?;
        let key = self.print.of(Action::Confirm, pad);
        Some(LocalizedText::new(keys::SEAT_JOIN).with("key", printed_key(key)))
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
    let told = company.lobby.tells_devices(&company.devices);
    for (entity, seat, mut sign, mut node) in &mut signs {
        let device = company.lobby.device_of(&*draft, seat.0).filter(|_| told);
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
