//! Why a choice is refused, in words.

use bevy::prelude::*;

use super::words;
use crate::keys;
use fayance_rules::{DecisionKind, Refusal};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

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
    pub const fn paragraph(self) -> MessageKey {
        match self {
            Self::Rule(refusal) => refusal.paragraph(),
            Self::Nothing(DecisionKind::Call) => keys::FAYANCE_RULE_DUEL,
            Self::Nothing(_) => keys::FAYANCE_RULE_CHOICE,
            Self::Enough(4) => keys::FAYANCE_RULE_MUSTER,
            Self::Enough(_) => keys::FAYANCE_RULE_REFILL,
            Self::Theirs => keys::FAYANCE_RULE_RESERVE,
            Self::NotNow => keys::FAYANCE_RULE_COMBATS,
        }
    }

    /// The sentence.
    #[must_use]
    pub fn message(self) -> LocalizedText {
        match self {
            Self::Rule(refusal) => rule(refusal),
            Self::Nothing(DecisionKind::Call) => LocalizedText::new(keys::FAYANCE_REFUSED_NO_CALL),
            Self::Nothing(_) => LocalizedText::new(keys::FAYANCE_REFUSED_NO_CARD),
            Self::Enough(n) => LocalizedText::new(keys::FAYANCE_REFUSED_ENOUGH).with("n", n),
            Self::Theirs => LocalizedText::new(keys::FAYANCE_REFUSED_THEIRS),
            Self::NotNow => LocalizedText::new(keys::FAYANCE_REFUSED_NOT_NOW),
        }
    }
}

/// The sentence about a rule.
#[must_use]
pub fn rule(refusal: Refusal) -> LocalizedText {
    match refusal {
        Refusal::GameOver => LocalizedText::new(keys::FAYANCE_REFUSED_OVER),
        Refusal::NotLeader => LocalizedText::new(keys::FAYANCE_REFUSED_LEADER),
        Refusal::Confirmed => LocalizedText::new(keys::FAYANCE_REFUSED_CONFIRMED),
        Refusal::WrongKind => LocalizedText::new(keys::FAYANCE_REFUSED_KIND),
        Refusal::MusterFour(n) => LocalizedText::new(keys::FAYANCE_REFUSED_FOUR).with("n", n),
        Refusal::NotDealt => LocalizedText::new(keys::FAYANCE_REFUSED_DEALT),
        Refusal::NoSuchTurn(_) => LocalizedText::new(keys::FAYANCE_REFUSED_TURN),
        Refusal::NotActive(card) => {
            LocalizedText::new(keys::FAYANCE_REFUSED_ACTIVE).with("card", words::card(card))
        }
        Refusal::RefillCount { due, given } => LocalizedText::new(keys::FAYANCE_REFUSED_REFILL)
            .with("due", due)
            .with("n", given),
        Refusal::NotInReserve => LocalizedText::new(keys::FAYANCE_REFUSED_RESERVE),
    }
}
