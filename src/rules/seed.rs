//! Random seeds: the seed of a game, and a series of seeds derived from one.

use core::fmt;
use core::str::FromStr;

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// The seed of a game's random streams: it decides every shuffle. As text: a decimal number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        // `u64::from_str` alone would take a leading plus.
        if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(BadSeed(text.to_owned()));
        }
        text.parse().map(Self).map_err(|_| BadSeed(text.to_owned()))
    }
}

/// A text that is not a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("bad seed {0:?}: expected a whole number from 0 to {max}", max = u64::MAX)]
pub struct BadSeed(String);

/// The seed number `step` of a series derived from `seed`: one output of a PCG generator seeded with both.
#[must_use]
pub fn following(seed: Seed, step: u64) -> Seed {
    let mut rng = Pcg32::seed_from_u64(seed.0 ^ step.rotate_left(32));
    Seed(rng.next_u64())
}
