//! Who may press: while a person decides, the device of their seat, if the people sit with different devices.

use bevy::prelude::*;

use super::session::{TABLE_UPDATE, TableSystems};
use super::{Rules, TABLE, Turn};
use kit_input::ActingDevice;
use kit_table::seat_turn::{SeatTurn, follow_turn};
use kit_table::turns::take_turns;

impl SeatTurn for Turn {
    fn seat(&self) -> Option<usize> {
        match *self {
            Self::Person(seat) | Self::Curtain(seat) => Some(seat.index()),
            _ => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        follow_turn::<Turn>
            .after(TableSystems::Playback)
            .before(TableSystems::Sync)
            .after(take_turns::<Rules>)
            .run_if(in_state(TABLE)),
    )
    .add_systems(OnExit(TABLE), |mut acting: ResMut<ActingDevice>| {
        acting.set_if_neq(ActingDevice::default());
    });
}
