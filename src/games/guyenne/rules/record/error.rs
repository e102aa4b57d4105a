//! Errors of records: why a line is not a valid record, in sentences that name the event and the reason.

use core::fmt;

use super::{RecordedEvent, VERSION};
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{BadSetup, Castle, Refusal};

/// Why a line is not a valid record.
#[derive(Debug, Clone, PartialEq)]
pub enum RecordError {
    /// The line is not UTF-8: a binary or a damaged file.
    NotText {
        /// The first byte of the line that is not, from 1.
        byte: usize,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
    },
    /// There is no record in the line or file.
    Empty,
    /// The line ends in the middle of its JSON: in the event with this number, if it is among the events.
    Truncated(Option<usize>),
    /// The line is not JSON.
    NotJson {
        /// The JSON parser's message.
        problem: String,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
    },
    /// The line has another format, or none.
    UnknownFormat(Option<String>),
    /// The record has a newer version, which this program does not read.
    NewerVersion(u64),
    /// A field is missing or has the wrong type or value.
    Field(String),
    /// The rules configuration is not valid.
    Setup(BadSetup),
    /// The players are not one for each seat.
    Players(String),
    /// An event does not follow from the rules.
    Event {
        /// Its number, from 1; one more than there are events when the record stops too early.
        n: usize,
        /// The event's name; `None` where the record stops.
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
            _ => None,
        }
    }
}

/// What is wrong with an event.
#[derive(Debug, Clone, PartialEq)]
pub enum EventError {
    /// It is not an event of this format: what is missing or of the wrong type.
    Shape(String),
    /// The rules refuse the move.
    Refused(Refusal),
    /// Another seat decides here.
    Turn(Seat),
    /// The decision here is another one; the sentence says which.
    Owed(String),
    /// The rules give another event here.
    Expected(Box<RecordedEvent>),
    /// The record stops where this event must follow.
    Stops(Box<RecordedEvent>),
    /// The record stops where this camp must draw.
    StopsBeforeDraw(Camp),
    /// A card is drawn that the pile does not hold.
    NotInPile(Card),
    /// The draw stops before the hand is full, though the pile is not empty.
    DrawsTooFew(Camp),
    /// The sums are not those of the cards played.
    Sums {
        /// The castle.
        castle: Castle,
        /// The sums of the cards there.
        true_sums: ByCamp<u8>,
    },
    /// The camp that is said to have won cannot have won; with `None`, it cannot have been a tie.
    Winner {
        /// The camp that is said to have won.
        winner: Option<Camp>,
        /// The sums of the cards there.
        sums: ByCamp<u8>,
        /// The castle.
        castle: Castle,
    },
    /// The castle has another holder after the combat.
    Holder {
        /// The castle.
        castle: Castle,
        /// Its holder.
        holder: Option<Camp>,
    },
    /// The game is over already.
    AfterEnd,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(n) = self.event() {
            write!(f, "event {n}: ")?;
        }
        match self {
            Self::NotText { byte, .. } => {
                write!(f, "not a text: byte {byte} of the line is not UTF-8")
            }
            Self::Empty => f.write_str("there is no game record in this file"),
            Self::Truncated(_) => {
                f.write_str("truncated: the line ends in the middle of the record")
            }
            Self::NotJson { problem, .. } => write!(f, "not JSON: {problem}"),
            Self::UnknownFormat(None) => {
                f.write_str("not a game record: it does not say its format")
            }
            Self::UnknownFormat(Some(format)) => {
                write!(f, "not a game record: the format is {format:?}")
            }
            Self::NewerVersion(version) => write!(
                f,
                "version {version} is newer than what this program reads (version {VERSION})"
            ),
            Self::Field(problem) | Self::Players(problem) => f.write_str(problem),
            Self::Setup(problem) => fmt::Display::fmt(problem, f),
            Self::Event {
                name: Some(name),
                reason,
                ..
            } => write!(f, "{name}: {reason}"),
            Self::Event {
                name: None, reason, ..
            } => fmt::Display::fmt(reason, f),
        }
    }
}

impl core::error::Error for RecordError {}

impl From<BadSetup> for RecordError {
    fn from(problem: BadSetup) -> Self {
        Self::Setup(problem)
    }
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(problem) | Self::Owed(problem) => f.write_str(problem),
            Self::Refused(refusal) => fmt::Display::fmt(refusal, f),
            Self::Turn(seat) => write!(
                f,
                "this is for seat {} of the {} camp to decide",
                seat.place, seat.camp
            ),
            Self::Expected(written) => write!(f, "the rules give another event here: {written}"),
            Self::Stops(written) => {
                write!(f, "missing: the record stops where {written} must follow")
            }
            Self::StopsBeforeDraw(camp) => {
                write!(
                    f,
                    "missing: the record stops where the {camp} camp must draw"
                )
            }
            Self::NotInPile(card) => write!(f, "there is no {card} in the pile to draw"),
            Self::DrawsTooFew(camp) => write!(
                f,
                "the {camp} camp must draw more: it holds fewer than six cards and its pile is not empty"
            ),
            Self::Sums { castle, true_sums } => write!(
                f,
                "the cards at {castle} come to english {}, french {}",
                true_sums[Camp::English],
                true_sums[Camp::French]
            ),
            Self::Winner {
                winner: Some(winner),
                sums,
                castle,
            } => write!(
                f,
                "the {winner} cannot have won {} to {} at {castle}",
                sums[*winner],
                sums[winner.enemy()]
            ),
            Self::Winner {
                winner: None,
                sums,
                castle,
            } => write!(
                f,
                "{} to {} at {castle} cannot be a tie",
                sums[Camp::English],
                sums[Camp::French]
            ),
            Self::Holder {
                castle,
                holder: Some(camp),
            } => write!(f, "{castle} is held by the {camp} after this combat"),
            Self::Holder {
                castle,
                holder: None,
            } => write!(f, "{castle} is held by nobody after this combat"),
            Self::AfterEnd => f.write_str("the game is over already"),
        }
    }
}
