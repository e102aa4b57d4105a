//! The editions and levels of the game, and the row of castles.

use core::fmt;
use core::str::FromStr;

use crate::games::guyenne::rules::seat::UnknownWord;

/// The printed rules that are played.
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

/// How much is at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Level {
    /// No card leaves the game (2022).
    #[default]
    Base,
    /// Cards can be lost for good.
    Advanced,
    /// Advanced, with five cards set aside and a third pass through the pack.
    Expert,
}

macro_rules! words {
    ($type:ty, $what:literal, $choices:literal, $($variant:ident = $word:literal),+) => {
        impl $type {
            /// All of them, in the order they are taught.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The record's word.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $type {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<Self, UnknownWord> {
                Self::ALL
                    .iter()
                    .copied()
                    .find(|it| it.name() == word)
                    .ok_or_else(|| UnknownWord::new($what, word, $choices))
            }
        }
    };
}

words!(
    Edition,
    "edition",
    "2022 or 2021",
    V2022 = "2022",
    V2021 = "2021"
);
words!(
    Level,
    "level",
    "base, advanced or expert",
    Base = "base",
    Advanced = "advanced",
    Expert = "expert"
);

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

    /// The castle's proper name in a new game; an older one may name its row otherwise, see [`Names`].
    #[must_use]
    pub const fn name(self) -> &'static str {
        Names::KNOWN[self.0 as usize]
    }
}

/// Which castle stands where in the row.
///
/// Ruling: guyenne-rules.md, Castles. The 2022 box has six castles that no text lists: these are our choice, true west
/// to east along the frontier. Games recorded before had the second and the third exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Names([u8; CASTLES]);

impl Names {
    /// The castles that have a picture and words, from the west.
    pub const KNOWN: [&str; CASTLES] = [
        "Chauvigny",
        "La Prune-au-Pot",
        "Crozant",
        "Cluis",
        "Sarzay",
        "Huriel",
    ];

    /// The row of a record that names its castles so, from the west; the row of a new game if one of them is not known
    /// or stands there twice.
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

    /// Which of the [`KNOWN`](Self::KNOWN) castles `castle` is.
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

    /// The first castles of the row, from the west; all of them if it is not that long.
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

    /// How many.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The castle at `index` among them, from the west; `index` is below [`count`](Self::count).
    #[must_use]
    pub const fn nth(self, index: u32) -> Castle {
        const NTH: [[u8; CASTLES]; 1 << CASTLES] = nth_castles();
        Castle(NTH[self.0 as usize % (1 << CASTLES)][index as usize])
    }

    /// From the west.
    pub fn iter(self) -> impl Iterator<Item = Castle> {
        Castle::ALL.into_iter().filter(move |&c| self.contains(c))
    }
}

/// For every set, its castles from the west.
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
