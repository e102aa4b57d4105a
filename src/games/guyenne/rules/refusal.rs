//! Every reason to refuse a move, with the key of its sentence in the locale files and as an English sentence.

use super::Castle;
use crate::card::Card;
use crate::keys;
use kit_rules::message_key::MessageKey;

/// Why a move is illegal: one variant for each rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// It is another seat's decision.
    #[error("it is another player's decision")]
    NotYourTurn,
    /// The pending decision is of another kind.
    #[error("another kind of decision is due now")]
    WrongKind,
    /// Some of the cards are not in the hand (at expert, not in the pile to choose from).
    #[error("some of these cards are not in the hand")]
    NoSuchCard,
    /// At least one card must be played.
    #[error("at least one card must be played")]
    NoCard,
    /// One card must stay for the second castle.
    #[error("one card must stay for the second castle")]
    KeepOne,
    /// At most five cards of one camp at one castle.
    #[error("at most five cards of one camp lie at one castle")]
    SixthCard,
    /// The enemy named the castle already, and the answer must be there.
    #[error("the castle is named already: the cards go to {0}")]
    CastleSet(Castle),
    /// The second castle must not be the first one.
    #[error("the second castle cannot be {0} again")]
    SameCastle(Castle),
    /// Only the two castles of this round can be reinforced.
    #[error("{0} is not fought over this round")]
    NotInPlay(Castle),
    /// A partner may reinforce only their own castle.
    #[error("the partner plays at {0}")]
    PartnerCastle(Castle),
    /// These cards were not played at this castle.
    #[error("some of these cards were not played there")]
    LossNotPlayed,
    /// The loss must be the strongest card or several that are worth at least as much.
    #[error("lost are either the strongest card ({0}) or several worth at least as much")]
    LossTooSmall(Card),
    /// Exactly five cards are set aside.
    #[error("exactly five cards are set aside, not {0}")]
    ReserveFive(u8),
    /// The hero is never set aside.
    #[error("the hero cannot be set aside")]
    ReserveHero,
    /// The giver keeps at least one card.
    #[error("the giver keeps at least one card")]
    GiveKeepOne,
    /// At most five cards are given.
    #[error("at most five cards are given")]
    GiveFive,
    /// There is no such seat in the camp.
    #[error("the camp has no seat {0}")]
    NoSuchSeat(u8),
}

impl Refusal {
    /// The key of the sentence in the locale files.
    #[must_use]
    pub const fn key(self) -> MessageKey {
        match self {
            Self::GameOver => keys::REFUSAL_GAME_OVER,
            Self::NotYourTurn => keys::REFUSAL_NOT_YOUR_TURN,
            Self::WrongKind => keys::REFUSAL_WRONG_KIND,
            Self::NoSuchCard => keys::REFUSAL_NO_SUCH_CARD,
            Self::NoCard => keys::REFUSAL_NO_CARD,
            Self::KeepOne => keys::REFUSAL_KEEP_ONE,
            Self::SixthCard => keys::REFUSAL_SIXTH_CARD,
            Self::CastleSet(_) => keys::REFUSAL_CASTLE_SET,
            Self::SameCastle(_) => keys::REFUSAL_SAME_CASTLE,
            Self::NotInPlay(_) => keys::REFUSAL_NOT_IN_PLAY,
            Self::PartnerCastle(_) => keys::REFUSAL_PARTNER_CASTLE,
            Self::LossNotPlayed => keys::REFUSAL_LOSS_NOT_PLAYED,
            Self::LossTooSmall(_) => keys::REFUSAL_LOSS_TOO_SMALL,
            Self::ReserveFive(_) => keys::REFUSAL_RESERVE_FIVE,
            Self::ReserveHero => keys::REFUSAL_RESERVE_HERO,
            Self::GiveKeepOne => keys::REFUSAL_GIVE_KEEP_ONE,
            Self::GiveFive => keys::REFUSAL_GIVE_FIVE,
            Self::NoSuchSeat(_) => keys::REFUSAL_NO_SUCH_SEAT,
        }
    }
}
