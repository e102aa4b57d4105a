//! The combats of a record, each with what a player knew right before it.

use super::{Record, RecordError};
use crate::{BySide, Card, Event, EventObserver, Outcome, Position, Test, View};

/// A combat for which cards were chosen.
#[derive(Debug, Clone)]
pub struct Fought {
    /// The view of the side that chose first, when it had chosen.
    pub before: View,
    /// The number of the combat on its territory.
    pub n: u8,
    /// The cards.
    pub cards: BySide<Card>,
    /// What settled it.
    pub by: Test,
}

#[derive(Default)]
struct Collector {
    before: Option<View>,
    fought: Vec<Fought>,
}

impl EventObserver for Collector {
    fn on_event(&mut self, position: &Position, event: Event) {
        match event {
            Event::Choose { side, .. } if self.before.is_none() => {
                self.before = Some(position.view(Some(side)));
            }
            Event::Combat { n, cards, by, .. } => {
                self.fought.extend(self.before.take().map(|before| Fought {
                    before,
                    n,
                    cards,
                    by,
                }));
            }
            _ => {}
        }
    }
}

impl Record {
    /// The combats, in order, except those that are fought without a choice; and how the game ended, if it has.
    ///
    /// # Errors
    /// The record does not follow the rules.
    pub fn combats(&self) -> Result<(Vec<Fought>, Option<Outcome>), RecordError> {
        let mut collector = Collector::default();
        let position = self.replay_with(&mut collector)?;
        Ok((collector.fought, position.outcome()))
    }
}
