//! The player's speed, which scales every duration.

use super::Timing;
use bevy::prelude::*;
use std::{fmt, str::FromStr, time::Duration};

/// How fast the table moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// As designed.
    #[default]
    X1,
    /// Twice as fast.
    X2,
    /// Four times as fast.
    X4,
    /// Without any delay.
    Instant,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Self; 4] = [Self::X1, Self::X2, Self::X4, Self::Instant];

    /// The next faster speed, and from the fastest the slowest.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::X1 => Self::X2,
            Self::X2 => Self::X4,
            Self::X4 => Self::Instant,
            Self::Instant => Self::X1,
        }
    }

    /// The factor on durations.
    pub const fn factor(self) -> f32 {
        match self {
            Self::X1 => 1.0,
            Self::X2 => 0.5,
            Self::X4 => 0.25,
            Self::Instant => 0.0,
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X1 => "1",
            Self::X2 => "2",
            Self::X4 => "4",
            Self::Instant => "instant",
        })
    }
}

impl FromStr for Speed {
    type Err = UnknownSpeed;

    fn from_str(word: &str) -> Result<Self, UnknownSpeed> {
        Self::ALL
            .into_iter()
            .find(|speed| speed.to_string() == word)
            .ok_or(UnknownSpeed)
    }
}

/// A word that names no speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a speed is 1, 2, 4 or instant")]
pub struct UnknownSpeed;

/// The player's speed and whether they want less motion.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MotionSettings {
    /// The speed chosen.
    pub speed: Speed,
    /// A speed that is in force in its place for a while. It is never kept, and ends when another one is chosen.
    pub hurry: Option<Speed>,
    /// Reduced motion: things change places without flying or shaking.
    pub reduced: bool,
}

impl MotionSettings {
    /// The speed that is in force.
    #[must_use]
    pub fn pace(&self) -> Speed {
        self.hurry.unwrap_or(self.speed)
    }

    /// Chooses the next faster speed, and from the fastest the slowest.
    pub fn choose_next(&mut self) {
        self.speed = self.pace().next();
        self.hurry = None;
    }

    /// How long this takes at the player's speed.
    pub fn lasts(&self, timing: Timing) -> Duration {
        Duration::from_secs_f32(timing.seconds.max(0.0) * self.pace().factor())
    }

    /// How long a thing flies, turns or shakes: zero with reduced motion.
    pub fn flies(&self, timing: Timing) -> Duration {
        if self.reduced {
            Duration::ZERO
        } else {
            self.lasts(timing)
        }
    }

    /// Whether nothing flies or shakes.
    pub fn is_still(&self) -> bool {
        self.reduced || self.is_instant()
    }

    /// Whether nothing takes any time.
    pub fn is_instant(&self) -> bool {
        self.pace() == Speed::Instant
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnimationTimings;

    #[test]
    fn speeds_are_read_as_they_are_written() {
        for speed in Speed::ALL {
            assert_eq!(speed.to_string().parse(), Ok(speed));
        }
        assert_eq!("3".parse::<Speed>(), Err(UnknownSpeed));
    }

    #[test]
    fn the_speed_divides_the_time() {
        let timings = AnimationTimings::default();
        let mut motion = MotionSettings::default();
        let plain = motion.lasts(timings.appear);
        motion.speed = Speed::X4;
        let quarters = motion.lasts(timings.appear) * 4;
        assert!(quarters.abs_diff(plain) < Duration::from_micros(1));
        assert_eq!(motion.flies(timings.appear), motion.lasts(timings.appear));
        motion.reduced = true;
        assert_eq!(motion.flies(timings.appear), Duration::ZERO);
        assert_eq!(motion.lasts(timings.appear) * 4, quarters, "pauses stay");
        motion.speed = Speed::Instant;
        assert_eq!(motion.lasts(timings.appear), Duration::ZERO);
    }

    #[test]
    fn a_hurry_ends_with_the_next_choice() {
        let timings = AnimationTimings::default();
        let mut motion = MotionSettings::default();
        let plain = motion.lasts(timings.appear);
        motion.hurry = Some(Speed::X4);
        assert_eq!((motion.pace(), motion.speed), (Speed::X4, Speed::X1));
        assert!((motion.lasts(timings.appear) * 4).abs_diff(plain) < Duration::from_micros(1));
        motion.choose_next();
        assert_eq!((motion.pace(), motion.hurry), (Speed::Instant, None));
    }
}
