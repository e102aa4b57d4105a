//! One combat: two cards, and the tests that settle it. Rules: A territory, 2.

use super::card::{Card, People};
use super::side::{BySide, Side};
use super::territory::Terrain;
use kit_rules::named::named;

/// What settled a combat, in the order in which the tests are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Test {
    /// The troops differ: the stronger one of the ring wins.
    Troop,
    /// Exactly one card is favoured by the terrain of its own side.
    Terrain,
    /// Neither is favoured, and exactly one is a halfling.
    Halfling,
    /// None of these: nobody wins, and the next combat follows.
    Undecided,
    /// None of these in the fourth combat: the second wins.
    Fourth,
}

named!(
    Test, "test":
    Troop = "troop",
    Terrain = "terrain",
    Halfling = "halfling",
    Undecided = "undecided",
    Fourth = "fourth",
);

/// How a combat ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CombatResult {
    /// Who won; `None` if it is undecided.
    pub winner: Option<Side>,
    /// What settled it.
    pub by: Test,
}

/// The result of a combat of `cards` where each side fights in its terrain of `terrains`, the fourth combat left aside.
/// The first test that applies settles it.
#[must_use]
#[inline]
pub fn fight(cards: BySide<Card>, terrains: BySide<Terrain>) -> CombatResult {
    let BySide([north, south]) = cards;
    let won = |winner, by| CombatResult {
        winner: Some(winner),
        by,
    };
    if north.troop() != south.troop() {
        let winner = if north.troop().beats(south.troop()) {
            Side::North
        } else {
            Side::South
        };
        return won(winner, Test::Troop);
    }
    let favoured = Side::ALL.map(|side| cards[side].people().is_favoured(terrains[side]));
    match favoured {
        [true, false] => return won(Side::North, Test::Terrain),
        [false, true] => return won(Side::South, Test::Terrain),
        [true, true] => {}
        [false, false] => match cards.0.map(|card| card.people() == People::Halfling) {
            [true, false] => return won(Side::North, Test::Halfling),
            [false, true] => return won(Side::South, Test::Halfling),
            [true, true] | [false, false] => {}
        },
    }
    CombatResult {
        winner: None,
        by: Test::Undecided,
    }
}

/// [`fight`], and in the fourth combat the rule that the second, who did not turn the territory, wins where nobody
/// prevails. Rules: A territory, 4.
#[must_use]
#[inline]
pub fn fight_numbered(
    n: u8,
    cards: BySide<Card>,
    terrains: BySide<Terrain>,
    leader: Side,
) -> CombatResult {
    let result = fight(cards, terrains);
    if result.winner.is_none() && n == 4 {
        return CombatResult {
            winner: Some(leader.other()),
            by: Test::Fourth,
        };
    }
    result
}
