//! Which paragraph explains a refusal.

use crate::Refusal;

impl Refusal {
    /// The paragraph of the rulebook that gives the reason.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::GameOver => "fayance-rule-king",
            Self::NotLeader => "fayance-rule-lead",
            Self::Confirmed => "fayance-rule-final",
            Self::WrongKind => "fayance-rule-combats",
            Self::MusterFour(_) => "fayance-rule-muster",
            Self::NotDealt => "fayance-rule-deal",
            Self::NoSuchTurn(_) => "fayance-rule-turns",
            Self::NotActive(_) => "fayance-rule-choice",
            Self::RefillCount { .. } => "fayance-rule-refill",
            Self::NotInReserve => "fayance-rule-refill-free",
        }
    }
}
