//! Which device sits in which seat of a new game: who sits, how presses change it, and the names of people.

mod join;
mod name;
mod seats;
mod sheet;
mod signs;

pub use join::JoinSystems;
pub(crate) use join::add_lobby;
pub(crate) use name::NameField;
pub use name::{closing_button, name_row, type_name};
pub use seats::{Lobby, SeatDraft};
pub use sheet::{SeatSheet, open_sheet};
pub use signs::{Company, SeatSign, show_seat_signs};

use bevy::prelude::App;

/// Adds what the sheet about a seat does.
pub fn plugin(app: &mut App) {
    app.add_plugins(sheet::plugin);
}
