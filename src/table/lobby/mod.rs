//! Which device sits in which seat of a new game: who sits, how presses change it, and the names of people.

mod join;
mod name;
mod seats;

pub use join::{JoinSystems, add_lobby};
pub use name::{
    ClosingCap, LONGEST_NAME, NameField, closing_button, name_row, show_closing_key, stored_name,
    type_name,
};
pub use seats::{Lobby, SeatDraft};
