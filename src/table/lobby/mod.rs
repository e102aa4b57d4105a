//! Which device sits in which seat of a new game: who sits, and how presses change it.

mod join;
mod seats;

pub use join::{JoinSystems, add_lobby};
pub use seats::{Lobby, SeatDraft};
