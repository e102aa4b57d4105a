//! Who may press: while a person decides, the device of their seat, if the people sit with different devices.

use bevy::prelude::*;

use super::{TABLE, TableSystems, Turn};
use crate::input::ActingDevice;
use crate::table::SeatDevices;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_turn
            .after(TableSystems::Playback)
            .before(TableSystems::Sync)
            .after(super::phase::take_turns)
            .run_if(in_state(TABLE)),
    )
    .add_systems(OnExit(TABLE), |mut acting: ResMut<ActingDevice>| {
        acting.set_if_neq(ActingDevice::default());
    });
}

/// Listens to the device of the seat to move; while cards move and bots think, to everybody.
fn follow_turn(turn: Res<Turn>, devices: Res<SeatDevices>, mut acting: ResMut<ActingDevice>) {
    let seat = match *turn {
        Turn::Person(seat) | Turn::Curtain(seat) if devices.are_several() => Some(seat),
        _ => None,
    };
    acting.set_if_neq(ActingDevice(
        seat.and_then(|seat| devices.get(seat.index())),
    ));
}
