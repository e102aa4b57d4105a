//! What happened and is shown one by one, with a pause after each, and what is shown after the last.

use core::time::Duration;
use std::collections::VecDeque;

use bevy::prelude::*;

/// The beats of a game that are to be shown, `B`, the pause after the last one shown, and the next decision, `D`.
#[derive(Resource, Debug)]
pub struct EventQueue<B: Send + Sync + 'static, D: Send + Sync + 'static> {
    queue: VecDeque<B>,
    pause: Timer,
    /// What is shown once every beat has been shown.
    then: Option<D>,
}

/// What is due to be shown.
#[derive(Debug, Clone, PartialEq)]
pub enum Due<B, D> {
    /// The next beat.
    Beat(B),
    /// The next decision: every beat has been shown.
    Decision(D),
}

impl<B: Send + Sync + 'static, D: Send + Sync + 'static> Default for EventQueue<B, D> {
    fn default() -> Self {
        Self {
            queue: VecDeque::new(),
            pause: Timer::default(),
            then: None,
        }
    }
}

impl<B: Send + Sync + 'static, D: Send + Sync + 'static> EventQueue<B, D> {
    /// Whether every beat has been shown and the last pause is over.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty() && self.then.is_none() && self.pause.is_finished()
    }

    /// Appends beats, and replaces what is shown after the last of them.
    pub fn extend(&mut self, beats: impl IntoIterator<Item = B>, then: D) {
        self.queue.extend(beats);
        self.then = Some(then);
    }

    /// Takes what is due; `None` while the pause lasts, and when all has been shown.
    pub fn next(&mut self, passed: Duration) -> Option<Due<B, D>> {
        if !self.pause.is_finished() {
            self.pause.tick(passed);
            return None;
        }
        let beat = self.queue.pop_front().map(Due::Beat);
        beat.or_else(|| self.then.take().map(Due::Decision))
    }

    /// Takes the next beat at once, if it belongs to the one that was just taken.
    pub fn next_if(&mut self, belongs: impl FnOnce(&B) -> bool) -> Option<B> {
        self.queue.pop_front_if(|beat| belongs(beat))
    }

    /// Pauses before the next one.
    pub fn pause(&mut self, pause: Duration) {
        self.pause = Timer::new(pause, TimerMode::Once);
        if pause.is_zero() {
            self.hurry();
        }
    }

    /// Ends the current pause.
    pub fn hurry(&mut self) {
        let left = self.pause.remaining();
        self.pause.tick(left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beats_come_in_their_order_each_after_a_pause_and_the_decision_last() {
        let mut events = EventQueue::<u8, char>::default();
        let step = Duration::from_millis(60);
        assert!(events.next(step).is_none());
        events.hurry();
        events.extend([1], 'a');
        events.extend([2], 'b');
        assert_eq!(events.next(step), Some(Due::Beat(1)));
        events.pause(Duration::from_millis(100));
        assert_eq!(events.next(step), None);
        assert_eq!(events.next(step), None);
        assert_eq!(events.next(step), Some(Due::Beat(2)));
        events.pause(Duration::ZERO);
        assert!(!events.is_empty());
        assert_eq!(events.next(step), Some(Due::Decision('b')));
        assert!(events.is_empty());
        assert_eq!(events.next(step), None);
    }

    #[test]
    fn beats_that_belong_together_come_without_a_pause() {
        let mut events = EventQueue::<u8, char>::default();
        events.hurry();
        events.extend([1, 1, 2], 'a');
        assert_eq!(events.next(Duration::ZERO), Some(Due::Beat(1)));
        assert_eq!(events.next_if(|&next| next == 1), Some(1));
        assert_eq!(events.next_if(|&next| next == 1), None);
        assert_eq!(events.next(Duration::ZERO), Some(Due::Beat(2)));
        assert_eq!(events.next_if(|_| true), None);
        assert_eq!(events.next(Duration::ZERO), Some(Due::Decision('a')));
    }
}
