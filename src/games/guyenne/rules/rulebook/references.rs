//! Which paragraph explains what: refusals by their variant, and sentences of the table by their key.

use crate::Refusal;
use crate::keys;
use kit_rules::message_key::MessageKey;

impl Refusal {
    /// The paragraph of the rulebook that gives the reason.
    #[must_use]
    pub const fn paragraph(self) -> MessageKey {
        match self {
            Self::GameOver => keys::RULE_END_SIX,
            Self::NotYourTurn => keys::RULE_ANSWER,
            Self::WrongKind => keys::RULE_FIRST_CASTLE,
            Self::NoSuchCard => keys::RULE_DEAL,
            Self::NoCard | Self::KeepOne => keys::RULE_BOTH_CASTLES,
            Self::SixthCard => keys::RULE_MOST,
            Self::CastleSet(_) => keys::RULE_ANSWER,
            Self::SameCastle(_) => keys::RULE_SECOND_CASTLE,
            Self::NotInPlay(_) => keys::RULE_REINFORCE,
            Self::PartnerCastle(_) => keys::RULE_PARTNER_CASTLE,
            Self::LossNotPlayed | Self::LossTooSmall(_) => keys::RULE_LOSS_NEUTRAL,
            Self::ReserveFive(_) | Self::ReserveHero => keys::RULE_RESERVE,
            Self::GiveKeepOne | Self::GiveFive => keys::RULE_GIVE,
            Self::NoSuchSeat(_) => keys::RULE_CAMPS,
        }
    }
}
