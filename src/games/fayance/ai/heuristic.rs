//! A formula for what a capture is worth before the end of a game can be solved: an estimate of north's chance to
//! become king from who leads, how many territories each side holds, and how the cards that are left stand against each
//! other on the territories that are left. What the responder learns begins with it; the champion has better (`value`).

use super::territory::Captured;
use fayance_rules::{BySide, Card, Cards, Side, TO_WIN, TURNS, Territories, fight};

/// How much more often than half of the time the leader takes a territory.
const LEAD: f64 = 0.10;
/// By how much a chance to take a territory grows with the mean advantage of the cards left (-1 to 1).
const GAIN: f64 = 0.55;
/// The side of the tables by territories held.
const HELD: usize = TO_WIN as usize + 1;

/// The estimate for one set of cards and territories.
#[derive(Debug, Clone)]
pub(super) struct Heuristic {
    /// North's wins less losses for a pair of kinds, on average over the turns of the territories left.
    pairs: [[f64; Card::KINDS]; Card::KINDS],
    /// The sums of `pairs` over all of south's, and of north's, cards, by the kind of the other's.
    sums: BySide<[f64; Card::KINDS]>,
    total: f64,
    /// How many cards each side has.
    count: f64,
    /// By captor, then by territories of north and of south: north's chance with even cards, and how it grows with the
    /// advantage.
    chances: [[[(f64, f64); HELD]; HELD]; 2],
}

impl Heuristic {
    /// The heuristic of `own` cards, with `left` still to be fought over after the territory of now.
    pub fn new(own: BySide<Cards>, left: Territories) -> Self {
        let mut heuristic = Self {
            pairs: pairs(left),
            sums: BySide::default(),
            total: 0.0,
            count: f64::from(own[Side::North].count()),
            chances: [chances(Side::North), chances(Side::South)],
        };
        for north in own[Side::North].iter() {
            for south in own[Side::South].iter() {
                let here = heuristic.pairs[north.index()][south.index()];
                heuristic.total += here;
            }
        }
        for card in Card::ALL {
            let kind = card.index();
            let against = own[Side::South].iter();
            heuristic.sums[Side::North][kind] = against
                .map(|south| heuristic.pairs[kind][south.index()])
                .sum();
            let against = own[Side::North].iter();
            heuristic.sums[Side::South][kind] = against
                .map(|north| heuristic.pairs[north.index()][kind])
                .sum();
        }
        heuristic
    }

    /// North's chance after a capture, when north and south held `held` territories before it.
    pub fn value(&self, held: BySide<u8>, captured: Captured) -> f64 {
        let BySide([north, south]) = captured.cards.map(Card::index);
        let sums = self.sums[Side::North][north] + self.sums[Side::South][south];
        let left = self.total - sums + self.pairs[north][south];
        let cards = (self.count - 1.0).max(1.0);
        let winner = captured.winner;
        let held = |side: Side| usize::from(held[side] + u8::from(winner == side));
        let (even, slope) = self.chances[winner.index()][held(Side::North)][held(Side::South)];
        even + slope * left / (cards * cards)
    }
}

/// North's wins less losses for each pair of kinds, on average over all turns of `left`.
fn pairs(left: Territories) -> [[f64; Card::KINDS]; Card::KINDS] {
    let mut pairs = [[0.0; Card::KINDS]; Card::KINDS];
    let ways = f64::from(left.count().max(1)) * f64::from(TURNS);
    for territory in left.iter() {
        for turn in 0..TURNS {
            let terrains = territory.terrains(turn);
            for north in Card::ALL {
                for south in Card::ALL {
                    let here = match fight(BySide::new(north, south), terrains).winner {
                        Some(Side::North) => 1.0,
                        Some(Side::South) => -1.0,
                        None => 0.0,
                    };
                    pairs[north.index()][south.index()] += here / ways;
                }
            }
        }
    }
    pairs
}

/// North's chance by territories held when `captor` leads the next one, with even cards, and how it grows with the
/// advantage. The leader takes a territory a little more often than not, and whoever takes it leads the next.
fn chances(captor: Side) -> [[(f64, f64); HELD]; HELD] {
    let at = |edge: f64| {
        let mut by_leader = [[[0.0; HELD]; HELD]; 2];
        for total in (0..2 * HELD - 1).rev() {
            for north in 0..HELD {
                let Some(south) = total.checked_sub(north).filter(|&south| south < HELD) else {
                    continue;
                };
                for leader in Side::ALL {
                    let lead = if leader == Side::North { LEAD } else { -LEAD };
                    let takes = (0.5 + lead + edge).clamp(0.02, 0.98);
                    by_leader[leader.index()][north][south] = if north + 1 == HELD {
                        1.0
                    } else if south + 1 == HELD {
                        0.0
                    } else {
                        takes * by_leader[0][north + 1][south]
                            + (1.0 - takes) * by_leader[1][north][south + 1]
                    };
                }
            }
        }
        by_leader[captor.index()]
    };
    const STEP: f64 = 0.05;
    let (low, even, high) = (at(-STEP), at(0.0), at(STEP));
    let mut chances = [[(0.0, 0.0); HELD]; HELD];
    for north in 0..HELD {
        for south in 0..HELD {
            let slope = (high[north][south] - low[north][south]) / (2.0 * STEP);
            chances[north][south] = (even[north][south], slope * GAIN);
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_fair_and_grow_with_territories() {
        let (north, south) = (chances(Side::North), chances(Side::South));
        for own in 0..HELD - 1 {
            for other in 0..HELD - 1 {
                let (even, slope) = north[own][other];
                assert!((even + south[other][own].0 - 1.0).abs() < 1e-12);
                assert!(slope > 0.0 && even > south[own][other].0);
                assert!(north[own + 1][other].0 > even && north[own][other + 1].0 < even);
            }
        }
        assert!((north[4][4].0 - 0.5 - LEAD).abs() < 1e-12);
    }
}
