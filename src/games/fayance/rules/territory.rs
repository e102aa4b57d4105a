//! The nine territories: their edges, and the terrain of each side by turn. Rules: The nine territories. Names and
//! composition are ours (Ruling 1).

use core::fmt;

use super::side::BySide;
use kit_rules::named::named;

/// A terrain, in the order of the peoples that they favour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Terrain {
    /// Favours the elves.
    Forest,
    /// Favours the humans.
    Plain,
    /// Favours the dwarves.
    Mountain,
}

named!(Terrain, "terrain": Forest = "forest", Plain = "plain", Mountain = "mountain");

/// How many territories there are.
pub const TERRITORIES: usize = 9;
/// How many ways there are to lay a territory: quarter turns clockwise (Ruling 8).
pub const TURNS: u8 = 4;
/// How many captured territories make a king.
pub const TO_WIN: u8 = 5;

/// A territory card, by its number 0 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Territory(u8);

/// Edges north, east, south, west at turn 0.
const EDGES: [[Terrain; 4]; TERRITORIES] = {
    use Terrain::{Forest as F, Mountain as M, Plain as P};
    [
        [F, P, P, M],
        [M, F, F, P],
        [P, M, M, F],
        [F, F, P, P],
        [P, P, M, M],
        [M, M, F, F],
        [F, P, M, P],
        [M, F, P, F],
        [P, M, F, M],
    ]
};

impl Territory {
    /// All nine, in the order of their numbers.
    pub const ALL: [Self; TERRITORIES] = {
        let mut all = [Self(0); TERRITORIES];
        let mut n = 0;
        while n < TERRITORIES {
            all[n] = Self(n as u8);
            n += 1;
        }
        all
    };

    /// Their names.
    pub const NAMES: [&'static str; TERRITORIES] = [
        "Trois-Fours",
        "Sylvémail",
        "Kaolmont",
        "Engobelle",
        "Tessonnière",
        "Grésombre",
        "Vallustre",
        "La Barbotaie",
        "Majolcrête",
    ];

    /// The territory numbered `id`; `None` beyond 8.
    #[must_use]
    pub fn of_index(id: usize) -> Option<Self> {
        Self::ALL.get(id).copied()
    }

    /// Its number, 0 to 8.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name, the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// The terrains along its edges north, east, south, west at turn 0.
    #[must_use]
    pub const fn edges(self) -> [Terrain; 4] {
        EDGES[self.index()]
    }

    /// The terrain in which each side fights when it lies turned by `turn` quarters clockwise: that along the edge
    /// which faces the side.
    #[must_use]
    #[inline]
    pub const fn terrains(self, turn: u8) -> BySide<Terrain> {
        let turn = (turn % TURNS) as usize;
        let edges = EDGES[self.index()];
        BySide::new(edges[(4 - turn) % 4], edges[(6 - turn) % 4])
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of territories.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Territories(u16);

impl Territories {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All nine.
    pub const ALL: Self = Self((1 << TERRITORIES) - 1);

    /// As one number below 512, with bit *n* for the territory numbered *n*.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set with `territory`.
    #[must_use]
    #[inline]
    pub const fn with(self, territory: Territory) -> Self {
        Self(self.0 | 1 << territory.0)
    }

    /// The set without `territory`.
    #[must_use]
    #[inline]
    pub const fn without(self, territory: Territory) -> Self {
        Self(self.0 & !(1 << territory.0))
    }

    /// Whether `territory` is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, territory: Territory) -> bool {
        self.0 >> territory.0 & 1 == 1
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The territories in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Territory> {
        Territory::ALL
            .into_iter()
            .filter(move |&territory| self.contains(territory))
    }
}

impl FromIterator<Territory> for Territories {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Self {
        territories.into_iter().fold(Self::NONE, Self::with)
    }
}
