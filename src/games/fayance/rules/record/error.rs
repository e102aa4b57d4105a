//! Errors of records: why a text is not a valid record, in sentences that name the event and the reason.

use super::VERSION;
use crate::games::fayance::rules::{Card, Event, Refusal, Side, Territory};

/// Why a text is not a valid record.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The text is not UTF-8: a binary or a damaged file.
    #[error("{}not a text: byte {byte} is not UTF-8", at(*.event))]
    NotText {
        /// The first byte that is not, from 1.
        byte: usize,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
    },
    /// There is no record in the text or file.
    #[error("there is no game record in this file")]
    Empty,
    /// The text ends in the middle of its JSON: in the event with this number, if it is among the events.
    #[error("{}truncated: the line ends in the middle of the record", at(*.0))]
    Truncated(Option<usize>),
    /// The text is not JSON.
    #[error("{}not JSON: {problem}", at(*.event))]
    NotJson {
        /// The JSON parser's message.
        problem: String,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
    },
    /// The text has another format, or none.
    #[error("not a game record: {}", its_format(.0.as_deref()))]
    UnknownFormat(Option<String>),
    /// The record has a newer version, which this program does not read.
    #[error("version {0} is newer than what this program reads (version {known})", known = VERSION)]
    NewerVersion(u64),
    /// A field of the set-up is missing or has the wrong type or value.
    #[error("{0}")]
    Field(String),
    /// An event does not follow from the rules. Events are counted from 1.
    #[error("{}{}{reason}", at(Some(*.n)), named(*.name))]
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
            Self::NotText { event, .. } | Self::NotJson { event, .. } | Self::Truncated(event) => {
                *event
            }
            Self::Empty | Self::UnknownFormat(_) | Self::NewerVersion(_) | Self::Field(_) => None,
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

/// The event at fault, before what is wrong with it.
fn at(event: Option<usize>) -> String {
    event.map_or_else(String::new, |n| format!("event {n}: "))
}

/// The name of the event at fault, before what is wrong with it.
fn named(name: Option<&str>) -> String {
    name.map_or_else(String::new, |name| format!("{name}: "))
}

fn its_format(format: Option<&str>) -> String {
    match format {
        None => "it does not say its format".to_owned(),
        Some(format) => format!("the format is {format:?}"),
    }
}
