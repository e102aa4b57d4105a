//! The seats as the menus name them, and people who take the place of a bot.

use bevy::prelude::*;

use super::beats::EventQueue;
use super::session::{BeginSystems, TABLE_UPDATE, TableSystems};
use super::veil::VeiledCards;
use super::{Player, Rules, SeatPlayer, Seating, Selection, TABLE, Turn, words};
use crate::keys;
use guyenne_rules::seat::Seat;
use kit_i18n::LocalizedText;
use kit_table::event_queue::PlayedGame;
use kit_table::{RecordChanged, TableSeat, TableSeats, TakeSeat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            // The game is paused meanwhile.
            relieve_bots.run_if(on_message::<TakeSeat>),
            name_seats.run_if(resource_exists_and_changed::<Rules>),
        )
            .chain()
            .after(BeginSystems)
            .before(TableSystems::Input),
    )
    .add_systems(OnEnter(TABLE), name_seats.run_if(resource_exists::<Rules>));
}

/// Seats people in place of bots. What is shown and chosen belongs to nobody until the next one accepts the screen.
fn relieve_bots(
    mut requests: MessageReader<TakeSeat>,
    rules: Option<ResMut<Rules>>,
    mut events: ResMut<EventQueue>,
    mut turn: ResMut<Turn>,
    mut selection: ResMut<Selection>,
    mut veiled: ResMut<VeiledCards>,
    mut changed: MessageWriter<RecordChanged>,
) {
    let Some(mut rules) = rules else {
        requests.clear();
        return;
    };
    for &TakeSeat(index) in requests.read() {
        let seating = &rules.config().seating;
        let Some(seat) = seating.seats().find(|seat| seat.index() == index) else {
            continue;
        };
        if !rules.can_relieve(seat) {
            continue;
        }
        rules.relieve(seat);
        *turn = Turn::Busy;
        *selection = Selection::default();
        veiled.forget();
        events.extend([], rules.shown());
        changed.write_batch(rules.record_changed(false));
    }
}

/// Names the seats for the menus.
fn name_seats(rules: Res<Rules>, mut table: ResMut<TableSeats>) {
    let seating = &rules.config().seating;
    let seats = seating.seats().map(|seat| TableSeat {
        index: seat.index(),
        name: name(seating, seat),
        is_person: seating.player(seat).is_human(),
        is_open: rules.can_relieve(seat),
    });
    table.set_if_neq(TableSeats(seats.collect()));
}

/// The name of a seat's player, with the camp unless the name says it.
fn name(seating: &Seating, seat: Seat) -> LocalizedText {
    let name = words::player(seating, seat);
    match seating.at(seat) {
        SeatPlayer {
            player: Player::Human,
            name: typed,
        } if typed.is_empty() => name,
        _ => words::of_camp(keys::PLAYER_OF_CAMP, seat.camp).with("name", name),
    }
}
