//! Who sits with which device: the seats as the menus name them, and who may press while a person decides. A seat is
//! the first banner of its player; nothing is hidden, so there is no veil.

use bevy::prelude::*;

use super::session::{BeginSystems, TABLE, TABLE_UPDATE, TableSystems};
use super::{Rules, Turn, players};
use guesclin_rules::ID;
use guesclin_rules::{Banner, Scenario};
use kit_input::ActingDevice;
use kit_table::device_nudge::Nudge;
use kit_table::hint::HintSystems;
use kit_table::seat_turn::{SeatTurn, answer_nudge, follow_turn};
use kit_table::turns::take_turns;
use kit_table::{TableSeat, TableSeats};

/// The seat of the person who decides, by [`Banner::index`] of its first banner.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
struct DueSeat(Option<usize>);

impl SeatTurn for DueSeat {
    fn seat(&self) -> Option<usize> {
        self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DueSeat>()
        .add_systems(
            TABLE_UPDATE,
            (
                name_seats
                    .run_if(resource_exists_and_changed::<Rules>)
                    .after(BeginSystems)
                    .before(TableSystems::Input),
                (
                    find_due_seat,
                    follow_turn::<DueSeat>,
                    answer_nudge::<DueSeat>,
                )
                    .chain()
                    .after(take_turns::<Rules>)
                    .before(HintSystems(ID))
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE)),
            ),
        )
        .add_systems(OnEnter(TABLE), name_seats.run_if(resource_exists::<Rules>))
        .add_systems(OnExit(TABLE), leave);
}

/// Names the seats for the menus. Nobody takes a bot's place in the middle of a game.
fn name_seats(rules: Res<Rules>, mut table: ResMut<TableSeats>) {
    let config = rules.config();
    let Some(scenario) = Scenario::of(config.scenario) else {
        return;
    };
    let players = config.seats.players(scenario).into_iter();
    let seats = players.map(|(leader, _)| TableSeat {
        index: leader.index(),
        name: players::player(config, leader),
        is_person: config.player(leader).is_human(),
        is_open: false,
    });
    table.set_if_neq(TableSeats(seats.collect()));
}

fn find_due_seat(turn: Res<Turn>, rules: Option<Res<Rules>>, mut due: ResMut<DueSeat>) {
    let seats = rules.map(|rules| rules.config().seats.clone());
    let leader = seats
        .zip(turn.person())
        .map(|(seats, banner)| seats.leader(banner));
    due.set_if_neq(DueSeat(leader.map(Banner::index)));
}

fn leave(mut acting: ResMut<ActingDevice>, mut nudge: ResMut<Nudge>, mut due: ResMut<DueSeat>) {
    *due = DueSeat::default();
    acting.set_if_neq(ActingDevice::default());
    nudge.end();
}
