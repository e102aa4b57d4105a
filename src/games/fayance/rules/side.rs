//! Sides: north and south, and a pair indexed by them. Ruling 2: seating decides who is north, the rules treat both
//! alike.

use core::ops::{Index, IndexMut};

use kit_rules::named::named;

/// One of the two claimants to the throne.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side named first in records.
    North,
    /// The other side.
    South,
}

named!(Side, "side": North = "north", South = "south");

impl Side {
    /// The other side.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
        }
    }

    /// 0 for north, 1 for south.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A pair with one element for each side, indexed by [`Side`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    /// A pair from its northern and its southern element.
    pub const fn new(north: T, south: T) -> Self {
        Self([north, south])
    }

    /// The elements with their sides, north first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        Side::ALL.into_iter().zip(&self.0)
    }

    /// Applies `f` to both elements.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySide<U> {
        BySide(self.0.map(f))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
