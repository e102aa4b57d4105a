//! The game record, version 1: one game as one line of JSON, used as save, replay and undo. It holds hidden cards, too;
//! a viewer sees only what [`Event::seen_by`](super::Event::seen_by) leaves of each event.
//!
//! A [`Record`] is an [`EventObserver`](super::EventObserver): pass it to every move to record the game.
//! [`Record::parse`] checks the form of a line. [`Record::replay`] checks each event against the rules and gives the
//! last position, from which an unfinished game goes on with the draws it would have had.

mod code;
mod error;
mod event_json;
mod field;
mod format;
mod line;
mod player;
mod replay;
mod script;
mod written;

pub use error::{EventError, RecordError, SetupError};
pub use format::FORMAT;
pub use kit_rules::player_kind::PlayerKind;
pub use line::Record;
pub use player::RecordPlayer;
pub use script::Script;
pub use written::{RecordEntry, RecordedEvent};
