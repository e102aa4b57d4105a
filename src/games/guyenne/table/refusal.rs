//! Why a choice at the table is refused, and the sentence that says so.

use bevy::prelude::Message;

use super::castle_names::castle_name;
use super::words::card_name;
use crate::keys;
use guyenne_rules::{Names, Refusal};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

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
            Self::NoCastle => return LocalizedText::new(keys::REFUSAL_NO_CASTLE),
            Self::CannotPass => return LocalizedText::new(keys::REFUSAL_CANNOT_PASS),
            Self::NothingToTakeBack => return LocalizedText::new(keys::REFUSAL_CANNOT_TAKE_BACK),
            Self::Veiled => return LocalizedText::new(keys::REFUSAL_VEILED),
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
    pub const fn paragraph(self) -> MessageKey {
        match self {
            Self::Rule(rule) => rule.paragraph(),
            Self::NoCastle => keys::RULE_FIRST_CASTLE,
            Self::CannotPass => keys::RULE_BOTH_CASTLES,
            Self::NothingToTakeBack => keys::RULE_TABLE_CONFIRM,
            Self::Veiled => keys::RULE_TABLE_VEIL,
        }
    }
}

/// Fact: a choice was refused.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused(pub RefusalReason);
