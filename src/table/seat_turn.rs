//! While a person decides, only the device of their seat acts, if the people sit with different devices; a press of
//! another one points out whose turn it is.

use bevy::prelude::*;

use super::device_nudge::PointOut;
use super::seat_devices::SeatDevices;
use kit_input::{ActingDevice, Nudged};

/// Whose turn it is, as far as devices are concerned.
pub trait SeatTurn: Resource {
    /// The seat of the person who decides, by the game's number of it; `None` while nobody at the screen does.
    fn seat(&self) -> Option<usize>;
}

/// Listens to the device of the seat to move; while something is shown and bots think, to everybody.
pub fn follow_turn<T: SeatTurn>(
    turn: Res<T>,
    devices: Res<SeatDevices>,
    mut acting: ResMut<ActingDevice>,
) {
    let seat = turn.seat().filter(|_| devices.are_several());
    acting.set_if_neq(ActingDevice(seat.and_then(|seat| devices.get(seat))));
}

/// A press of a device that is not to move points out the seat that is.
pub fn answer_nudge<T: SeatTurn>(
    mut nudged: MessageReader<Nudged>,
    turn: Res<T>,
    mut requests: MessageWriter<PointOut>,
) {
    if nudged.read().count() > 0
        && let Some(seat) = turn.seat()
    {
        requests.write(PointOut(seat));
    }
}
