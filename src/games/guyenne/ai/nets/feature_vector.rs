//! A sparse vector of features, written one after the other.

use arrayvec::ArrayVec;

use guyenne_rules::card::{Card, Cards};

/// The features of a net's input, by index; only those that are not 0 are stored, at most `MOST`.
#[derive(Debug, Clone, Default)]
pub struct FeatureVector<const MOST: usize = 192> {
    at: u16,
    on: ArrayVec<(u16, f32), MOST>,
}

impl<const MOST: usize> FeatureVector<MOST> {
    /// An empty vector, written from the index `at` on.
    #[must_use]
    pub fn from(at: usize) -> Self {
        Self {
            at: at as u16,
            on: ArrayVec::new(),
        }
    }

    /// The features that are not 0: index and value.
    #[must_use]
    pub fn on(&self) -> &[(u16, f32)] {
        &self.on
    }

    /// The index after the last feature written.
    #[must_use]
    pub fn end(&self) -> usize {
        usize::from(self.at)
    }

    /// One feature: a number, best between -1 and 1.
    pub(crate) fn real(&mut self, number: f32) {
        if number != 0.0 {
            self.on.push((self.at, number));
        }
        self.at += 1;
    }

    /// One feature: a count divided by `scale`.
    pub(crate) fn scaled(&mut self, count: u8, scale: f32) {
        self.real(f32::from(count) / scale);
    }

    /// One feature: 1 if `holds`, else 0.
    pub(crate) fn flag(&mut self, holds: bool) {
        self.real(f32::from(u8::from(holds)));
    }

    /// `n` features, one-hot: 1 at `case`, if there is one.
    pub(crate) fn one_of(&mut self, n: u16, case: Option<usize>) {
        if let Some(case) = case {
            debug_assert!(case < usize::from(n), "{case} of {n}");
            self.on.push((self.at + case as u16, 1.0));
        }
        self.at += n;
    }

    /// `n` features, as a thermometer: 1 for each number from 1 to `n` that `count` reaches.
    pub(crate) fn up_to(&mut self, n: u16, count: u8) {
        for at in 0..n.min(u16::from(count)) {
            self.on.push((self.at + at, 1.0));
        }
        self.at += n;
    }

    /// Leaves the features before the index `at` at 0.
    pub(crate) fn skip_to(&mut self, at: usize) {
        self.at = at as u16;
    }

    /// 16 features: a thermometer for each kind of card in a hand.
    pub(crate) fn hand(&mut self, cards: Cards) {
        for (card, most) in Card::ALL.into_iter().zip([6, 4, 3, 2, 1]) {
            self.up_to(most, cards.of_kind(card));
        }
    }

    /// 6 features: a scaled count for each kind of card in a pile, and the scaled sum.
    pub(crate) fn pile(&mut self, cards: Cards) {
        for (card, scale) in Card::ALL.into_iter().zip([6.0, 3.0, 3.0, 2.0, 1.0]) {
            self.scaled(cards.of_kind(card), scale);
        }
        self.scaled(cards.sum(), 40.0);
    }
}
