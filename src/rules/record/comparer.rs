//! Replays a record through the rules of its game: written decisions become moves, and every event that the rules give
//! is compared with the written one.

use super::{NamedEvent, RecordEntry, RecordError};

/// Compares the events that the rules give with the written ones. A game makes it an observer of its events, each of
/// which goes to [`compare`](Self::compare).
#[derive(Debug)]
pub struct ReplayComparer<'a, E, R, W> {
    written: &'a [RecordEntry<E>],
    /// The index of the next event to compare.
    next: usize,
    /// Events that follow from the last decision and are not written.
    missing: Vec<E>,
    /// The first event that is not the one that is written, by its index, and why.
    fault: Option<(usize, R)>,
    /// Who else wants the events.
    pub observer: &'a mut W,
}

impl<'a, E: NamedEvent, R, W> ReplayComparer<'a, E, R, W> {
    /// Before the first event.
    pub const fn new(written: &'a [RecordEntry<E>], observer: &'a mut W) -> Self {
        Self {
            written,
            next: 0,
            missing: Vec::new(),
            fault: None,
            observer,
        }
    }

    /// Plays the written decisions up to the last event. `play` gets one, with its index, and plays its move, which
    /// gives its event and those that follow by themselves to this comparer.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay<S>(
        &mut self,
        mut play: impl FnMut(&mut Self, usize, &'a E) -> Result<(), R>,
    ) -> Result<(), RecordError<R, S>> {
        loop {
            if let Some((at, reason)) = self.fault.take() {
                return Err(self.error(at, reason));
            }
            let at = self.next;
            let Some(entry) = self.written.get(at) else {
                return Ok(());
            };
            play(self, at, &entry.event).map_err(|reason| self.error(at, reason))?;
        }
    }

    fn error<S>(&self, at: usize, reason: R) -> RecordError<R, S> {
        let entry = self.written.get(at);
        RecordError::at(at, entry.map(|entry| &entry.event), reason)
    }

    /// Compares the next event: gives the written one if it is the one that the rules give. `difference` says what is
    /// wrong with it otherwise. Nothing agrees after a fault; after the last event the given one is missing.
    pub fn compare(
        &mut self,
        given: E,
        difference: impl FnOnce(&E, E) -> Option<R>,
    ) -> Option<&'a E> {
        if self.fault.is_some() {
            return None;
        }
        let Some(entry) = self.written.get(self.next) else {
            self.missing.push(given);
            return None;
        };
        match difference(&entry.event, given) {
            None => {
                self.next += 1;
                Some(&entry.event)
            }
            Some(reason) => {
                self.refuse(reason);
                None
            }
        }
    }

    /// Notes that the next event is not what must follow, unless one before it is at fault.
    pub fn refuse(&mut self, reason: R) {
        self.fault.get_or_insert((self.next, reason));
    }

    /// Leaves out the next event.
    pub const fn skip(&mut self) {
        self.next += 1;
    }

    /// The next event and those after it.
    #[must_use]
    pub fn ahead(&self) -> &'a [RecordEntry<E>] {
        self.written.get(self.next..).unwrap_or_default()
    }

    /// Whether every event so far agrees, and none is missing.
    #[must_use]
    pub const fn agrees(&self) -> bool {
        self.fault.is_none() && self.missing.is_empty()
    }

    /// Takes the events that follow from the last decision and are not written.
    pub fn take_missing(&mut self) -> Vec<E> {
        core::mem::take(&mut self.missing)
    }
}
