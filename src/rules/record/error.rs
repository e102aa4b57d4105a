//! Why a text is not a valid record, in sentences that name the event and the reason.

use core::convert::Infallible;

use super::NamedEvent;
use crate::format::FormatError;

/// Why a text is not a valid record. A game says what may be wrong with an event, and with its set-up.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError<EventError, SetupError = Infallible> {
    /// The text is not a record of the format.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The set-up is one that the game does not know.
    #[error(transparent)]
    Setup(SetupError),
    /// An event does not follow from the rules.
    #[error("event {n}: {}{reason}", named(*.name))]
    Event {
        /// Its number, from 1; one more than there are events where the record stops too early.
        n: usize,
        /// Its name; `None` if it has none.
        name: Option<&'static str>,
        /// What is wrong.
        reason: EventError,
    },
}

impl<R, S> RecordError<R, S> {
    /// The error for the event at index `at` from 0, if there is one.
    #[must_use]
    pub fn at(at: usize, event: Option<&impl NamedEvent>, reason: R) -> Self {
        Self::Event {
            n: at + 1,
            name: event.map(NamedEvent::name),
            reason,
        }
    }

    /// The number of the event at fault, from 1.
    #[must_use]
    pub fn event(&self) -> Option<usize> {
        match self {
            Self::Event { n, .. } => Some(*n),
            Self::Format(error) => error.event(),
            Self::Setup(_) => None,
        }
    }
}

/// The name of the event at fault, before what is wrong with it.
fn named(name: Option<&str>) -> String {
    name.map_or_else(String::new, |name| format!("{name}: "))
}
