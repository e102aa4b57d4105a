//! Action cards, and multisets of them packed into one word. Equal cards are interchangeable in the rules; which of
//! them lies where is known only on the screen.

use core::fmt;
use core::ops::{Add, AddAssign, Sub, SubAssign};
use core::str::FromStr;

use arrayvec::ArrayVec;

use super::seat::UnknownWord;

/// An action card. The order is that of strength: hero > 5 > 4 > 3 > 2. Leaflet 2022, Matériel, § 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Card {
    /// Value 2, twelve in a pack.
    Two,
    /// Value 3, four in a pack.
    Three,
    /// Value 4, three in a pack.
    Four,
    /// Value 5, two in a pack.
    Five,
    /// The camp's hero, one in a pack; wins outright, except against the other hero.
    Hero,
}

impl Card {
    /// All kinds, weakest first.
    pub const ALL: [Self; 5] = [Self::Two, Self::Three, Self::Four, Self::Five, Self::Hero];

    /// What the card adds to a sum: 2 to 5, and 0 for a hero.
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Hero => 0,
        }
    }

    /// The value card of `value`; `None` unless it is 2 to 5.
    #[must_use]
    pub const fn of_value(value: u64) -> Option<Self> {
        match value {
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            5 => Some(Self::Five),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero => f.pad("hero"),
            card => fmt::Display::fmt(&card.value(), f),
        }
    }
}

/// Cards in an order: at most the six that a hand holds.
pub type Run = ArrayVec<Card, 6>;

/// Bits a kind.
const BITS: u32 = 6;
const FIELD: u32 = (1 << BITS) - 1;
/// A 1 in every field: multiplying by it sums fields, or copies a number into all of them.
const ONES: u64 = 0x0104_1041;
/// The highest bit of every field. A multiset never sets it, so a subtraction borrows from it and not from the next
/// field.
const GUARD: u32 = 0x2082_0820;

/// A multiset of cards of one camp, at most 22: the number of 2, 3, 4, 5 and heroes in six bits each, from the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The 21 value cards of a camp.
    pub const VALUES: Self = Self::of([12, 4, 3, 2, 0]);
    /// The whole pack of a camp, hero included.
    pub const PACK: Self = Self::of([12, 4, 3, 2, 1]);

    /// A multiset from its numbers of 2, 3, 4, 5 and heroes.
    #[must_use]
    pub const fn of(n: [u8; 5]) -> Self {
        Self(
            n[0] as u32
                | (n[1] as u32) << BITS
                | (n[2] as u32) << (2 * BITS)
                | (n[3] as u32) << (3 * BITS)
                | (n[4] as u32) << (4 * BITS),
        )
    }

    /// One card.
    #[must_use]
    pub const fn one(card: Card) -> Self {
        Self(1 << (card as u32 * BITS))
    }

    /// How many of one kind.
    #[must_use]
    pub const fn of_kind(self, card: Card) -> u8 {
        ((self.0 >> (card as u32 * BITS)) & FIELD) as u8
    }

    /// The packed multiset: a number below 2^30, different for each multiset.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many cards.
    #[must_use]
    pub const fn count(self) -> u8 {
        ((self.0 as u64 * ONES) >> (4 * BITS)) as u8 & FIELD as u8
    }

    /// The sum of the value cards; heroes add 0.
    #[must_use]
    pub const fn sum(self) -> u8 {
        self.of_kind(Card::Two) * 2
            + self.of_kind(Card::Three) * 3
            + self.of_kind(Card::Four) * 4
            + self.of_kind(Card::Five) * 5
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the hero is among them.
    #[must_use]
    pub const fn has_hero(self) -> bool {
        self.0 >> (4 * BITS) != 0
    }

    /// Whether all of `other` is in here.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        ((self.0 | GUARD) - other.0) & GUARD == GUARD
    }

    /// The strongest card, by the order hero > 5 > 4 > 3 > 2.
    #[must_use]
    pub const fn strongest(self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        Some(Card::ALL[((31 - self.0.leading_zeros()) / BITS) as usize])
    }

    /// The card at `index`, counted from the weakest card; `index` must be below [`count`](Self::count).
    #[must_use]
    pub const fn nth(self, index: u32) -> Card {
        match self.nth_alone(index).strongest() {
            Some(card) => card,
            None => Card::Hero,
        }
    }

    /// As [`nth`](Self::nth), as a multiset of that card alone.
    #[must_use]
    #[inline]
    pub const fn nth_alone(self, index: u32) -> Self {
        // Each field of `below` holds how many cards are of that kind or weaker. A field's guard bit stays set where
        // `index` is at least that many; the lowest field where it is cleared is the card's.
        let below = self.0.wrapping_mul(ONES as u32) & 0x3fff_ffff;
        let passed = (index.wrapping_mul(ONES as u32) | GUARD) - below;
        let fallen = !passed & GUARD;
        Self((fallen & fallen.wrapping_neg()) >> (BITS - 1))
    }

    /// What is left without `other`, or `None` if it is not contained.
    #[must_use]
    pub fn without(self, other: Self) -> Option<Self> {
        self.contains(other).then(|| self - other)
    }

    /// The cards, strongest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> {
        Card::ALL
            .into_iter()
            .rev()
            .flat_map(move |card| core::iter::repeat_n(card, usize::from(self.of_kind(card))))
    }

    /// The cards, strongest first; of more than six only the first six.
    #[must_use]
    pub fn run(self) -> Run {
        self.iter().take(6).collect()
    }
}

impl Add for Cards {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Cards {
    type Output = Self;

    /// What is left. `other` must be contained: debug builds panic if it is not, release builds give nonsense.
    fn sub(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "{self:?} lacks some of {other:?}");
        Self(self.0 - other.0)
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Self::NONE, |all, card| all + Self::one(card))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl fmt::Display for Cards {
    /// `hero+5+2+2`, strongest first; `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_str("+")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = UnknownWord;

    /// Reads what [`Display`](fmt::Display) writes, in any order.
    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let unknown = || {
            UnknownWord::new(
                "cards",
                text,
                &["2, 3, 4, 5 and hero with + between them, or -"],
            )
        };
        if text == "-" {
            return Ok(Self::NONE);
        }
        let mut cards = Self::NONE;
        for word in text.split('+') {
            let card = match word {
                "hero" => Card::Hero,
                word => word
                    .parse()
                    .ok()
                    .and_then(Card::of_value)
                    .ok_or_else(unknown)?,
            };
            cards = Some(cards + Self::one(card))
                .filter(|&cards| Self::PACK.contains(cards))
                .ok_or_else(unknown)?;
        }
        Ok(cards)
    }
}
