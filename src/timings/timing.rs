//! One duration with its easing.

use bevy::prelude::*;
use bevy_tweening::EaseMethod;
use core::{f32::consts::PI, time::Duration};
use serde::Deserialize;

/// The duration of a movement at normal speed, and its easing.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Timing {
    /// Seconds at normal speed.
    pub seconds: f32,
    /// The easing curve.
    pub easing: Easing,
}

impl Timing {
    /// No time at all.
    pub const STILL: Self = Self {
        seconds: 0.0,
        easing: Easing::Linear,
    };

    /// The duration where the player's speed does not apply, as for the fading of a tune.
    #[must_use]
    pub fn plainly(self) -> Duration {
        Duration::from_secs_f32(self.seconds.max(0.0))
    }

    /// How many periods of this duration, at least 0.1 s, `seconds` are; for loops.
    #[must_use]
    pub fn rounds(self, seconds: f32) -> f32 {
        seconds / self.seconds.max(0.1)
    }
}

/// The easing curves, by the names in the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Easing {
    /// Constant speed.
    Linear,
    /// Starts slowly.
    CubicIn,
    /// Ends slowly.
    CubicOut,
    /// Starts and ends slowly.
    CubicInOut,
    /// Overshoots and comes back.
    BackOut,
    /// Heavy: draws back before it starts, overshoots a little, settles.
    Weighty,
}

impl Easing {
    /// The curve for a tween.
    #[must_use]
    pub fn method(self) -> EaseMethod {
        match self {
            Self::Linear => EaseFunction::Linear.into(),
            Self::CubicIn => EaseFunction::CubicIn.into(),
            Self::CubicOut => EaseFunction::CubicOut.into(),
            Self::CubicInOut => EaseFunction::CubicInOut.into(),
            Self::BackOut => EaseFunction::BackOut.into(),
            Self::Weighty => EaseMethod::CustomFunction(weighty),
        }
    }
}

/// Progress of the heavy curve at `t`, 0 to 1: a little back, across, a little too far, and to rest.
fn weighty(t: f32) -> f32 {
    /// When it starts, when it has come across, and how far it overshoots.
    const START: f32 = 0.12;
    const ACROSS: f32 = 0.84;
    const BACK: f32 = 0.014;
    if t <= 0.0 || t >= 1.0 {
        t.clamp(0.0, 1.0)
    } else if t < START {
        -BACK * (t / START * PI).sin()
    } else if t < ACROSS {
        EaseFunction::CubicInOut.sample_clamped((t - START) / (ACROSS - START))
    } else {
        1.0 + BACK * ((t - ACROSS) / (1.0 - ACROSS) * PI).sin()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weighty_easing_draws_back_and_settles() {
        let curve: Vec<f32> = (0..=100).map(|n| weighty(n as f32 / 100.0)).collect();
        assert_eq!((curve[0], curve[100]), (0.0, 1.0));
        let least = curve.iter().copied().fold(1.0, f32::min);
        let most = curve.iter().copied().fold(0.0, f32::max);
        assert!((-0.02..-0.005).contains(&least) && (1.005..1.02).contains(&most));
        let jump = curve.windows(2).map(|two| (two[1] - two[0]).abs());
        assert!(jump.fold(0.0, f32::max) < 0.06, "no jumps");
    }
}
