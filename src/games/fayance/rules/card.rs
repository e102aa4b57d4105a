//! Army cards: a troop and a people each, 12 kinds. Rules: The box.

use core::fmt;
use core::str::FromStr;

use super::territory::Terrain;
use crate::rules::unknown_word::UnknownWord;

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

impl Troop {
    /// All troops, in the order of their numbers.
    pub const ALL: [Self; 3] = [Self::Archer, Self::Rider, Self::Warrior];

    /// Whether this troop beats `other`: each beats the next one of [`ALL`](Self::ALL), in a ring.
    #[must_use]
    #[inline]
    pub const fn beats(self, other: Self) -> bool {
        (self as u8 + 1) % 3 == other as u8
    }

    /// Its name in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Archer => "archer",
            Self::Rider => "rider",
            Self::Warrior => "warrior",
        }
    }
}

impl fmt::Display for Troop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Troop {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|troop| troop.name() == word)
            .ok_or_else(|| UnknownWord::new("troop", word, "archer, rider or warrior"))
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

impl People {
    /// All peoples, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Elf, Self::Human, Self::Dwarf, Self::Halfling];

    /// Whether `terrain` favours this people.
    #[must_use]
    #[inline]
    pub const fn is_favoured(self, terrain: Terrain) -> bool {
        self as u8 == terrain as u8
    }

    /// Its name in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Elf => "elf",
            Self::Human => "human",
            Self::Dwarf => "dwarf",
            Self::Halfling => "halfling",
        }
    }
}

impl fmt::Display for People {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
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
        let named = |card: &Self| {
            word.split_once('-').is_some_and(|(troop, people)| {
                card.troop().name() == troop && card.people().name() == people
            })
        };
        Self::ALL.into_iter().find(named).ok_or_else(|| {
            UnknownWord::new(
                "card",
                word,
                "archer, rider or warrior, a hyphen, and elf, human, dwarf or halfling",
            )
        })
    }
}
