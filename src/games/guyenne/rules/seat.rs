//! Seats: the two camps, their one or two seats, and a pair indexed by camp.

use core::fmt;
use core::ops::{Index, IndexMut};

use kit_rules::named::named;
pub use kit_rules::unknown_word::UnknownWord;

/// One of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Camp {
    /// The English camp, red; first player of round 1.
    English,
    /// The French camp, blue.
    French,
}

named!(Camp, "camp": English = "english", French = "french");

impl Camp {
    /// The other camp.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::English => Self::French,
            Self::French => Self::English,
        }
    }

    /// 0 for the English, 1 for the French.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A pair with one element for each camp, indexed by [`Camp`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByCamp<T>(pub [T; 2]);

impl<T> ByCamp<T> {
    /// A pair from its English and its French element.
    pub const fn new(english: T, french: T) -> Self {
        Self([english, french])
    }

    /// The elements with their camps, English first.
    pub fn iter(&self) -> impl Iterator<Item = (Camp, &T)> {
        Camp::ALL.into_iter().zip(&self.0)
    }

    /// Applies `f` to both elements.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> ByCamp<U> {
        ByCamp(self.0.map(f))
    }
}

impl<T> Index<Camp> for ByCamp<T> {
    type Output = T;

    fn index(&self, camp: Camp) -> &T {
        &self.0[camp as usize]
    }
}

impl<T> IndexMut<Camp> for ByCamp<T> {
    fn index_mut(&mut self, camp: Camp) -> &mut T {
        &mut self.0[camp as usize]
    }
}

/// A player's place at the table. A camp of one has only place 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat {
    /// The camp.
    pub camp: Camp,
    /// 0 or 1: the field `seat` of a record.
    pub place: u8,
}

impl Seat {
    /// The seat of `camp` at `place` (0 or 1).
    #[must_use]
    pub const fn new(camp: Camp, place: u8) -> Self {
        Self { camp, place }
    }

    /// The seat at place 0 of a camp.
    #[must_use]
    pub const fn of(camp: Camp) -> Self {
        Self::new(camp, 0)
    }

    /// The other seat of the same camp.
    #[must_use]
    pub const fn partner(self) -> Self {
        Self::new(self.camp, 1 - self.place)
    }

    /// 0 to 3: English 0 and 1, French 0 and 1.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.camp as usize) * 2 + self.place as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.camp, self.place)
    }
}
