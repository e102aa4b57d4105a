//! Errors of records: why a text is not a valid record, in sentences that name the event and the reason.

use crate::Refusal;
use kit_rules::record;

/// Why a text is not a valid record.
pub type RecordError = record::RecordError<EventError, NewerData>;

/// The record was made with a newer version of the data files, which this program does not have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("data {data} is newer than what this program reads (data {known})")]
pub struct NewerData {
    /// The record's.
    pub data: u64,
    /// The newest that is read.
    pub known: u64,
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
