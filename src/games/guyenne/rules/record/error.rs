//! Why a line is no record of a game, in sentences that name the event and the reason.

use core::fmt;

use super::{RecordedEvent, VERSION};
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{BadSetup, Castle, Refusal};

/// Why a line is no record.
#[derive(Debug, Clone, PartialEq)]
pub enum RecordError {
    /// The line is not UTF-8: a binary or a damaged file.
    NotText {
        /// The first byte that is not, from 1.
        byte: usize,
        /// The event it stands in, if it stands among the events.
        event: Option<usize>,
    },
    /// There is no record at all.
    Empty,
    /// The line ends in the middle of its JSON: in this event, if it had come to them.
    Truncated(Option<usize>),
    /// The line is not JSON.
    NotJson {
        /// What the parser said.
        problem: String,
        /// The event it was in, if it had come to them.
        event: Option<usize>,
    },
    /// The line is another kind of file: its `format`, if it has one.
    UnknownFormat(Option<String>),
    /// The record was written by a later program.
    NewerVersion(u64),
    /// A field is missing or is not what it should be.
    Field(String),
    /// The rules of the record are no game.
    Setup(BadSetup),
    /// The players are not those of the teams.
    Players(String),
    /// An event does not follow from the rules. Events are counted from 1.
    Event {
        /// Its number; one more than there are events when the record stops too early.
        n: usize,
        /// The event's name as it stands there; none where the record stops.
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
    /// It is no event of this format: what is missing or misshapen.
    Shape(String),
    /// The rules refuse the decision.
    Refused(Refusal),
    /// Somebody else decides here.
    Turn(Seat),
    /// Another decision is owed here, or this one elsewhere.
    Owed(String),
    /// The rules give another event here.
    Expected(Box<RecordedEvent>),
    /// The record stops, but no decision is owed: this must follow.
    Stops(Box<RecordedEvent>),
    /// The record stops where cards must still be drawn.
    StopsBeforeDraw(Camp),
    /// A card is drawn that the pile does not hold.
    NotInPile(Card),
    /// The draw stops before the hand is full, though the pile is not empty.
    DrawsTooFew(Camp),
    /// The forces are not those of the cards played.
    Sums {
        /// Where.
        castle: Castle,
        /// What the cards come to.
        true_sums: ByCamp<u8>,
    },
    /// This camp cannot have won (nobody: it cannot be a tie).
    Winner {
        /// Who is said to have won.
        winner: Option<Camp>,
        /// The sums.
        sums: ByCamp<u8>,
        /// Where.
        castle: Castle,
    },
    /// The castle's holder after the combat is another.
    Holder {
        /// Where.
        castle: Castle,
        /// Who holds it.
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
