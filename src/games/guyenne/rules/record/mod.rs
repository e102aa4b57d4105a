//! The game record, version 1: one game as one line of JSON. A record is the save, the replay and the undo; it
//! holds everything, hidden cards too, and what a viewer may see of it is cut by
//! [`Event::seen_by`](super::Event::seen_by), never by the file.
//!
//! A [`Record`] is a [`EventObserver`](super::EventObserver): give it to every move, and it writes itself.
//! [`Record::parse`] checks the shape of a line, [`Record::replay`] checks each event against the rules and
//! gives the position at which a game that has not ended goes on, dice included.

mod error;
mod field;
mod json_location;
mod line;
mod replay;
mod written;

pub use error::{EventError, RecordError};
pub use line::{PlayerKind, Record, RecordPlayer};
pub use written::{RecordEntry, RecordedEvent};

/// The record's own word for its format.
pub const FORMAT: &str = "guyenne-record";
/// The newest version that is read, and the one that is written.
pub const VERSION: u64 = 1;
