//! Errors of records: why a text is not a valid record, in sentences that name the event and the reason.

use crate::{Card, Event, Refusal, Side, Territory};
use kit_rules::record;

/// Why a text is not a valid record.
pub type RecordError = record::RecordError<EventError>;

/// What is wrong with an event.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum EventError {
    /// It is not an event of this format: what is missing or of the wrong type.
    #[error("{0}")]
    Shape(String),
    /// The rules refuse the move.
    #[error(transparent)]
    Refused(Refusal),
    /// Another decision, or another side's, is due.
    #[error("{0}")]
    OtherDecision(String),
    /// Another side leads.
    #[error("{0} leads here")]
    OtherLeader(Side),
    /// Another territory is the top of the pile.
    #[error("the top of the pile is {}, {}", .0.index(), .0.name())]
    OtherTop(Territory),
    /// The two active cards of the fourth combat, or the cards chosen, are others.
    #[error("{side} fights with {card} here")]
    OtherCard {
        /// Whose card.
        side: Side,
        /// Its card.
        card: Card,
    },
    /// The rules give another event here.
    #[error("the rules give another event here: {}", super::written::text(.0))]
    Expected(Event),
    /// The game is over already.
    #[error("the game is over already")]
    AfterEnd,
}
