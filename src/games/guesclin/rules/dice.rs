//! Dice: how many are thrown and kept for each capacity, and the exact chance of each score. Rules: 8.

use std::sync::LazyLock;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use kit_rules::seed::{Seed, following};

/// The highest capacity; a higher one counts as this (ruling 13).
pub const MOST: u8 = 5;

/// How many dice a capacity throws, and whether the best two are kept, or the worst.
#[must_use]
pub const fn pool(capacity: u8) -> (u8, bool) {
    match capacity {
        0 => (4, false),
        1 => (3, false),
        2 => (2, true),
        3 => (3, true),
        4 => (4, true),
        _ => (5, true),
    }
}

/// The capacity that counts: 0 to 5.
#[must_use]
pub fn capped(capacity: i8) -> u8 {
    capacity.clamp(0, MOST as i8) as u8
}

/// Dice in the order thrown, each 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    faces: [u8; MOST as usize],
    count: u8,
}

impl Dice {
    /// The dice with these faces; `None` if there are more than five, or a face is not 1 to 6.
    #[must_use]
    pub fn new(faces: &[u8]) -> Option<Self> {
        let mut dice = Self {
            faces: [0; MOST as usize],
            count: faces.len() as u8,
        };
        if faces.iter().any(|face| !(1..=6).contains(face)) {
            return None;
        }
        dice.faces.get_mut(..faces.len())?.copy_from_slice(faces);
        Some(dice)
    }

    /// The dice of a capacity, all with the same face: six for a sure hit, one for a sure miss.
    #[must_use]
    pub fn all(capacity: u8, face: u8) -> Self {
        let (count, _) = pool(capacity);
        Self {
            faces: [face; MOST as usize],
            count,
        }
    }

    /// The throw numbered `n` from 0 of a game: the same on every machine.
    #[must_use]
    pub fn thrown(seed: Seed, n: u32, capacity: u8) -> Self {
        let mut rng = Pcg32::seed_from_u64(following(seed, u64::from(n)).0);
        let mut dice = Self::all(capacity, 1);
        for face in &mut dice.faces[..usize::from(dice.count)] {
            *face = rng.random_range(1..=6);
        }
        dice
    }

    /// The faces in the order thrown.
    #[must_use]
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.count)]
    }

    /// How many dice there are.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// The two dice that a capacity keeps, the larger first.
    #[must_use]
    pub fn kept(&self, capacity: u8) -> [u8; 2] {
        let mut sorted = self.faces;
        let sorted = &mut sorted[..usize::from(self.count)];
        sorted.sort_unstable();
        match (&*sorted, pool(capacity).1) {
            (&[.., second, first], true) => [first, second],
            (&[first, second, ..], false) => [second, first],
            _ => [0; 2],
        }
    }
}

/// A throw with its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Throw {
    /// The capacity, 0 to 5.
    pub capacity: u8,
    /// The dice.
    pub dice: Dice,
    /// The two that were kept, the larger first.
    pub kept: [u8; 2],
    /// Their sum.
    pub score: u8,
}

impl Throw {
    /// The score of dice.
    #[must_use]
    pub fn of(capacity: u8, dice: Dice) -> Self {
        let kept = dice.kept(capacity);
        Self {
            capacity,
            dice,
            kept,
            score: kept[0] + kept[1],
        }
    }

    /// Whether it hits a defence score: 12 always does, 2 never.
    #[must_use]
    pub fn hits(&self, defence: i8) -> bool {
        is_hit(self.score, defence)
    }
}

const fn is_hit(score: u8, defence: i8) -> bool {
    score == 12 || (score != 2 && score as i8 >= defence)
}

/// In how many ways a capacity gives each score from 0 to 12.
type WayCounts = [[u32; 13]; MOST as usize + 1];

static WAYS: LazyLock<WayCounts> = LazyLock::new(|| {
    let mut ways = [[0; 13]; MOST as usize + 1];
    for capacity in 0..=MOST {
        let count = pool(capacity).0;
        for n in 0..6_u32.pow(u32::from(count)) {
            let mut dice = Dice::all(capacity, 1);
            for (at, face) in (0..).zip(&mut dice.faces[..usize::from(count)]) {
                *face = 1 + (n / 6_u32.pow(at) % 6) as u8;
            }
            ways[usize::from(capacity)][usize::from(Throw::of(capacity, dice).score)] += 1;
        }
    }
    ways
});

/// In how many of how many equally likely throws a capacity hits a defence score.
#[must_use]
pub fn hits(capacity: u8, defence: i8) -> (u32, u32) {
    let capacity = capacity.min(MOST);
    let scores = (0_u8..).zip(&WAYS[usize::from(capacity)]);
    let hits = scores.filter(|&(score, _)| is_hit(score, defence));
    (
        hits.map(|(_, ways)| ways).sum(),
        6_u32.pow(u32::from(pool(capacity).0)),
    )
}

/// The exact chance that a capacity hits a defence score.
#[must_use]
pub fn chance(capacity: u8, defence: i8) -> f64 {
    static CHANCES: LazyLock<[[f64; 13]; MOST as usize + 1]> = LazyLock::new(|| {
        core::array::from_fn(|capacity| {
            core::array::from_fn(|defence| {
                let (hits, of) = hits(capacity as u8, defence as i8);
                f64::from(hits) / f64::from(of)
            })
        })
    });
    CHANCES[usize::from(capacity.min(MOST))][defence.clamp(0, 12) as usize]
}

/// The exact chance that a capacity throws a score, 2 to 12; 0 for any other.
#[must_use]
pub fn score_chance(capacity: u8, score: u8) -> f64 {
    let capacity = capacity.min(MOST);
    let ways = WAYS[usize::from(capacity)].get(usize::from(score));
    let of = 6_u32.pow(u32::from(pool(capacity).0));
    f64::from(ways.copied().unwrap_or(0)) / f64::from(of)
}
