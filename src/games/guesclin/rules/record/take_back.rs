//! Undo: the last decision of an activation is taken back, unless dice have been thrown since, or another banner has
//! been activated.

use super::{Record, RecordError};
use crate::{Event, Position};

impl Record {
    /// The record without its last decision, and its position; `None` if that decision stands: dice were thrown, an
    /// activation or the game has ended, or there is none.
    ///
    /// # Errors
    /// The record is not valid.
    pub fn take_back(&self) -> Option<Result<(Position, Self), RecordError>> {
        let is_post = |event: &Event| matches!(event, Event::Post { .. });
        let posts = self
            .events
            .iter()
            .rev()
            .take_while(|entry| is_post(&entry.event))
            .count();
        let last = self.events.len().checked_sub(posts + 1)?;
        if self.events[last].event.is_sealed() {
            return None;
        }
        let mut shorter = self.clone();
        shorter.events.truncate(last);
        Some(shorter.resume())
    }
}
