//! The durations and easings that games share, by name, and the player's speed, which scales them. Each game has a file
//! of its own beside `assets/feel/shared.json`. Nothing else holds a duration.

use bevy::prelude::*;
use bevy_tweening::EaseMethod;
use core::f32::consts::PI;
use serde::Deserialize;
use std::{fmt, str::FromStr, time::Duration};

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

/// Makes a resource of named durations. Its default is a file of `assets/feel`, compiled in. A test checks that each
/// file can be read; if one could not, nothing would take any time.
macro_rules! timings {
    (
        $(#[$about:meta])*
        pub struct $name:ident from $file:literal;
        $($(#[$what:meta])* $movement:ident,)+
    ) => {
        $(#[$about])*
        #[derive(bevy::prelude::Resource, Clone, Debug, PartialEq, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$what])* pub $movement: $crate::timings::Timing,)+
        }

        impl Default for $name {
            fn default() -> Self {
                Self::of_file().unwrap_or_else(|error| {
                    tracing::warn!("{}: {error}; nothing moves", $file);
                    Self { $($movement: $crate::timings::Timing::STILL,)+ }
                })
            }
        }

        impl $name {
            fn of_file() -> Result<Self, serde_json::Error> {
                serde_json::from_str(include_str!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/assets/feel/",
                    $file
                )))
            }
        }
    };
}

pub(crate) use timings;

timings! {
    /// The durations that games share: those of pages, and of waits.
    pub struct AnimationTimings from "shared.json";
    /// The longest a player waits for a bot's decision, at any speed.
    patience,
    /// The title's name is written.
    title,
    /// A part of a page appears.
    appear,
    /// Between one part that appears and the next.
    appear_gap,
    /// An entrance that begins later than this after its time makes no sound, at any speed.
    appear_late,
    /// A tune fades into the next, at any speed.
    tune,
    /// A looping tune begins, at any speed.
    tune_start,
    /// A channel's volume changes, at any speed.
    loudness,
    /// A toast stays, at any speed.
    toast,
    /// Between two looks whether another copy of the program asks for the saves, at any speed.
    lock_look,
    /// Another copy that is asked for the saves has so long to answer, at any speed.
    lock_answer,
    /// The title waits for a press before the demonstration starts, at any speed.
    doze,
    /// A demonstration shows its result before the next game, at any speed.
    encore,
    /// A held direction repeats for the first time, at any speed.
    repeat_first,
    /// Between two repeats of a held direction, at any speed.
    repeat_gap,
    /// A stick that lies in its middle for so long is known to be one, at any speed: a trigger only passes there.
    stick_settles,
    /// What does not move for so long at its end lies there, without a hand on it, at any speed.
    stick_rests,
    /// The same where it is not known to be a stick.
    stick_rests_unknown,
    /// The sign of a device answers a press of another one, at any speed.
    nudge,
    /// Sounds of one kind closer together than this are played once, at any speed.
    sound_gap,
}

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

/// Adds [`AnimationTimings`] and [`MotionSettings`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnimationTimings>()
        .init_resource::<MotionSettings>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_names_every_movement() {
        let timings = AnimationTimings::of_file();
        assert!(timings.is_ok(), "{timings:?}");
    }

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
