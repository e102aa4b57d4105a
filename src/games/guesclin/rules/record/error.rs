//! Errors of records: why a text is not a valid record, in sentences that name the event and the reason.

use crate::games::guesclin::rules::Refusal;
use crate::rules::format::FormatError;

/// Why a text is not a valid record.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The text is not a record of the format.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The record was made with a newer version of the data files, which this program does not have.
    #[error("data {data} is newer than what this program reads (data {known})")]
    NewerData {
        /// The record's.
        data: u64,
        /// The newest that is read.
        known: u64,
    },
    /// An event does not follow from the rules. Events are counted from 1.
    #[error("event {n}: {}{reason}", named(*.name))]
    Event {
        /// Its number, from 1.
        n: usize,
        /// The event's name; `None` if it has none.
        name: Option<&'static str>,
        /// What is wrong.
        reason: EventError,
    },
}

impl RecordError {
    /// The number of the event at fault, from 1.
    #[must_use]
    pub fn event(&self) -> Option<usize> {
        match self {
            Self::Event { n, .. } => Some(*n),
            Self::Format(error) => error.event(),
            Self::NewerData { .. } => None,
        }
    }
}

/// What is wrong with an event.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum EventError {
    /// It is not an event of this format: what is missing or of the wrong type.
    #[error("{0}")]
    Shape(String),
    /// The rules refuse the move.
    #[error(transparent)]
    Refused(Refusal),
    /// Another decision is due.
    #[error("another decision is due here: {0}")]
    OtherDecision(String),
    /// The capacity throws another number of dice.
    #[error("{due} dice are thrown here, not {given}")]
    Dice {
        /// How many the capacity throws.
        due: u8,
        /// How many are written.
        given: u8,
    },
    /// The rules give another event here.
    #[error("the rules give another event here: {0}")]
    Expected(String),
    /// The game is over already.
    #[error("the game is over already")]
    AfterEnd,
}

/// The name of the event at fault, before what is wrong with it.
fn named(name: Option<&str>) -> String {
    name.map_or_else(String::new, |name| format!("{name}: "))
}
