//! The Guesclin record, version 1: one game as one line of JSON, or unfolded as its set-up and one event a line. It is
//! the save, the replay and the undo. Rules: 17.
//!
//! A [`Record`] is an [`EventObserver`](super::EventObserver): pass it to every move to record the game.
//! [`Record::parse`] checks the form of a text. [`Record::replay`] checks each event against the rules, takes the dice
//! from the events, and gives the last position. A record may stop after any event: [`Record::resume`] adds what
//! follows from the last decision, so that the game can go on. [`Record::take_back`] undoes the last decision, up to
//! the last die.

mod code;
mod error;
mod format;
mod line;
mod player;
mod read;
mod replay;
mod take_back;
mod written;

pub use error::{EventError, NewerData, RecordError};
pub use format::FORMAT;
pub use kit_rules::player_kind::PlayerKind;
pub use line::Record;
pub use player::RecordPlayer;
pub use written::RecordEntry;
