//! The Fayance record, version 1: one game as one line of JSON, or unfolded as its set-up and one event a line. It is
//! the save, the replay and the undo. It holds everything hidden, too; [`Record::seen_by`] cuts what a viewer may know.
//!
//! A [`Record`] is an [`EventObserver`](super::EventObserver): pass it to every move to record the game.
//! [`Record::parse`] checks the form of a text. [`Record::replay`] checks each event against the rules and gives the
//! last position. A record may stop after any event: [`Record::resume`] adds what follows from the last decision, so
//! that the game can go on.

mod code;
mod combats;
mod error;
mod format;
mod line;
mod player;
mod replay;
mod written;

pub use combats::Fought;
pub use error::{EventError, RecordError};
pub use format::FORMAT;
pub use kit_rules::player_kind::PlayerKind;
pub use line::Record;
pub use player::RecordPlayer;
pub use written::RecordEntry;
