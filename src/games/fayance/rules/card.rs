//! Army cards: a troop and a people each, 12 kinds. Rules: The box.

use core::fmt;
use core::str::FromStr;

use super::territory::Terrain;
use kit_rules::named::named;
use kit_rules::unknown_word::UnknownWord;

/// The troop of an army card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Troop {
    /// Beats the rider.
    Archer,
    /// Beats the warrior.
    Rider,
    /// Beats the archer.
    Warrior,
}

named!(Troop, "troop": Archer = "archer", Rider = "rider", Warrior = "warrior");

impl Troop {
    /// Whether this troop beats `other`: each beats the next one of [`ALL`](Self::ALL), in a ring.
    #[must_use]
    #[inline]
    pub const fn beats(self, other: Self) -> bool {
        (self as u8 + 1) % 3 == other as u8
    }
}

/// The people of an army card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum People {
    /// Favoured by the forest.
    Elf,
    /// Favoured by the plain.
    Human,
    /// Favoured by the mountain.
    Dwarf,
    /// Favoured by no terrain; beats the other peoples where nobody is favoured.
    Halfling,
}

named!(People, "people": Elf = "elf", Human = "human", Dwarf = "dwarf", Halfling = "halfling");

impl People {
    /// Whether `terrain` favours this people.
    #[must_use]
    #[inline]
    pub const fn is_favoured(self, terrain: Terrain) -> bool {
        self as u8 == terrain as u8
    }
}

/// The kind of an army card, 0 to 11: a troop of a people. The two copies of a kind are one and the same to the rules
/// (Ruling 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 12;

    /// Every kind, in the order of their numbers: by troop, then by people.
    pub const ALL: [Self; Self::KINDS] = {
        let mut all = [Self(0); Self::KINDS];
        let mut n = 0;
        while n < Self::KINDS {
            all[n] = Self(n as u8);
            n += 1;
        }
        all
    };

    /// The kind with this troop and people.
    #[must_use]
    #[inline]
    pub const fn new(troop: Troop, people: People) -> Self {
        Self(troop as u8 * 4 + people as u8)
    }

    /// The kind numbered `index`, 0 to 11; `None` beyond.
    #[must_use]
    #[inline]
    pub fn of_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// Its number, 0 to 11.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its troop.
    #[must_use]
    #[inline]
    pub const fn troop(self) -> Troop {
        Troop::ALL[(self.0 >> 2) as usize]
    }

    /// Its people.
    #[must_use]
    #[inline]
    pub const fn people(self) -> People {
        People::ALL[(self.0 & 3) as usize]
    }
}

/// As in a record: `rider-halfling`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.troop(), self.people())
    }
}

impl FromStr for Card {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        let named = |(troop, people): (&str, &str)| {
            Some(Self::new(troop.parse().ok()?, people.parse().ok()?))
        };
        word.split_once('-').and_then(named).ok_or_else(|| {
            UnknownWord::new(
                "card",
                word,
                &["archer, rider or warrior, a hyphen, and elf, human, dwarf or halfling"],
            )
        })
    }
}
