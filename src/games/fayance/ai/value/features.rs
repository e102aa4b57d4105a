//! The features of a state for a net: the cards of both sides, the territories, and the mean advantages.

use std::sync::LazyLock;

use crate::endgame::GameState;
use fayance_rules::{
    ARMY, BySide, Card, Cards, Side, TERRITORIES, TO_WIN, TURNS, Territories, Territory, fight,
};

/// How many features a state has.
pub const FEATURES: usize = ADVANTAGES + 2;

/// Where the numbers of a state begin: how many cards of each kind the captor has, and the other side; how many of them
/// are active; how many territories the captor holds; the next territory; those below it; the mean advantages.
pub(super) const OWN: [usize; 2] = [0, Card::KINDS];
pub(super) const ACTIVE: [usize; 2] = [2 * Card::KINDS, 3 * Card::KINDS];
pub(super) const HELD: usize = 4 * Card::KINDS;
const NEXT: usize = HELD + TO_WIN as usize;
const BELOW: usize = NEXT + TERRITORIES;
/// Wins less losses of all cards on all territories left, and of the active ones on the next, a pair of cards on
/// average over pairs and turns.
pub(super) const ADVANTAGES: usize = BELOW + TERRITORIES;

/// A number for each pair of kinds, the captor's or north's first.
pub(super) type PairValues = [[f32; Card::KINDS]; Card::KINDS];

/// North's wins less losses for each pair of kinds, on average over the turns of each territory.
static PAIRS: LazyLock<[PairValues; TERRITORIES]> = LazyLock::new(|| {
    Territory::ALL.map(|territory| {
        let mut pairs = [[0.0; Card::KINDS]; Card::KINDS];
        for turn in 0..TURNS {
            for north in Card::ALL {
                for south in Card::ALL {
                    let result = fight(BySide::new(north, south), territory.terrains(turn));
                    pairs[north.index()][south.index()] += match result.winner {
                        Some(Side::North) => 1.0 / f32::from(TURNS),
                        Some(Side::South) => -1.0 / f32::from(TURNS),
                        None => 0.0,
                    };
                }
            }
        }
        pairs
    })
});

/// The mean of [`PAIRS`] over some territories.
pub(super) fn mean_pairs(territories: Territories) -> PairValues {
    let mut mean = [[0.0; Card::KINDS]; Card::KINDS];
    let share = 1.0 / f32::from(territories.count().max(1));
    for territory in territories.iter() {
        let pairs = PAIRS[territory.index()].iter().flatten();
        for (sum, here) in mean.iter_mut().flatten().zip(pairs) {
            *sum += share * here;
        }
    }
    mean
}

/// The numbers of the territories that are left, of which one of `candidates` is next.
pub(super) fn lands(all: Territories, candidates: Territories, features: &mut Vec<(usize, f32)>) {
    let share = 1.0 / f32::from(candidates.count().max(1));
    for territory in all.iter() {
        let next = if candidates.contains(territory) {
            share
        } else {
            0.0
        };
        features.push((NEXT + territory.index(), next));
        features.push((BELOW + territory.index(), 1.0 - next));
    }
}

/// The numbers of a state before refills; with `bared` false as if the next territory were not known yet.
pub(crate) fn features(state: &GameState, bared: bool, features: &mut Vec<(usize, f32)>) {
    features.clear();
    let captor = state.leader;
    let sides = [captor, captor.other()];
    for (at, side) in sides.into_iter().enumerate() {
        for (from, cards) in [(OWN[at], state.own[side]), (ACTIVE[at], state.active[side])] {
            let kinds = cards.each_kind();
            features
                .extend(kinds.map(|card| (from + card.index(), f32::from(cards.of_kind(card)))));
        }
    }
    let held = match captor {
        Side::North => state.north,
        Side::South => state.captured() - state.north,
    };
    features.push((HELD + usize::from(held).min(TO_WIN as usize - 1), 1.0));
    let all = state.below.with(state.next);
    let candidates = if bared {
        Territories::NONE.with(state.next)
    } else {
        all
    };
    lands(all, candidates, features);
    let sum = |pairs: &PairValues, cards: BySide<Cards>| -> f32 {
        let mut sum = 0.0;
        for north in cards[Side::North].iter() {
            for south in cards[Side::South].iter() {
                sum += pairs[north.index()][south.index()];
            }
        }
        if captor == Side::North { sum } else { -sum }
    };
    let count = f32::from(state.own[captor].count());
    let mean = sum(&mean_pairs(all), state.own) / (count * count);
    let next = sum(&mean_pairs(candidates), state.active);
    features.push((ADVANTAGES, ALL_SCALE * mean));
    features.push((ADVANTAGES + 1, NEXT_SCALE * next));
}

/// The advantages are of the size of the other numbers.
pub(super) const ALL_SCALE: f32 = 4.0;
pub(super) const NEXT_SCALE: f32 = 1.0 / (ARMY as f32 - 1.0);
