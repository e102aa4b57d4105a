//! Which card comes off a pile: one portable stream of dice for each camp. Each camp shuffles with dice of its own, so the
//! same seed deals a camp the same pack whatever the other does.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::card::{Card, Cards};
use super::seat::{ByCamp, Camp};
use crate::rules::seed::Seed;

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
