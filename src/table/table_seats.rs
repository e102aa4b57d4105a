//! The seats of the game on the table, as the menus name them where they ask who plays with which device; and the seat
//! of a bot that a person takes in the middle of a game.

use bevy::prelude::*;

use kit_i18n::LocalizedText;

/// A seat of the game on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSeat {
    /// The game's number of the seat, the one that [`SeatDevices`](super::SeatDevices) counts by.
    pub index: usize,
    /// The name of its player, which differs from every other one at the table.
    pub name: LocalizedText,
    /// Whether a person plays here.
    pub is_person: bool,
    /// Whether a person may take it up now: a bot plays here, and the game lets it be relieved.
    pub is_open: bool,
}

/// The seats of the game on the table, in the order in which they are listed. Written by the game when its table opens
/// and when its rules change; empty without one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct TableSeats(pub Vec<TableSeat>);

/// A table that is left names no seat; the next one names its own as it opens.
pub(super) fn forget_seats(mut seats: ResMut<TableSeats>) {
    *seats = TableSeats::default();
}

impl TableSeats {
    /// The seat with this number.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&TableSeat> {
        self.0.iter().find(|seat| seat.index == index)
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = &TableSeat> {
        self.0.iter().filter(|seat| seat.is_person)
    }

    /// The seats that a person may take up now.
    pub fn open(&self) -> impl Iterator<Item = &TableSeat> {
        self.0.iter().filter(|seat| seat.is_open)
    }
}

/// Request: a person plays in this seat from now on, in place of the bot. Sent while the game is paused.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeSeat(pub usize);
