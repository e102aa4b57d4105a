//! Errors of records: why a line is not a valid record, in sentences that name the event and the reason.

use super::RecordedEvent;
use crate::card::Card;
use crate::seat::{ByCamp, Camp, Seat};
use crate::{BadSetup, Castle, Refusal};
use kit_rules::record;

/// Why a line is not a valid record.
pub type RecordError = record::RecordError<EventError, SetupError>;

/// What is wrong with the set-up of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The rules configuration is not valid.
    #[error(transparent)]
    Rules(#[from] BadSetup),
    /// The players are not one for each seat.
    #[error("{0}")]
    Players(String),
}

impl From<SetupError> for RecordError {
    fn from(problem: SetupError) -> Self {
        Self::Setup(problem)
    }
}

impl From<BadSetup> for RecordError {
    fn from(problem: BadSetup) -> Self {
        Self::Setup(problem.into())
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
