//! Sides: north and south, and a pair indexed by them. Ruling 2: seating decides who is north, the rules treat both alike.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use crate::rules::unknown_word::UnknownWord;

/// One of the two claimants to the throne.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side named first in records.
    North,
    /// The other side.
    South,
}

impl Side {
    /// Both sides, in the order of the record: north, then south.
    pub const ALL: [Self; 2] = [Self::North, Self::South];

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

    /// The side's name in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::South => "south",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Side {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|side| side.name() == word)
            .ok_or_else(|| UnknownWord::new("side", word, "north or south"))
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
