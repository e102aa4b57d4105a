//! The combats over one territory as a stack of matrix games: what a capture is worth is the caller's business.

use arrayvec::ArrayVec;

use fayance_rules::{ARMY, BySide, Card, Cards, Side, TURNS, Terrain, Territory, fight_numbered};
use kit_ai::exact::matrix::{self, MatrixSolution};

/// Two armies over one territory.
#[derive(Debug, Clone, Copy)]
pub(super) struct Battle {
    /// The terrain of each side.
    pub terrains: BySide<Terrain>,
    /// Who laid the territory.
    pub leader: Side,
    /// The cards that are still active.
    pub active: BySide<Cards>,
}

/// A territory as it was captured.
#[derive(Debug, Clone, Copy)]
pub(super) struct Captured {
    /// Who captured it.
    pub winner: Side,
    /// The two cards that are discarded.
    pub cards: BySide<Card>,
    /// The cards that are still active; four less these is how many combats there were.
    pub active: BySide<Cards>,
}

/// A choice of both sides as a matrix: north's chances, with the cards of its rows (north) and columns (south).
#[derive(Debug, Clone)]
pub(super) struct PayoffMatrix {
    pub entries: ArrayVec<f64, 16>,
    pub cards: BySide<ArrayVec<Card, ARMY>>,
}

impl PayoffMatrix {
    fn columns(&self) -> usize {
        self.cards[Side::South].len()
    }

    /// North's chance to win.
    pub fn value(&self) -> f64 {
        matrix::value(&self.entries, self.columns())
    }

    pub fn solve(&self) -> MatrixSolution {
        matrix::solve(&self.entries, self.columns())
    }
}

impl Battle {
    /// The battles over `territory` for each turn that differs in the terrains, if `leader` lays it between `active`.
    pub fn all(
        territory: Territory,
        leader: Side,
        active: BySide<Cards>,
    ) -> impl Iterator<Item = Self> {
        turns(territory).map(move |turn| Self {
            terrains: territory.terrains(turn),
            leader,
            active,
        })
    }

    /// What each pair of cards is worth to north, where `value_of` says what a capture is.
    pub fn choice(&self, value_of: &mut impl FnMut(Captured) -> f64) -> PayoffMatrix {
        let cards = self
            .active
            .map(|active| active.each_kind().collect::<ArrayVec<Card, ARMY>>());
        let n = ARMY as u8 + 1 - self.active[Side::North].count();
        let mut entries = ArrayVec::new();
        for &north in &cards[Side::North] {
            for &south in &cards[Side::South] {
                let pair = BySide::new(north, south);
                let active = BySide::new(
                    self.active[Side::North] - Cards::one(north),
                    self.active[Side::South] - Cards::one(south),
                );
                let result = fight_numbered(n, pair, self.terrains, self.leader);
                entries.push(match result.winner {
                    Some(winner) => value_of(Captured {
                        winner,
                        cards: pair,
                        active,
                    }),
                    None => Self { active, ..*self }.value(value_of),
                });
            }
        }
        PayoffMatrix { entries, cards }
    }

    /// North's chance to win from the next choice on.
    pub fn value(&self, value_of: &mut impl FnMut(Captured) -> f64) -> f64 {
        self.choice(value_of).value()
    }
}

/// The turns of a territory that differ in the terrains, the first of each.
pub(super) fn turns(territory: Territory) -> impl Iterator<Item = u8> {
    (0..TURNS).filter(move |&turn| {
        (0..turn).all(|before| territory.terrains(before) != territory.terrains(turn))
    })
}

/// What each turn is worth to north if `leader` lays `territory` between `active`.
pub(super) fn by_turn(
    territory: Territory,
    leader: Side,
    active: BySide<Cards>,
    mut value_of: impl FnMut(Captured) -> f64,
) -> ArrayVec<(u8, f64), 4> {
    let battle = |turn| Battle {
        terrains: territory.terrains(turn),
        leader,
        active,
    };
    turns(territory)
        .map(|turn| (turn, battle(turn).value(&mut value_of)))
        .collect()
}

/// The turn that is best for `leader`, and what it is worth to north.
pub(super) fn best_turn(leader: Side, turns: &[(u8, f64)]) -> (u8, f64) {
    let mut all = turns.iter().copied();
    let first = all.next().unwrap_or((0, 0.0));
    all.fold(first, |best, other| {
        let better = match leader {
            Side::North => other.1 > best.1,
            Side::South => other.1 < best.1,
        };
        if better { other } else { best }
    })
}
