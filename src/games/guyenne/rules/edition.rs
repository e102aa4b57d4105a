//! The editions and levels of the game, and the row of castles.

use core::fmt;

use kit_rules::named::named;

/// The printed rules that are played, by the year of their leaflet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// 25 April 2022: reinforcement, three levels, points for neighbours.
    ///
    /// Leaflet 2022, Pose des cartes, § 4; Règles avancées, § 1; Règles expertes, § 1; Fin de la partie, § 2.
    #[default]
    V2022,
    /// 13 August 2021: no reinforcement, one level, points for the largest group and unspent cards.
    ///
    /// Leaflet 2021, Playing cards, § 4 (it knows no reinforcement); Solving battles, § 2; End of the game, § 2.
    V2021,
}

/// The level of play, simplest first: which cards can be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Level {
    /// No card is lost (2022). The 2021 edition has only this level, with losses of its own.
    #[default]
    Base,
    /// Cards can be lost for good.
    Advanced,
    /// Advanced, with five cards set aside and a third pass through the pack.
    Expert,
}

named!(Edition, "edition": V2022 = "2022", V2021 = "2021");
named!(Level, "level": Base = "base", Advanced = "advanced", Expert = "expert");

impl Level {
    /// Whether cards are lost for good in combat. Leaflet 2022, Règles avancées, § 1; Règles expertes, § 1.
    #[must_use]
    pub const fn has_losses(self) -> bool {
        !matches!(self, Self::Base)
    }

    /// How often a draw pile may run out before it stays empty.
    ///
    /// Leaflet 2022, Fin du tour de jeu et début du suivant, § 2; Règles expertes, § 3.
    #[must_use]
    pub const fn exhaustions(self) -> u8 {
        match self {
            Self::Base | Self::Advanced => 2,
            Self::Expert => 3,
        }
    }
}

/// How many cards of one camp may lie at one castle, placement included. Leaflet 2022, Pose des cartes, § 5.
pub const MOST_AT_CASTLE: u8 = 5;

/// How many cards each camp sets aside at expert. Leaflet 2022, Règles expertes, § 1.
pub const SET_ASIDE: u8 = 5;

/// How many castles stand in the row. Leaflet 2022, Mise en Place, § 1.
pub const CASTLES: usize = 6;

/// A castle of the row, counted from the west: 0 to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Castle(u8);

impl Castle {
    /// The whole row, west to east.
    pub const ALL: [Self; CASTLES] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The castle at `index` from the west; `None` beyond the row.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < CASTLES {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// 0 to 5 from the west.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The castle's name in a new game; in a record the row may be named otherwise, see [`Names`].
    #[must_use]
    pub const fn name(self) -> &'static str {
        Names::KNOWN[self.0 as usize]
    }
}

/// Which castle stands where in the row.
///
/// Ruling: guyenne-rules.md, Castles. No text lists the six castles of the 2022 box: these are our choice, from west to
/// east along the frontier. Earlier records have the second and the third exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Names([u8; CASTLES]);

impl Names {
    /// The castles that have a picture and texts, from the west.
    pub const KNOWN: [&str; CASTLES] = [
        "Chauvigny",
        "La Prune-au-Pot",
        "Crozant",
        "Cluis",
        "Sarzay",
        "Huriel",
    ];

    /// The row with these names, from the west; the row of a new game if a name is unknown or stands there twice.
    #[must_use]
    pub fn read(names: &[String; CASTLES]) -> Self {
        let mut row = Self::default();
        for (at, name) in row.0.iter_mut().zip(names) {
            let known = Self::KNOWN.iter().position(|known| known == name);
            *at = known.map_or(u8::MAX, |known| known as u8);
        }
        let whole = (0..CASTLES as u8).all(|known| row.0.contains(&known));
        if whole { row } else { Self::default() }
    }

    /// The index in [`KNOWN`](Self::KNOWN) of the castle at `castle`.
    #[must_use]
    pub const fn known(self, castle: Castle) -> usize {
        self.0[castle.index()] as usize
    }
}

impl Default for Names {
    /// The row of a new game.
    fn default() -> Self {
        Self([0, 1, 2, 3, 4, 5])
    }
}

impl fmt::Display for Castle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of castles of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Castles(u8);

impl Castles {
    /// The whole row.
    pub const ALL: Self = Self((1 << CASTLES) - 1);

    /// The first `castles` castles of the row, from the west; all of them if there are not so many.
    #[must_use]
    pub const fn first(castles: u32) -> Self {
        if castles < CASTLES as u32 {
            Self((1 << castles) - 1)
        } else {
            Self::ALL
        }
    }

    /// One castle alone.
    #[must_use]
    pub const fn only(castle: Castle) -> Self {
        Self(1 << castle.0)
    }

    /// The set with `castle`.
    #[must_use]
    pub const fn with(self, castle: Castle) -> Self {
        Self(self.0 | 1 << castle.0)
    }

    /// The set without `castle`.
    #[must_use]
    pub const fn without(self, castle: Castle) -> Self {
        Self(self.0 & !(1 << castle.0))
    }

    /// Whether `castle` is one of them.
    #[must_use]
    pub const fn contains(self, castle: Castle) -> bool {
        self.0 >> castle.0 & 1 == 1
    }

    /// How many castles.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The castle at `index` of the set, from the west; `index` must be below [`count`](Self::count).
    #[must_use]
    pub const fn nth(self, index: u32) -> Castle {
        const NTH: [[u8; CASTLES]; 1 << CASTLES] = nth_castles();
        Castle(NTH[self.0 as usize % (1 << CASTLES)][index as usize])
    }

    /// The castles of the set, from the west.
    pub fn iter(self) -> impl Iterator<Item = Castle> {
        Castle::ALL.into_iter().filter(move |&c| self.contains(c))
    }
}

/// For every set, its castles from the west; the rest of each row is 0.
const fn nth_castles() -> [[u8; CASTLES]; 1 << CASTLES] {
    let mut all = [[0; CASTLES]; 1 << CASTLES];
    let mut set = 0;
    while set < all.len() {
        let (mut castle, mut n) = (0, 0);
        while castle < CASTLES {
            if set >> castle & 1 == 1 {
                all[set][n] = castle as u8;
                n += 1;
            }
            castle += 1;
        }
        set += 1;
    }
    all
}
