//! Chance: which card is drawn from a pile. Each camp draws from its own random stream, so a seed deals a camp the same
//! cards whatever the other camp does.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::card::{Card, Cards};
use super::seat::{ByCamp, Camp};
use kit_rules::seed::Seed;

/// Decides which card is drawn from a pile: random streams in a game, the written cards in a replay.
pub trait Chance {
    /// The next card of `camp` from `pile`, which is not empty; `None` when this chance has no card left to give.
    fn draw(&mut self, camp: Camp, pile: Cards) -> Option<Card>;

    /// As [`draw`](Self::draw), but as a multiset; `count` is the number of cards in `pile`.
    #[inline]
    fn draw_alone(&mut self, camp: Camp, pile: Cards, count: u8) -> Option<Cards> {
        debug_assert_eq!(pile.count(), count);
        self.draw(camp, pile).map(Cards::one)
    }
}

/// A PCG random stream for each camp: the same seed gives the same cards on every target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dice(ByCamp<Pcg32>);

impl Dice {
    /// The streams of the game with this seed.
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
