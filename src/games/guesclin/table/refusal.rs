//! Why a choice is refused, in words.

use bevy::prelude::*;

use super::refusal_words;
use crate::games::guesclin::rules::Refusal;
use crate::i18n::LocalizedText;

/// Fact: a choice was refused.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused(pub RefusalReason);

/// Why a choice was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusalReason {
    /// By the rules.
    Rule(Refusal),
    /// Nobody is chosen to go there.
    Nobody,
    /// Nothing is planned that could be committed.
    NoPlan,
    /// Nothing can be taken back: a die was thrown since, or the activation has just begun.
    Sealed,
    /// It is not the time for it.
    NotNow,
}

impl From<Refusal> for RefusalReason {
    fn from(refusal: Refusal) -> Self {
        Self::Rule(refusal)
    }
}

impl RefusalReason {
    /// The sentence.
    #[must_use]
    pub fn message(self) -> LocalizedText {
        match self {
            Self::Rule(refusal) => refusal_words::rule(refusal),
            Self::Nobody => LocalizedText::new("guesclin-choose-fighter"),
            Self::NoPlan => LocalizedText::new("guesclin-no-plan"),
            Self::Sealed => LocalizedText::new("guesclin-sealed"),
            Self::NotNow => LocalizedText::new("guesclin-not-now"),
        }
    }
}
