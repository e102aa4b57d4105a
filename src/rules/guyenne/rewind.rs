//! Back to the start of a round: what cards before castles were before they lay there.

use super::{Field, Position, Stage};
use crate::rules::card::Cards;
use crate::rules::seat::Camp;

impl Position {
    /// The round as it began, at its first placement: every card before a castle is back in the hand it came from.
    /// `None` when nothing has been placed yet, or a combat is decided: then cards and castles may have changed hands.
    #[must_use]
    pub fn round_start(&self) -> Option<Self> {
        let placed = match self.stage {
            Stage::Place(step) => step > 0,
            Stage::Reinforce { .. } | Stage::Answer(0) => true,
            _ => false,
        };
        if !placed {
            return None;
        }
        let mut start = self.clone();
        for field in self.fields() {
            for camp in Camp::ALL {
                let cards: Cards = field.cards[camp];
                if !cards.is_empty() {
                    start.hands[field.seat(camp).index()] += cards;
                }
            }
        }
        start.fields = [Field::EMPTY; 2];
        start.named = 0;
        start.stage = Stage::Place(0);
        Some(start)
    }
}
