//! Two people with different devices choose in plain sight of each other: what they choose from stands under signs of
//! their devices ([`signs`](super::signs)) or under a light that walks ([`lamp`](super::lamp)), and what they press is
//! not perceived ([`secrets`](super::secrets)). Here is who sits with which device: the seats as the menus name them,
//! whether both people choose in plain sight, and who may press while one of them decides alone.

use bevy::prelude::*;

use super::beats::EventQueue;
use super::session::{BeginSystems, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, GameConfig, Rules, Secrecy, Selection, TABLE, Turn, words};
use fayance_rules::Side;
use kit_input::ActingDevice;
use kit_table::device_nudge::Nudge;
use kit_table::event_queue::game_is_on;
use kit_table::seat_turn::{SeatTurn, answer_nudge, follow_turn};
use kit_table::turns::take_turns;
use kit_table::{SeatDevices, TableSeat, TableSeats};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            (
                name_seats.run_if(resource_exists_and_changed::<Rules>),
                sit_in_sight
                    .run_if(game_is_on::<Rules>)
                    .run_if(in_state(TABLE)),
            )
                .chain()
                .after(BeginSystems)
                .before(TableSystems::Input),
            (follow_turn::<Turn>, answer_nudge::<Turn>)
                .chain()
                .after(take_turns::<Rules>)
                .before(TableSystems::Sync)
                .run_if(in_state(TABLE)),
        ),
    )
    .add_systems(OnEnter(TABLE), name_seats.run_if(resource_exists::<Rules>))
    .add_systems(OnExit(TABLE), leave);
}

/// How both people choose: as they want it, if they sit with different devices; else behind the curtain.
fn secrecy_in_force(config: &GameConfig, devices: &SeatDevices) -> Secrecy {
    let apart = config.is_shared() && devices.are_several();
    if apart {
        config.secrecy
    } else {
        Secrecy::Curtain
    }
}

/// Names the seats for the menus. Nobody takes a bot's place in the middle of a game.
fn name_seats(rules: Res<Rules>, mut table: ResMut<TableSeats>) {
    let config = rules.config();
    let seats = Side::ALL.map(|side| TableSeat {
        index: side.index(),
        name: words::player(config, side),
        is_person: config.player(side).is_human(),
        is_open: false,
    });
    table.set_if_neq(TableSeats(seats.to_vec()));
}

/// When people sit down with different devices, or with one, what has been chosen and not confirmed counts no more.
fn sit_in_sight(
    devices: Res<SeatDevices>,
    mut rules: ResMut<Rules>,
    mut events: ResMut<EventQueue>,
    mut displayed: ResMut<DisplayedView>,
    mut selection: ResMut<Selection>,
) {
    let secrecy = secrecy_in_force(rules.config(), &devices);
    if rules.secrecy() == secrecy {
        return;
    }
    rules.set_secrecy(secrecy);
    *selection = Selection::default();
    let shown = rules.shown();
    if events.is_empty() {
        displayed.set_if_neq(shown);
    } else {
        events.extend([], shown);
    }
}

/// While both choose, nobody is waited for alone.
impl SeatTurn for Turn {
    fn seat(&self) -> Option<usize> {
        match *self {
            Self::Person(side) | Self::Curtain(side) => Some(side.index()),
            _ => None,
        }
    }
}

fn leave(mut acting: ResMut<ActingDevice>, mut nudge: ResMut<Nudge>) {
    acting.set_if_neq(ActingDevice::default());
    nudge.end();
}
