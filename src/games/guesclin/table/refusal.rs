//! Why a choice is refused, in words.

use bevy::prelude::*;

use super::refusal_words;
use crate::games::guesclin::rules::{Board, Fighter, Hex, Move, Path, Refusal};
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
    /// The paragraph of the rulebook that explains it.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::Rule(refusal) => refusal.paragraph(),
            Self::Nobody | Self::NoPlan => "guesclin-rule-action",
            Self::Sealed => "guesclin-rule-table-undo",
            Self::NotNow => "guesclin-rule-round",
        }
    }

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

/// Why a hex is out of reach, as exactly as it can be said: an obstacle, water, an enemy, or how many points are wanting.
#[must_use]
pub fn sharper(board: &Board, who: Fighter, to: Hex, why: Refusal) -> Refusal {
    let (Refusal::OutOfReach(_), Some(from)) = (why, board.at(who)) else {
        return why;
    };
    if board.entry_cost(who, to).is_none() {
        return Refusal::Impassable(to);
    }
    if from.distance(to) == 1
        && let Some(path) = Path::new([from, to])
        && let Err(own) = board.check(Move::Follow {
            who,
            path,
            exit: None,
        })
    {
        return own;
    }
    let points = board.points(who);
    let further = board.reach_with(who, from, points + 2);
    match further.cost(to) {
        Some(cost) => Refusal::TooFar { cost, points },
        None => why,
    }
}
