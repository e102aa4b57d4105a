//! Every reason to refuse a move, in the key of a sentence and in plain English.

use core::fmt;

use super::Castle;
use crate::games::guyenne::rules::card::Card;

/// Why a move is refused: one variant a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is another seat's decision.
    NotYourTurn,
    /// Another kind of decision is owed.
    WrongKind,
    /// Some of the cards are not in the hand.
    NoSuchCard,
    /// At least one card must be chosen.
    NoCard,
    /// One card must stay for the second castle.
    KeepOne,
    /// At most five cards of one camp at one castle.
    SixthCard,
    /// The castle is named already: the answer goes there.
    CastleSet(Castle),
    /// The second castle must be another one.
    SameCastle(Castle),
    /// Only the two castles of this round can be reinforced.
    NotInPlay(Castle),
    /// A partner reinforces only the castle he played at.
    PartnerCastle(Castle),
    /// These cards were not played at this castle.
    LossNotPlayed,
    /// Neither the strongest card nor several worth at least as much.
    LossTooSmall(Card),
    /// Exactly five cards are set aside.
    ReserveFive(u8),
    /// The hero is never set aside.
    ReserveHero,
    /// The giver keeps at least one card.
    GiveKeepOne,
    /// At most five cards are given.
    GiveFive,
    /// There is no such seat in the camp.
    NoSuchSeat(u8),
}

impl Refusal {
    /// The key of the sentence in the locale files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::GameOver => "refusal-game-over",
            Self::NotYourTurn => "refusal-not-your-turn",
            Self::WrongKind => "refusal-wrong-kind",
            Self::NoSuchCard => "refusal-no-such-card",
            Self::NoCard => "refusal-no-card",
            Self::KeepOne => "refusal-keep-one",
            Self::SixthCard => "refusal-sixth-card",
            Self::CastleSet(_) => "refusal-castle-set",
            Self::SameCastle(_) => "refusal-same-castle",
            Self::NotInPlay(_) => "refusal-not-in-play",
            Self::PartnerCastle(_) => "refusal-partner-castle",
            Self::LossNotPlayed => "refusal-loss-not-played",
            Self::LossTooSmall(_) => "refusal-loss-too-small",
            Self::ReserveFive(_) => "refusal-reserve-five",
            Self::ReserveHero => "refusal-reserve-hero",
            Self::GiveKeepOne => "refusal-give-keep-one",
            Self::GiveFive => "refusal-give-five",
            Self::NoSuchSeat(_) => "refusal-no-such-seat",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NotYourTurn => f.write_str("it is another player's decision"),
            Self::WrongKind => f.write_str("another kind of decision is owed now"),
            Self::NoSuchCard => f.write_str("some of these cards are not in the hand"),
            Self::NoCard => f.write_str("at least one card must be played"),
            Self::KeepOne => f.write_str("one card must stay for the second castle"),
            Self::SixthCard => f.write_str("at most five cards of one camp lie at one castle"),
            Self::CastleSet(castle) => {
                write!(f, "the castle is named already: the cards go to {castle}")
            }
            Self::SameCastle(castle) => {
                write!(f, "the second castle cannot be {castle} again")
            }
            Self::NotInPlay(castle) => write!(f, "{castle} is not fought over this round"),
            Self::PartnerCastle(castle) => write!(f, "the partner plays at {castle}"),
            Self::LossNotPlayed => f.write_str("some of these cards were not played there"),
            Self::LossTooSmall(card) => write!(
                f,
                "lost are either the strongest card ({card}) or several worth at least as much"
            ),
            Self::ReserveFive(n) => {
                write!(f, "exactly five cards are set aside, not {n}")
            }
            Self::ReserveHero => f.write_str("the hero cannot be set aside"),
            Self::GiveKeepOne => f.write_str("the giver keeps at least one card"),
            Self::GiveFive => f.write_str("at most five cards are given"),
            Self::NoSuchSeat(place) => write!(f, "the camp has no seat {place}"),
        }
    }
}

impl core::error::Error for Refusal {}
