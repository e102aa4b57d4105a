//! Numbers for a net, written one after the other: only those that are not nothing are kept.

use arrayvec::ArrayVec;

use crate::games::guyenne::rules::card::{Card, Cards};

/// A net's inputs: each has a place of its own, given by the order of writing, and most are 0; at most `MOST` are not.
#[derive(Debug, Clone, Default)]
pub struct FeatureVector<const MOST: usize = 192> {
    at: u16,
    on: ArrayVec<(u16, f32), MOST>,
}

impl<const MOST: usize> FeatureVector<MOST> {
    /// No input, to be written from the place `at` on.
    #[must_use]
    pub fn from(at: usize) -> Self {
        Self {
            at: at as u16,
            on: ArrayVec::new(),
        }
    }

    /// The inputs that are not 0: place and number.
    #[must_use]
    pub fn on(&self) -> &[(u16, f32)] {
        &self.on
    }

    /// The place after the last one written.
    #[must_use]
    pub fn end(&self) -> usize {
        usize::from(self.at)
    }

    /// A number, best between -1 and 1.
    pub(in crate::games::guyenne::ai) fn real(&mut self, number: f32) {
        if number != 0.0 {
            self.on.push((self.at, number));
        }
        self.at += 1;
    }

    /// A count on a scale.
    pub(in crate::games::guyenne::ai) fn scaled(&mut self, count: u8, scale: f32) {
        self.real(f32::from(count) / scale);
    }

    /// A fact.
    pub(in crate::games::guyenne::ai) fn flag(&mut self, holds: bool) {
        self.real(f32::from(u8::from(holds)));
    }

    /// Which of `n` cases it is, if any.
    pub(in crate::games::guyenne::ai) fn one_of(&mut self, n: u16, case: Option<usize>) {
        if let Some(case) = case {
            debug_assert!(case < usize::from(n), "{case} of {n}");
            self.on.push((self.at + case as u16, 1.0));
        }
        self.at += n;
    }

    /// A count up to `n`, as so many facts: at least 1, at least 2 and so on.
    pub(in crate::games::guyenne::ai) fn up_to(&mut self, n: u16, count: u8) {
        for at in 0..n.min(u16::from(count)) {
            self.on.push((self.at + at, 1.0));
        }
        self.at += n;
    }

    /// Leaves out the places before `at`.
    pub(in crate::games::guyenne::ai) fn skip_to(&mut self, at: usize) {
        self.at = at as u16;
    }

    /// What a hand may hold: a count for each kind, 16 places.
    pub(in crate::games::guyenne::ai) fn hand(&mut self, cards: Cards) {
        for (card, most) in Card::ALL.into_iter().zip([6, 4, 3, 2, 1]) {
            self.up_to(most, cards.of_kind(card));
        }
    }

    /// What a pile may hold: a number for each kind and their sum, 6 places.
    pub(in crate::games::guyenne::ai) fn pile(&mut self, cards: Cards) {
        for (card, scale) in Card::ALL.into_iter().zip([6.0, 3.0, 3.0, 2.0, 1.0]) {
            self.scaled(cards.of_kind(card), scale);
        }
        self.scaled(cards.sum(), 40.0);
    }
}
