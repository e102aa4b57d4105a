//! The repeat of a key or button that is held.

use bevy::prelude::*;

use super::{Action, Presses};
use crate::theme::AnimationTimings;

/// The seconds until what is held counts as pressed once more.
#[derive(Debug, Default)]
pub struct KeyRepeat {
    until_next: f32,
}

impl KeyRepeat {
    /// The first of `actions` that is `pressed` now, or that is held and due again: after a longer time at first, then at
    /// short intervals.
    pub fn next(
        &mut self,
        actions: &[Action],
        pressed: impl Fn(Action) -> bool,
        presses: &Presses,
        time: &Time<Real>,
        timings: &AnimationTimings,
    ) -> Option<Action> {
        let mut all = actions.iter().copied();
        if let Some(fresh) = all.clone().find(|&action| pressed(action)) {
            self.until_next = timings.repeat_first.seconds;
            return Some(fresh);
        }
        let held = all.find(|&action| presses.holds(action))?;
        self.until_next -= time.delta_secs();
        if self.until_next > 0.0 {
            return None;
        }
        self.until_next = timings.repeat_gap.seconds;
        Some(held)
    }
}
