//! Why a choice at the table is refused, and the sentence that says so.

use bevy::prelude::Message;

use super::castle_names::castle_name;
use super::words::card_name;
use guyenne_rules::{Names, Refusal};
use kit_i18n::LocalizedText;

/// Why a choice is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusalReason {
    /// A rule of the game.
    Rule(Refusal),
    /// Cards are chosen, but no castle.
    NoCastle,
    /// The decision cannot be passed.
    CannotPass,
    /// Nothing is chosen.
    NothingToTakeBack,
    /// A hint would tell everybody what is in a veiled hand.
    Veiled,
}

impl RefusalReason {
    /// The sentence of the refusal; `names` are those of the row of castles.
    #[must_use]
    pub fn message(self, names: Names) -> LocalizedText {
        let rule = match self {
            Self::Rule(rule) => rule,
            Self::NoCastle => return LocalizedText::new("refusal-no-castle"),
            Self::CannotPass => return LocalizedText::new("refusal-cannot-pass"),
            Self::NothingToTakeBack => return LocalizedText::new("refusal-cannot-take-back"),
            Self::Veiled => return LocalizedText::new("refusal-veiled"),
        };
        let message = LocalizedText::new(rule.key());
        match rule {
            Refusal::CastleSet(castle)
            | Refusal::SameCastle(castle)
            | Refusal::NotInPlay(castle)
            | Refusal::PartnerCastle(castle) => message.with("castle", castle_name(names, castle)),
            Refusal::ReserveFive(n) => message.with("n", n),
            Refusal::LossTooSmall(card) => message.with("strongest", card_name(card)),
            _ => message,
        }
    }
}

impl RefusalReason {
    /// The paragraph of the rulebook that explains it.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::Rule(rule) => rule.paragraph(),
            Self::NoCastle => "rule-first-castle",
            Self::CannotPass => "rule-both-castles",
            Self::NothingToTakeBack => "rule-table-confirm",
            Self::Veiled => "rule-table-veil",
        }
    }
}

/// Fact: a choice was refused.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused(pub RefusalReason);
