//! A set of hexes.

use crate::hex::{HEXES, Hex};

const WORDS: usize = HEXES.div_ceil(64);

/// A set of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// Adds a hex.
    #[inline]
    pub const fn insert(&mut self, at: Hex) {
        self.0[at.index() / 64] |= 1 << (at.index() % 64);
    }

    /// Whether a hex is in it.
    #[must_use]
    #[inline]
    pub const fn contains(&self, at: Hex) -> bool {
        self.0[at.index() / 64] >> (at.index() % 64) & 1 == 1
    }

    /// The hexes in it, by columns.
    pub fn iter(&self) -> impl Iterator<Item = Hex> {
        Hex::all().filter(|&at| self.contains(at))
    }

    /// How many hexes are in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The hexes that are in this one and not in the other.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|n| self.0[n] & !other.0[n]))
    }
}
