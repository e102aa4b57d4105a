//! Action cards, and multisets of them packed into one word, with all sub-multisets of a hand in a table. Equal cards
//! are interchangeable in the rules; which of them lies where is known only on the screen.

use core::fmt;
use core::ops::{Add, AddAssign, Sub, SubAssign};
use core::str::FromStr;

use arrayvec::ArrayVec;

use super::seat::UnknownWord;

/// An action card. The order is that of strength: hero > 5 > 4 > 3 > 2.
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

    /// Every sub-multiset with between `least` and `most` cards, smallest first.
    ///
    /// # Panics
    /// If there are more than six cards: only multisets of hand size are in the table.
    #[must_use]
    #[inline]
    pub fn choices(self, least: u8, most: u8) -> &'static [Self] {
        let row = &TABLE.rows[self.row()];
        let most = most.min(6);
        if least > most {
            return &[];
        }
        let from = if least == 0 {
            0
        } else {
            row.up_to[usize::from(least) - 1]
        };
        let to = row.up_to[usize::from(most)];
        let start = usize::from(row.start);
        &TABLE.choices[start + usize::from(from)..start + usize::from(to)]
    }

    const fn row(self) -> usize {
        debug_assert!(self.count() <= 6, "only hands are tabulated");
        n_row([
            self.of_kind(Card::Two) as usize,
            self.of_kind(Card::Three) as usize,
            self.of_kind(Card::Four) as usize,
            self.of_kind(Card::Five) as usize,
            self.of_kind(Card::Hero) as usize,
        ])
    }
}

const fn n_row(n: [usize; 5]) -> usize {
    n[0] + 7 * (n[1] + 5 * (n[2] + 4 * (n[3] + 3 * n[4])))
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

/// Where the sub-multisets of one hand begin in [`ChoiceTable::choices`], and how many have at most 0 to 6 cards.
#[derive(Clone, Copy)]
struct Row {
    start: u16,
    up_to: [u8; 7],
}

struct ChoiceTable {
    rows: [Row; ROWS],
    choices: [Cards; CHOICES],
}

const ROWS: usize = 7 * 5 * 4 * 3 * 2;
const CHOICES: usize = count_choices();

static TABLE: ChoiceTable = table();

/// Steps to the next combination of numbers of each kind, up to a hand's limits; false after the last.
const fn next_hand(n: &mut [usize; 5]) -> bool {
    const MOST: [usize; 5] = [6, 4, 3, 2, 1];
    let mut kind = 0;
    while kind < 5 {
        if n[kind] < MOST[kind] {
            n[kind] += 1;
            return true;
        }
        n[kind] = 0;
        kind += 1;
    }
    false
}

const fn total(n: &[usize; 5]) -> usize {
    n[0] + n[1] + n[2] + n[3] + n[4]
}

const fn count_choices() -> usize {
    let mut sum = 0;
    let mut n = [0; 5];
    loop {
        if total(&n) <= 6 {
            sum += (n[0] + 1) * (n[1] + 1) * (n[2] + 1) * (n[3] + 1) * (n[4] + 1);
        }
        if !next_hand(&mut n) {
            return sum;
        }
    }
}

const fn table() -> ChoiceTable {
    let empty = Row {
        start: 0,
        up_to: [0; 7],
    };
    let mut table = ChoiceTable {
        rows: [empty; ROWS],
        choices: [Cards::NONE; CHOICES],
    };
    let mut n = [0; 5];
    let mut at = 0;
    loop {
        if total(&n) <= 6 {
            let mut row = Row {
                start: at as u16,
                up_to: [0; 7],
            };
            let mut size = 0;
            while size <= 6 {
                at = fill(&mut table.choices, at, n, size);
                row.up_to[size] = (at - row.start as usize) as u8;
                size += 1;
            }
            table.rows[n_row(n)] = row;
        }
        if !next_hand(&mut n) {
            return table;
        }
    }
}

/// Writes the sub-multisets of `n` with `size` cards into `choices` from `at`; returns the index after them.
const fn fill(choices: &mut [Cards; CHOICES], mut at: usize, n: [usize; 5], size: usize) -> usize {
    let mut hero = 0;
    while hero <= n[4] {
        let mut five = 0;
        while five <= n[3] {
            let mut four = 0;
            while four <= n[2] {
                let mut three = 0;
                while three <= n[1] {
                    let rest = hero + five + four + three;
                    if rest <= size && size - rest <= n[0] {
                        choices[at] = Cards::of([
                            (size - rest) as u8,
                            three as u8,
                            four as u8,
                            five as u8,
                            hero as u8,
                        ]);
                        at += 1;
                    }
                    three += 1;
                }
                four += 1;
            }
            five += 1;
        }
        hero += 1;
    }
    at
}
