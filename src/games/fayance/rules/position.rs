//! A position: what lies where at one moment, and the methods that read it. What a move leads to is in `flow`.

use arrayvec::ArrayVec;

use super::card::{Card, Troop};
use super::cards::{ARMY, Cards};
use super::decision::{Decision, DecisionKind, Move};
use super::refusal::Refusal;
use super::setup::{BadSetup, Deal, RulesConfig, Setup};
use super::side::{BySide, Side};
use super::territory::{TERRITORIES, TO_WIN, Territories, Territory};
use super::view::Capture;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The king.
    pub winner: Side,
    /// How many territories each side holds: five, and 0 to 4.
    pub held: BySide<u8>,
}

/// What is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Cards are dealt, an opening is settled, a combat is fought: no decision. Seen only in events.
    Between,
    /// Both sides choose their first active army.
    Muster,
    /// Both sides call a troop.
    Call,
    /// The leader turns the territory.
    Lay,
    /// Both sides choose a card.
    Choose,
    /// Both sides complete their active army.
    Refill,
    /// The game is over.
    Over(Outcome),
}

/// An active army: four slots in table order. The order has no meaning in the rules.
pub type Slots = [Option<Card>; ARMY];

/// A game at one moment, everything hidden included. Bots and screens never get one: see [`View`](super::View).
///
/// Cloning copies about 150 bytes; playing allocates nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) config: RulesConfig,
    pub(super) stage: Stage,
    pub(super) slots: BySide<Slots>,
    /// The cards in the slots.
    pub(super) active: BySide<Cards>,
    pub(super) reserve: BySide<Cards>,
    pub(super) discard: BySide<Cards>,
    pub(super) pile: [Territory; TERRITORIES],
    /// How many territories have been taken from the pile.
    pub(super) taken: u8,
    /// The territories below the top of the pile.
    pub(super) below: Territories,
    pub(super) captures: ArrayVec<Capture, TERRITORIES>,
    pub(super) held: BySide<u8>,
    pub(super) leader: Option<Side>,
    pub(super) turn: u8,
    /// The undecided combats on this territory, in order: the cards go back to the reserves at once.
    pub(super) put_back: ArrayVec<BySide<Card>, 3>,
    /// The equal calls so far.
    pub(super) equal_calls: ArrayVec<Troop, 3>,
    /// Confirmed choices that the other side has not yet answered.
    pub(super) pending: BySide<Option<Move>>,
    /// Whom the lot makes leader, if one is drawn.
    pub(super) lot: Side,
}

impl Position {
    /// The position of a valid set-up before anything is dealt.
    ///
    /// # Errors
    /// The set-up is not valid.
    pub(super) fn blank(setup: Setup) -> Result<Self, BadSetup> {
        let Setup { config, deal } = setup.validate()?;
        let Deal { pile, lot, .. } = deal;
        Ok(Self {
            config,
            stage: Stage::Between,
            slots: BySide::default(),
            active: BySide::default(),
            reserve: deal.hands(),
            discard: BySide::default(),
            pile,
            taken: 0,
            below: Territories::ALL.without(pile[0]),
            captures: ArrayVec::new(),
            held: BySide::default(),
            leader: None,
            turn: 0,
            put_back: ArrayVec::new(),
            equal_calls: ArrayVec::new(),
            pending: BySide::default(),
            lot,
        })
    }

    /// What is agreed.
    #[must_use]
    pub fn config(&self) -> RulesConfig {
        self.config
    }

    /// What is going on.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// A side's active cards.
    #[must_use]
    pub fn active(&self, side: Side) -> Cards {
        self.active[side]
    }

    /// A side's reserve, with the cards put back on this territory.
    #[must_use]
    pub fn reserve(&self, side: Side) -> Cards {
        self.reserve[side]
    }

    /// A side's discards.
    #[must_use]
    pub fn discard(&self, side: Side) -> Cards {
        self.discard[side]
    }

    /// The territories captured so far, in order.
    #[must_use]
    pub fn captures(&self) -> &[Capture] {
        &self.captures
    }

    /// How many territories each side holds.
    #[must_use]
    #[inline]
    pub fn held(&self) -> BySide<u8> {
        self.held
    }

    /// The leader: who lays, or laid, the territory of now. `None` before the opening.
    #[must_use]
    pub fn leader(&self) -> Option<Side> {
        self.leader
    }

    /// The territory taken from the pile and not yet captured.
    #[must_use]
    pub fn territory(&self) -> Option<Territory> {
        let taken = usize::from(self.taken);
        (taken > self.captures.len()).then(|| self.pile[taken - 1])
    }

    /// The top of the pile, if there is one.
    #[must_use]
    pub fn top(&self) -> Option<Territory> {
        self.pile.get(usize::from(self.taken)).copied()
    }

    /// The territories that lie below the top; their order is hidden from everybody.
    #[must_use]
    pub fn below(&self) -> Territories {
        self.below
    }

    /// How many combats have been fought, or are being fought, on the territory of now: 1 to 4; 0 before the first.
    #[must_use]
    #[inline]
    pub fn combat(&self) -> u8 {
        self.put_back.len() as u8 + u8::from(matches!(self.stage, Stage::Choose | Stage::Refill))
    }

    /// What `side` must decide now; `None` if it owes nothing, or has confirmed.
    #[must_use]
    #[inline]
    pub fn decision(&self, side: Side) -> Option<Decision> {
        if self.pending[side].is_some() {
            return None;
        }
        let kind = match self.stage {
            Stage::Muster => DecisionKind::Muster {
                from: self.reserve[side],
            },
            Stage::Call => DecisionKind::Call,
            Stage::Lay if self.leader == Some(side) => DecisionKind::Lay {
                territory: self.territory()?,
            },
            Stage::Choose => DecisionKind::Choose {
                from: self.active[side],
            },
            Stage::Refill => DecisionKind::Refill {
                from: self.reserve[side],
                count: self.combat(),
            },
            Stage::Lay | Stage::Between | Stage::Over(_) => return None,
        };
        Some(Decision { side, kind })
    }

    /// The sides that owe a decision: both where choices are secret and simultaneous, none when the game is over.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> ArrayVec<Side, 2> {
        let owes = |side: &Side| self.decision(*side).is_some();
        Side::ALL.into_iter().filter(owes).collect()
    }

    /// Every legal move of `side`, in a fixed order; none if it owes nothing.
    #[must_use]
    pub fn legal_moves(&self, side: Side) -> Vec<Move> {
        self.decision(side)
            .map(|decision| decision.moves())
            .unwrap_or_default()
    }

    /// Whether the rules allow `m` of `side` now.
    ///
    /// # Errors
    /// The rule that refuses it.
    #[inline]
    pub fn is_legal(&self, side: Side, m: Move) -> Result<(), Refusal> {
        match self.decision(side) {
            Some(decision) => decision.check(m),
            None => Err(match self.stage {
                Stage::Over(_) => Refusal::GameOver,
                Stage::Lay => Refusal::NotLeader,
                _ => Refusal::Confirmed,
            }),
        }
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The side that has five territories, if one has.
    pub(super) fn king(&self) -> Option<Outcome> {
        let held = self.held();
        let winner = Side::ALL.into_iter().find(|&side| held[side] >= TO_WIN)?;
        Some(Outcome { winner, held })
    }
}
