//! Camps and banners, and a pair indexed by camp. Rules: 1.

use core::ops::{Index, IndexMut};

use kit_rules::named::named;

/// One of the two camps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Camp {
    /// The French and the Blesists.
    France,
    /// The English and the Montfortists.
    England,
}

named!(Camp, "camp": France = "france", England = "england");

impl Camp {
    /// The other camp.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::France => Self::England,
            Self::England => Self::France,
        }
    }

    /// 0 for France, 1 for England.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A banner: the group of fighters that is activated together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Banner {
    /// Of France.
    French,
    /// Of France.
    Blesist,
    /// Of England.
    English,
    /// Of England.
    Montfortist,
}

named!(
    Banner,
    "banner": French = "french", Blesist = "blesist", English = "english", Montfortist = "montfortist"
);

impl Banner {
    /// The camp that it belongs to.
    #[must_use]
    #[inline]
    pub const fn camp(self) -> Camp {
        match self {
            Self::French | Self::Blesist => Camp::France,
            Self::English | Self::Montfortist => Camp::England,
        }
    }

    /// 0 to 3, in the order of [`ALL`](Self::ALL).
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A pair with one element for each camp, indexed by [`Camp`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByCamp<T>(pub [T; 2]);

impl<T> ByCamp<T> {
    /// A pair from France's and England's element.
    pub const fn new(france: T, england: T) -> Self {
        Self([france, england])
    }

    /// The elements with their camps, France first.
    pub fn iter(&self) -> impl Iterator<Item = (Camp, &T)> {
        Camp::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Camp> for ByCamp<T> {
    type Output = T;

    #[inline]
    fn index(&self, camp: Camp) -> &T {
        &self.0[camp.index()]
    }
}

impl<T> IndexMut<Camp> for ByCamp<T> {
    #[inline]
    fn index_mut(&mut self, camp: Camp) -> &mut T {
        &mut self.0[camp.index()]
    }
}
