//! Which paragraph explains what: refusals by their variant, and sentences of the table by their key.

use crate::Refusal;

impl Refusal {
    /// The paragraph of the rulebook that gives the reason.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::GameOver => "rule-end-six",
            Self::NotYourTurn => "rule-answer",
            Self::WrongKind => "rule-first-castle",
            Self::NoSuchCard => "rule-deal",
            Self::NoCard | Self::KeepOne => "rule-both-castles",
            Self::SixthCard => "rule-most",
            Self::CastleSet(_) => "rule-answer",
            Self::SameCastle(_) => "rule-second-castle",
            Self::NotInPlay(_) => "rule-reinforce",
            Self::PartnerCastle(_) => "rule-partner-castle",
            Self::LossNotPlayed | Self::LossTooSmall(_) => "rule-loss-neutral",
            Self::ReserveFive(_) | Self::ReserveHero => "rule-reserve",
            Self::GiveKeepOne | Self::GiveFive => "rule-give",
            Self::NoSuchSeat(_) => "rule-camps",
        }
    }
}
