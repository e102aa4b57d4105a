//! Errors of records: why a line is not a valid record, in sentences that name the event and the reason.

use super::{RecordedEvent, VERSION};
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{BadSetup, Castle, Refusal};

/// Why a line is not a valid record.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The line is not UTF-8: a binary or a damaged file.
    #[error("{}not a text: byte {byte} of the line is not UTF-8", at(*.event))]
    NotText {
        /// The first byte of the line that is not, from 1.
        byte: usize,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
    },
    /// There is no record in the line or file.
    #[error("there is no game record in this file")]
    Empty,
    /// The line ends in the middle of its JSON: in the event with this number, if it is among the events.
    #[error("{}truncated: the line ends in the middle of the record", at(*.0))]
    Truncated(Option<usize>),
    /// The line is not JSON.
    #[error("{}not JSON: {problem}", at(*.event))]
    NotJson {
        /// The JSON parser's message.
        problem: String,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
    },
    /// The line has another format, or none.
    #[error("not a game record: {}", its_format(.0.as_deref()))]
    UnknownFormat(Option<String>),
    /// The record has a newer version, which this program does not read.
    #[error("version {0} is newer than what this program reads (version {known})", known = VERSION)]
    NewerVersion(u64),
    /// A field is missing or has the wrong type or value.
    #[error("{0}")]
    Field(String),
    /// The rules configuration is not valid.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// The players are not one for each seat.
    #[error("{0}")]
    Players(String),
    /// An event does not follow from the rules. Events are counted from 1.
    #[error("{}{}{reason}", at(Some(*.n)), named(*.name))]
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
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum EventError {
    /// It is not an event of this format: what is missing or of the wrong type.
    #[error("{0}")]
    Shape(String),
    /// The rules refuse the move.
    #[error(transparent)]
    Refused(Refusal),
    /// Another seat decides here.
    #[error("this is for seat {} of the {} camp to decide", .0.place, .0.camp)]
    Turn(Seat),
    /// The decision here is another one; the sentence says which.
    #[error("{0}")]
    OtherDecision(String),
    /// The rules give another event here.
    #[error("the rules give another event here: {0}")]
    Expected(Box<RecordedEvent>),
    /// The record stops where this event must follow.
    #[error("missing: the record stops where {0} must follow")]
    Stops(Box<RecordedEvent>),
    /// The record stops where this camp must draw.
    #[error("missing: the record stops where the {0} camp must draw")]
    StopsBeforeDraw(Camp),
    /// A card is drawn that the pile does not hold.
    #[error("there is no {0} in the pile to draw")]
    NotInPile(Card),
    /// The draw stops before the hand is full, though the pile is not empty.
    #[error("the {0} camp must draw more: it holds fewer than six cards and its pile is not empty")]
    DrawsTooFew(Camp),
    /// The sums are not those of the cards played.
    #[error("the cards at {castle} come to english {}, french {}", .true_sums[Camp::English], .true_sums[Camp::French])]
    Sums {
        /// The castle.
        castle: Castle,
        /// The sums of the cards there.
        true_sums: ByCamp<u8>,
    },
    /// The camp that is said to have won cannot have won; with `None`, it cannot have been a tie.
    #[error("{}", no_winner(*.winner, *.sums, *.castle))]
    Winner {
        /// The camp that is said to have won.
        winner: Option<Camp>,
        /// The sums of the cards there.
        sums: ByCamp<u8>,
        /// The castle.
        castle: Castle,
    },
    /// The castle has another holder after the combat.
    #[error("{castle} is held by {} after this combat", held_by(*.holder))]
    Holder {
        /// The castle.
        castle: Castle,
        /// Its holder.
        holder: Option<Camp>,
    },
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

fn no_winner(winner: Option<Camp>, sums: ByCamp<u8>, castle: Castle) -> String {
    let [english, french] = sums.0;
    match winner {
        Some(winner) => {
            let (own, other) = (sums[winner], sums[winner.enemy()]);
            format!("the {winner} cannot have won {own} to {other} at {castle}")
        }
        None => format!("{english} to {french} at {castle} cannot be a tie"),
    }
}

fn held_by(holder: Option<Camp>) -> String {
    holder.map_or_else(|| "nobody".to_owned(), |camp| format!("the {camp}"))
}
