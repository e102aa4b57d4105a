//! The devices of seats: connected and lost, given and asked for.

use bevy::prelude::*;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::Turn;
use guyenne::input::{PlayerDevice, simulate_connection};
use guyenne::table::SeatDevices;

use crate::harness::Hands;

pub(super) const A: GamepadButton = GamepadButton::South;

pub(super) fn connect(hands: &mut Hands, pad: Entity, connected: bool) {
    simulate_connection(hands.app.world_mut(), pad, connected);
    hands.update(4);
}

pub(super) fn lose(hands: &mut Hands, pad: Entity) {
    connect(hands, pad, false);
}

pub(super) fn devices(hands: &Hands) -> &SeatDevices {
    hands.app.world().resource::<SeatDevices>()
}

pub(super) fn device(hands: &Hands, seat: Seat) -> Option<PlayerDevice> {
    devices(hands).get(seat.index())
}

pub(super) fn give(hands: &mut Hands, seat: Seat, device: PlayerDevice) {
    let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
    devices.set(seat.index(), Some(device));
    hands.update(2);
}

/// The seat whose device is waited for, if a person is to act.
pub(super) fn to_act(hands: &Hands) -> Option<Seat> {
    match hands.turn() {
        Turn::Person(seat) | Turn::Curtain(seat) => Some(seat),
        _ => None,
    }
}
