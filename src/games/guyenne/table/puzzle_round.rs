//! The round of a puzzle: a game that begins with it already arranged, in place of a deal, and ends with it.

use std::collections::VecDeque;

use super::beats::Beat;
use guyenne_rules::{Event, Move, View};

/// How a game goes that began with a position.
#[derive(Debug, Clone)]
pub(super) struct PuzzleRound {
    /// The round with which it ends.
    round: u16,
    /// The moves to come, as they are supposed.
    line: VecDeque<Move>,
    /// What is shown at the end: the table before anything is drawn again.
    closing: Option<View>,
}

impl PuzzleRound {
    /// A game that ends with this round.
    pub const fn new(round: u16) -> Self {
        Self {
            round,
            line: VecDeque::new(),
            closing: None,
        }
    }

    /// Takes a move and its events. Returns those that are shown: of the next round nothing.
    /// `round` is the one that is played now; `None` once the game is over.
    pub fn follow(&mut self, m: Move, round: Option<u16>, mut seen: Vec<Beat>) -> Vec<Beat> {
        if self.line.pop_front() != Some(m) {
            self.line.clear();
        }
        if round != Some(self.round) {
            let sweep = seen.iter().position(|beat| beat.event == Event::Sweep);
            seen.truncate(sweep.map_or(seen.len(), |sweep| sweep + 1));
            self.closing = seen.last().map(|beat| beat.shown.view.clone());
        }
        seen
    }

    /// Whether the round is over.
    pub fn is_over(&self) -> bool {
        self.closing.is_some()
    }

    /// What is shown once the round is over.
    pub fn closing(&self) -> Option<&View> {
        self.closing.as_ref()
    }

    /// The supposed move for the decision now.
    pub fn next(&self) -> Option<Move> {
        self.line.front().copied().filter(|_| !self.is_over())
    }

    /// Supposes that this is decided next.
    pub fn suppose(&mut self, line: impl IntoIterator<Item = Move>) {
        self.line = line.into_iter().collect();
    }
}
