//! Moves, and the decisions that they answer. A [`Decision`] holds only what its own side knows, so a bot or the screen
//! can list legal moves without the position.

use rand::{Rng, RngExt};

use super::card::{Card, Troop};
use super::cards::{ARMY, Cards, Row};
use super::refusal::Refusal;
use super::side::Side;
use super::territory::{TURNS, Territory};

/// One choice of a side. It names kinds of cards, never copies (Ruling 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// The first active army: four of the twelve cards.
    Muster(Row),
    /// A call in the opening duel.
    Call(Troop),
    /// The leader lays the territory, turned by so many quarters clockwise.
    Lay(u8),
    /// The card for the next combat.
    Choose(Card),
    /// Cards from the reserve, as many as there were combats.
    Refill(Row),
}

/// A pending decision, with all that determines which moves are legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who decides.
    pub side: Side,
    /// What is decided.
    pub kind: DecisionKind,
}

/// The kinds of decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DecisionKind {
    /// Four cards for the first active army.
    Muster {
        /// The twelve cards dealt.
        from: Cards,
    },
    /// A troop to call.
    Call,
    /// How to turn the territory.
    Lay {
        /// The territory taken from the pile.
        territory: Territory,
    },
    /// A card to fight with.
    Choose {
        /// The cards still active.
        from: Cards,
    },
    /// Cards to complete the active army.
    Refill {
        /// The reserve.
        from: Cards,
        /// How many: as many as there were combats on the territory.
        count: u8,
    },
}

impl Decision {
    /// Every legal move, in a fixed order. A row of cards in another order is legal, too: it says only which slots the
    /// cards take.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let rows = |from: Cards, size, m: fn(Row) -> Move| {
            let parts = from.parts(size).into_iter();
            parts.map(|cards| m(Row::sorted(cards))).collect()
        };
        match self.kind {
            DecisionKind::Muster { from } => rows(from, ARMY as u8, Move::Muster),
            DecisionKind::Call => Troop::ALL.map(Move::Call).to_vec(),
            DecisionKind::Lay { .. } => (0..TURNS).map(Move::Lay).collect(),
            DecisionKind::Choose { from } => from.each_kind().map(Move::Choose).collect(),
            DecisionKind::Refill { from, count } => rows(from, count, Move::Refill),
        }
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        match self.kind {
            DecisionKind::Muster { from } => from.count_parts(ARMY as u8),
            DecisionKind::Call => Troop::ALL.len() as u32,
            DecisionKind::Lay { .. } => u32::from(TURNS),
            DecisionKind::Choose { from } => from.kinds().count_ones(),
            DecisionKind::Refill { from, count } => from.count_parts(count),
        }
    }

    /// A legal move, all equally likely.
    pub fn sample(&self, rng: &mut impl Rng) -> Move {
        match self.kind {
            DecisionKind::Muster { from } => {
                Move::Muster(Row::sorted(from.sample(ARMY as u8, rng)))
            }
            DecisionKind::Call => Move::Call(Troop::ALL[rng.random_range(0..Troop::ALL.len())]),
            DecisionKind::Lay { .. } => Move::Lay(rng.random_range(0..TURNS)),
            DecisionKind::Choose { from } => {
                let nth = rng.random_range(0..from.kinds().count_ones().max(1));
                let card = from.each_kind().nth(nth as usize);
                // An army that chooses is never empty.
                Move::Choose(card.unwrap_or(Card::ALL[0]))
            }
            DecisionKind::Refill { from, count } => {
                Move::Refill(Row::sorted(from.sample(count, rng)))
            }
        }
    }

    /// Whether the rules allow `m` here.
    ///
    /// # Errors
    /// The rule that refuses it.
    #[inline]
    pub fn check(&self, m: Move) -> Result<(), Refusal> {
        let within = |row: Row, from: Cards, else_| match row.cards() {
            Some(cards) if from.contains(cards) => Ok(()),
            _ => Err(else_),
        };
        match (self.kind, m) {
            (DecisionKind::Muster { from }, Move::Muster(row)) => {
                if usize::from(row.count()) != ARMY {
                    return Err(Refusal::MusterFour(row.count()));
                }
                within(row, from, Refusal::NotDealt)
            }
            (DecisionKind::Call, Move::Call(_)) => Ok(()),
            (DecisionKind::Lay { .. }, Move::Lay(turn)) => {
                if turn < TURNS {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchTurn(turn))
                }
            }
            (DecisionKind::Choose { from }, Move::Choose(card)) => {
                if from.contains(Cards::one(card)) {
                    Ok(())
                } else {
                    Err(Refusal::NotActive(card))
                }
            }
            (DecisionKind::Refill { from, count }, Move::Refill(row)) => {
                if row.count() != count {
                    return Err(Refusal::RefillCount {
                        due: count,
                        given: row.count(),
                    });
                }
                within(row, from, Refusal::NotInReserve)
            }
            _ => Err(Refusal::WrongKind),
        }
    }
}
