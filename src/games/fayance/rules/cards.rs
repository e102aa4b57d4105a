//! Sets of army cards: a multiset by kind in one word, and an ordered row of at most four.

use core::ops::{Add, AddAssign, Sub, SubAssign};

use rand::{Rng, RngExt};

use super::card::Card;

/// How many cards an active army has when a territory is laid.
pub const ARMY: usize = 4;
/// How many cards a side is dealt.
pub const DEALT: u8 = 12;

/// One bit for each kind.
const KINDS: u32 = (1 << Card::KINDS) - 1;

/// A multiset of army cards, with at most two of a kind. Bit *k* of the lower half is set if there is a card of kind
/// *k*, bit 12 + *k* if there are two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The 24 cards of the box: two of each kind.
    pub const BOX: Self = Self(KINDS << Card::KINDS | KINDS);

    /// One card.
    #[must_use]
    #[inline]
    pub const fn one(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// As one number below 2^24.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of one kind: 0, 1 or 2.
    #[must_use]
    #[inline]
    pub const fn of_kind(self, card: Card) -> u8 {
        (self.0 >> card.index() & 1) as u8 + (self.0 >> (Card::KINDS + card.index()) & 1) as u8
    }

    /// Whether every card of `part` is here.
    #[must_use]
    #[inline]
    pub const fn contains(self, part: Self) -> bool {
        part.0 & !self.0 == 0
    }

    /// Bit *k* is set for each kind *k* of which there is a card.
    #[must_use]
    #[inline]
    pub const fn kinds(self) -> u32 {
        self.0 & KINDS
    }

    /// Bit *k* is set for each kind *k* of which there are two.
    #[must_use]
    #[inline]
    pub const fn twins(self) -> u32 {
        self.0 >> Card::KINDS
    }

    /// The cards in the order of their kinds.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(move |card| (0..self.of_kind(card)).map(move |_| card))
    }

    /// Each kind that is here, once.
    pub fn each_kind(self) -> impl Iterator<Item = Card> {
        let mut left = self.kinds();
        core::iter::from_fn(move || {
            let card = Card::of_index(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Adds `part`; `None` if that makes three of a kind.
    #[must_use]
    pub fn checked_add(self, part: Self) -> Option<Self> {
        let three = self.twins() & part.kinds() | part.twins() & self.kinds();
        (three == 0).then(|| self + part)
    }

    /// How many different multisets of `size` cards there are here.
    #[must_use]
    pub fn count_parts(self, size: u8) -> u32 {
        let (kinds, twins) = (self.kinds().count_ones(), self.twins().count_ones());
        let size = u32::from(size);
        (0..=twins.min(size / 2))
            .map(|pairs| choose(twins, pairs) * choose(kinds - pairs, size - 2 * pairs))
            .sum()
    }

    /// Every different multiset of `size` cards, in a fixed order.
    #[must_use]
    pub fn parts(self, size: u8) -> Vec<Self> {
        let mut all = Vec::with_capacity(self.count_parts(size) as usize);
        grow(self, 0, size, Self::NONE, &mut all);
        all
    }

    /// One of [`parts`](Self::parts), all equally likely; nothing if there are fewer cards than `size`.
    pub fn sample(self, size: u8, rng: &mut impl Rng) -> Self {
        let all = self.count_parts(size);
        if all == 0 {
            return Self::NONE;
        }
        let mut nth = rng.random_range(0..all);
        let (kinds, twins) = (self.kinds(), self.twins());
        let (kind_count, twin_count) = (kinds.count_ones(), twins.count_ones());
        let size = u32::from(size);
        let mut pairs = 0;
        loop {
            let ways = choose(twin_count, pairs) * choose(kind_count - pairs, size - 2 * pairs);
            if nth < ways {
                break;
            }
            nth -= ways;
            pairs += 1;
        }
        let double = some_bits(twins, pairs, rng);
        let single = some_bits(kinds & !double, size - 2 * pairs, rng);
        Self(double << Card::KINDS | double | single)
    }
}

/// `count` of the bits of `from`, every choice equally likely.
fn some_bits(mut from: u32, count: u32, rng: &mut impl Rng) -> u32 {
    let mut taken = 0;
    for _ in 0..count {
        let mut rest = from;
        for _ in 0..rng.random_range(0..from.count_ones()) {
            rest &= rest - 1;
        }
        let bit = rest & rest.wrapping_neg();
        taken |= bit;
        from &= !bit;
    }
    taken
}

fn grow(from: Cards, kind: usize, size: u8, taken: Cards, all: &mut Vec<Cards>) {
    if size == 0 {
        all.push(taken);
        return;
    }
    let Some(card) = Card::of_index(kind) else {
        return;
    };
    for n in (0..=from.of_kind(card).min(size)).rev() {
        let mut taken = taken;
        for _ in 0..n {
            taken += Cards::one(card);
        }
        grow(from, kind + 1, size - n, taken, all);
    }
}

/// How many ways there are to choose `k` of `n`, for `n` up to 12.
fn choose(n: u32, k: u32) -> u32 {
    const ROWS: [[u32; 13]; 13] = {
        let mut rows = [[0; 13]; 13];
        let mut n = 0;
        while n < 13 {
            rows[n][0] = 1;
            let mut k = 1;
            while k <= n {
                rows[n][k] = rows[n - 1][k - 1] + if k < n { rows[n - 1][k] } else { 0 };
                k += 1;
            }
            n += 1;
        }
        rows
    };
    if k > 12 {
        0
    } else {
        ROWS[n as usize][k as usize]
    }
}

/// At most two of a kind may come of it.
impl Add for Cards {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 | other.0 | (self.0 & other.0 & KINDS) << Card::KINDS)
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// All cards of `other` must be here.
impl Sub for Cards {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        let twins = self.twins() & !other.kinds();
        let left = self.kinds() & !other.kinds() | self.twins() & other.kinds() & !other.twins();
        Self(twins << Card::KINDS | left)
    }
}

impl SubAssign for Cards {
    #[inline]
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

/// Up to four cards in an order. The order has no meaning in the rules: it says which slot of the active army each card
/// takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Row([Option<Card>; ARMY]);

impl Row {
    /// The cards in their order; `None` if there are more than four.
    #[must_use]
    pub fn new(cards: &[Card]) -> Option<Self> {
        let mut row = Self::default();
        if cards.len() > ARMY {
            return None;
        }
        for (slot, &card) in row.0.iter_mut().zip(cards) {
            *slot = Some(card);
        }
        Some(row)
    }

    /// The cards in the order of their kinds; those beyond the fourth are left out.
    #[must_use]
    #[inline]
    pub fn sorted(cards: Cards) -> Self {
        let mut row = Self::default();
        let mut at = 0;
        for card in cards.each_kind() {
            for _ in 0..cards.of_kind(card) {
                if let Some(slot) = row.0.get_mut(at) {
                    *slot = Some(card);
                    at += 1;
                }
            }
        }
        row
    }

    /// The cards in their order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.iter().count() as u8
    }

    /// The cards without their order; `None` if there are three of a kind.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> Option<Cards> {
        self.iter()
            .try_fold(Cards::NONE, |all, card| all.checked_add(Cards::one(card)))
    }
}
