//! Which paragraph explains a refusal.

use crate::Refusal;
use crate::keys;
use kit_rules::message_key::MessageKey;

impl Refusal {
    /// The paragraph of the rulebook that gives the reason.
    #[must_use]
    pub const fn paragraph(self) -> MessageKey {
        match self {
            Self::GameOver => keys::FAYANCE_RULE_KING,
            Self::NotLeader => keys::FAYANCE_RULE_LEAD,
            Self::Confirmed => keys::FAYANCE_RULE_FINAL,
            Self::WrongKind => keys::FAYANCE_RULE_COMBATS,
            Self::MusterFour(_) => keys::FAYANCE_RULE_MUSTER,
            Self::NotDealt => keys::FAYANCE_RULE_DEAL,
            Self::NoSuchTurn(_) => keys::FAYANCE_RULE_TURNS,
            Self::NotActive(_) => keys::FAYANCE_RULE_CHOICE,
            Self::RefillCount { .. } => keys::FAYANCE_RULE_REFILL,
            Self::NotInReserve => keys::FAYANCE_RULE_REFILL_FREE,
        }
    }
}
