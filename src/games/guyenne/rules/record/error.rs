//! Errors of records: why a line is not a valid record, in sentences that name the event and the reason.

use super::RecordedEvent;
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{BadSetup, Castle, Refusal};
use crate::rules::format::FormatError;

/// Why a line is not a valid record.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The line is not a record of the format.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The rules configuration is not valid.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// The players are not one for each seat.
    #[error("{0}")]
    Players(String),
    /// An event does not follow from the rules. Events are counted from 1.
    #[error("event {n}: {}{reason}", named(*.name))]
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
            Self::Format(error) => error.event(),
            Self::Setup(_) | Self::Players(_) => None,
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

/// The name of the event at fault, before what is wrong with it.
fn named(name: Option<&str>) -> String {
    name.map_or_else(String::new, |name| format!("{name}: "))
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
