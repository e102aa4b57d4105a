//! Why a choice is refused, in words.

use bevy::prelude::*;

use super::words;
use fayance_rules::{DecisionKind, Refusal};
use kit_i18n::LocalizedText;

/// Fact: a choice was refused.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused(pub RefusalReason);

/// Why a choice was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusalReason {
    /// By the rules.
    Rule(Refusal),
    /// Nothing has been chosen yet.
    Nothing(DecisionKind),
    /// So many cards are chosen, and no more are due.
    Enough(u8),
    /// It is the other side's card.
    Theirs,
    /// The card cannot be chosen now.
    NotNow,
}

impl RefusalReason {
    /// The paragraph of the rulebook that explains it.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::Rule(refusal) => refusal.paragraph(),
            Self::Nothing(DecisionKind::Call) => "fayance-rule-duel",
            Self::Nothing(_) => "fayance-rule-choice",
            Self::Enough(4) => "fayance-rule-muster",
            Self::Enough(_) => "fayance-rule-refill",
            Self::Theirs => "fayance-rule-reserve",
            Self::NotNow => "fayance-rule-combats",
        }
    }

    /// The sentence.
    #[must_use]
    pub fn message(self) -> LocalizedText {
        match self {
            Self::Rule(refusal) => rule(refusal),
            Self::Nothing(DecisionKind::Call) => LocalizedText::new("fayance-refused-no-call"),
            Self::Nothing(_) => LocalizedText::new("fayance-refused-no-card"),
            Self::Enough(n) => LocalizedText::new("fayance-refused-enough").with("n", n),
            Self::Theirs => LocalizedText::new("fayance-refused-theirs"),
            Self::NotNow => LocalizedText::new("fayance-refused-not-now"),
        }
    }
}

/// The sentence about a rule.
#[must_use]
pub fn rule(refusal: Refusal) -> LocalizedText {
    match refusal {
        Refusal::GameOver => LocalizedText::new("fayance-refused-over"),
        Refusal::NotLeader => LocalizedText::new("fayance-refused-leader"),
        Refusal::Confirmed => LocalizedText::new("fayance-refused-confirmed"),
        Refusal::WrongKind => LocalizedText::new("fayance-refused-kind"),
        Refusal::MusterFour(n) => LocalizedText::new("fayance-refused-four").with("n", n),
        Refusal::NotDealt => LocalizedText::new("fayance-refused-dealt"),
        Refusal::NoSuchTurn(_) => LocalizedText::new("fayance-refused-turn"),
        Refusal::NotActive(card) => {
            LocalizedText::new("fayance-refused-active").with("card", words::card(card))
        }
        Refusal::RefillCount { due, given } => LocalizedText::new("fayance-refused-refill")
            .with("due", due)
            .with("n", given),
        Refusal::NotInReserve => LocalizedText::new("fayance-refused-reserve"),
    }
}
