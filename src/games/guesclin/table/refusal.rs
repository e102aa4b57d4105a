//! Why a choice is refused, in words.

use bevy::prelude::*;

use super::{refusal_words, words};
use crate::keys;
use guesclin_rules::{Board, Fighter, Hex, Move, Order, Path, Refusal};
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
    /// Nobody is chosen to go there.
    Nobody,
    /// Nothing is planned that could be committed.
    NoPlan,
    /// Nothing can be taken back: a die was thrown since, or the activation has just begun.
    Sealed,
    /// It is not the time for it.
    NotNow,
    /// The banner is surprised: nobody of it moves.
    Surprised,
    /// This order stops the fighter.
    Halted(Order),
}

impl From<Refusal> for RefusalReason {
    fn from(refusal: Refusal) -> Self {
        Self::Rule(refusal)
    }
}

impl RefusalReason {
    /// The paragraph of the rulebook that explains it.
    #[must_use]
    pub const fn paragraph(self) -> MessageKey {
        match self {
            Self::Rule(refusal) => refusal.paragraph(),
            Self::Nobody | Self::NoPlan => keys::GUESCLIN_RULE_ACTION,
            Self::Sealed => keys::GUESCLIN_RULE_TABLE_UNDO,
            Self::NotNow => keys::GUESCLIN_RULE_ROUND,
            Self::Surprised => keys::GUESCLIN_RULE_SURPRISE,
            Self::Halted(_) => keys::GUESCLIN_RULE_ORDER_REACH,
        }
    }

    /// The sentence.
    #[must_use]
    pub fn message(self) -> LocalizedText {
        match self {
            Self::Rule(refusal) => refusal_words::rule(refusal),
            Self::Nobody => LocalizedText::new(keys::GUESCLIN_CHOOSE_FIGHTER),
            Self::NoPlan => LocalizedText::new(keys::GUESCLIN_NO_PLAN),
            Self::Sealed => LocalizedText::new(keys::GUESCLIN_SEALED),
            Self::NotNow => LocalizedText::new(keys::GUESCLIN_NOT_NOW),
            Self::Surprised => LocalizedText::new(keys::GUESCLIN_REFUSED_STILL_SURPRISED),
            Self::Halted(order) => LocalizedText::new(keys::GUESCLIN_REFUSED_STILL_ORDER)
                .with("order", words::order(order)),
        }
    }
}

/// Why a hex, or an enemy on it, is out of reach, as exactly as it can be said: MOVE is 0, an obstacle, water, an
/// enemy, or what going there costs.
#[must_use]
pub fn sharper(board: &Board, who: Fighter, to: Hex, why: Refusal) -> RefusalReason {
    let (Refusal::OutOfReach(_), Some(from)) = (why, board.at(who)) else {
        return why.into();
    };
    if let Some(still) = standing_still(board, who) {
        return still;
    }
    if board.moved() == Some(who) {
        return Refusal::Moved.into();
    }
    if board.entry_cost(who, to).is_none() {
        return Refusal::Impassable(to).into();
    }
    if from.distance(to) == 1
        && let Some(path) = Path::new([from, to])
        && let Err(own) = board.check(Move::Follow {
            who,
            path,
            exit: None,
        })
    {
        return own.into();
    }
    let points = board.points(who);
    let further = board.reach_with(who, from, u8::MAX);
    let foe = (board.on(to)).is_some_and(|other| board.camp(other) != board.camp(who));
    let cost = if foe {
        // Somebody who strikes stands beside.
        let beside = board.scenario().map.open_around(to);
        let free = beside.filter(|&at| board.on(at).is_none());
        free.filter_map(|at| further.cost(at)).min()
    } else {
        further.cost(to)
    };
    match cost {
        Some(cost) if cost > points => Refusal::TooFar { cost, points }.into(),
        _ => why.into(),
    }
}

/// Why a fighter does not move at all.
fn standing_still(board: &Board, who: Fighter) -> Option<RefusalReason> {
    if board.points(who) > 0 {
        return None;
    }
    if board.surprised(board.banner(who)) {
        return Some(RefusalReason::Surprised);
    }
    let order = board.fighter(who).order;
    let stops = order.filter(|order| order.moves(1) == 0)?;
    Some(RefusalReason::Halted(stops))
}
