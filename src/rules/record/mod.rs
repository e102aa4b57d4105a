//! What the records of all games share: their text from the head to the events, an event with what is not known of it,
//! why a record is not valid, and its replay by the rules of its game.

mod comparer;
mod entry;
mod error;
mod text;

pub use comparer::ReplayComparer;
pub use entry::{NamedEvent, RecordEntry};
pub use error::RecordError;
pub use text::EventLines;
