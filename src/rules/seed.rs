//! Where luck comes from: a seed, and one portable stream of dice for each camp.
//! Each camp shuffles with dice of its own, so the same seed deals a camp the same pack whatever the other does.

use core::fmt;
use core::str::FromStr;

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::card::{Card, Cards};
use super::seat::{ByCamp, Camp};

/// The number that decides every shuffle of a game.
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

/// A text that is no seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadSeed(String);

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "bad seed {:?}: expected a whole number from 0 to {}",
            self.0,
            u64::MAX
        )
    }
}

impl core::error::Error for BadSeed {}

/// Decides which card comes off a pile: dice in a game, the written cards when a record is read.
pub trait Chance {
    /// The next card of `camp` out of `pile`, which is not empty; `None` when this chance has run out.
    fn draw(&mut self, camp: Camp, pile: Cards) -> Option<Card>;

    /// As [`draw`](Self::draw), as a multiset of that card alone, from a pile of `count`.
    #[inline]
    fn draw_alone(&mut self, camp: Camp, pile: Cards, count: u8) -> Option<Cards> {
        debug_assert_eq!(pile.count(), count);
        self.draw(camp, pile).map(Cards::one)
    }
}

/// Portable dice, a stream for each camp: the same seed gives the same cards on every target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dice(ByCamp<Pcg32>);

impl Dice {
    /// The dice of a game.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        let mut roots = Pcg32::seed_from_u64(seed.0);
        let mut stream = || Pcg32::seed_from_u64(roots.next_u64());
        Self(ByCamp::new(stream(), stream()))
    }
}

impl Chance for Dice {
    #[inline]
    fn draw(&mut self, camp: Camp, pile: Cards) -> Option<Card> {
        let count = u32::from(pile.count());
        Some(pile.nth(self.0[camp].random_range(0..count)))
    }

    #[inline]
    fn draw_alone(&mut self, camp: Camp, pile: Cards, count: u8) -> Option<Cards> {
        Some(pile.nth_alone(self.0[camp].random_range(0..u32::from(count))))
    }
}

/// The next seed after `seed` in a series of games: far apart, never the same twice in a row.
#[must_use]
pub fn following(seed: Seed, step: u64) -> Seed {
    let mut rng = Pcg32::seed_from_u64(seed.0 ^ step.rotate_left(32));
    Seed(rng.next_u64())
}
