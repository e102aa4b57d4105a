//! The repeat of a key or button that is held.

use bevy::prelude::*;

use super::{Action, Presses};
use kit_timings::AnimationTimings;

/// The seconds until what is held counts as pressed once more.
#[derive(Debug, Default)]
pub struct KeyRepeat {
    until_next: f32,
}

impl KeyRepeat {
    /// The first of `actions` that is `pressed` now, or that is held and due again: after a longer time at first, then
    /// at short intervals.
    pub fn next(
        &mut self,
        actions: &[Action],
        pressed: impl Fn(Action) -> bool,
        presses: &Presses,
        time: &Time<Real>,
        timings: &AnimationTimings,
    ) -> Option<Action> {
        let mut all = actions.iter().copied();
        let fresh = all.clone().find(|&action| pressed(action));
        let action = fresh.or_else(|| all.find(|&action| presses.holds(action)))?;
        self.is_due(fresh.is_some(), time, timings)
            .then_some(action)
    }

    /// Whether what is held counts as pressed: at once if it is `fresh`, then after a longer time, then at short
    /// intervals.
    pub fn is_due(&mut self, fresh: bool, time: &Time<Real>, timings: &AnimationTimings) -> bool {
        if fresh {
            self.until_next = timings.repeat_first.seconds;
            return true;
        }
        self.until_next -= time.delta_secs();
        if self.until_next > 0.0 {
            return false;
        }
        self.until_next = timings.repeat_gap.seconds;
        true
    }
}
