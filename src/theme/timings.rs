//! How things move: the durations and easings that games share, by name, and the player's pace over all of them. A game
//! has a file of its own beside `assets/feel/shared.json`. Nothing else holds a duration.

use bevy::prelude::*;
use bevy_tweening::EaseMethod;
use core::f32::consts::PI;
use serde::Deserialize;
use std::{fmt, str::FromStr, time::Duration};

/// A movement: how long it takes at the plain pace, and how it starts and ends.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Timing {
    /// Seconds at the plain pace.
    pub seconds: f32,
    /// The curve of the movement.
    pub easing: Easing,
}

impl Timing {
    /// No time at all.
    pub const STILL: Self = Self {
        seconds: 0.0,
        easing: Easing::Linear,
    };

    /// How long it takes where it does not follow the player's pace, as the fading of a tune does.
    #[must_use]
    pub fn plainly(self) -> Duration {
        Duration::from_secs_f32(self.seconds.max(0.0))
    }

    /// How often what comes round and round, such as a breath, has done so after so many seconds.
    #[must_use]
    pub fn rounds(self, seconds: f32) -> f32 {
        seconds / self.seconds.max(0.1)
    }
}

/// The curves in use; the words of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Easing {
    /// Even.
    Linear,
    /// Starts slowly.
    CubicIn,
    /// Ends slowly.
    CubicOut,
    /// Starts and ends slowly.
    CubicInOut,
    /// Goes a little too far and comes back.
    BackOut,
    /// A thing with weight: draws back before it starts, goes a hair too far, settles.
    Weighty,
}

impl Easing {
    /// How a tween goes.
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

/// The way of a thing with weight, from 0 to 1: a hair back, across, a hair too far, and to rest.
fn weighty(t: f32) -> f32 {
    /// When it starts, when it has come across, and how far it goes wrong.
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

/// Makes a resource of movements by name. Its default is a file of `assets/feel` as it was when the program was built; a
/// test keeps that sound, and where it were not, nothing would take any time.
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
            $($(#[$what])* pub $movement: $crate::theme::Timing,)+
        }

        impl Default for $name {
            fn default() -> Self {
                Self::of_file().unwrap_or_else(|error| {
                    bevy::log::warn!("{}: {error}; nothing moves", $file);
                    Self { $($movement: $crate::theme::Timing::STILL,)+ }
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
    /// The movements that games share, those of pages, and what does not move but waits.
    pub struct AnimationTimings from "shared.json";
    /// A player waits no longer for a thought of the computer's, at any pace.
    patience,
    /// The title's name is written.
    title,
    /// A thing of a page appears.
    appear,
    /// Between one thing that appears and the next.
    appear_gap,
    /// A tune gives way to the next, at any pace.
    tune,
    /// A tune that comes round begins, at any pace.
    tune_start,
    /// A channel becomes louder or softer, at any pace.
    loudness,
    /// A notice stays, at any pace.
    notice,
    /// The title waits for a press before it dozes off, at any pace.
    doze,
    /// A demonstration shows its result before it begins anew, at any pace.
    encore,
    /// A direction that is held repeats for the first time, at any pace.
    repeat_first,
    /// Between one repeat of a held direction and the next, at any pace.
    repeat_gap,
    /// Sounds of one kind that come closer together than this are one, at any pace.
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
    /// Everything is there at once.
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

    /// What a duration is multiplied with.
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

/// The player's pace over all movements.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MotionSettings {
    /// The speed asked for.
    pub speed: Speed,
    /// Less movement: things change places without flying or shaking.
    pub reduced: bool,
}

impl MotionSettings {
    /// How long a movement takes at the player's pace.
    pub fn lasts(&self, timing: Timing) -> Duration {
        Duration::from_secs_f32(timing.seconds.max(0.0) * self.speed.factor())
    }

    /// How long a thing flies, turns or shakes: with less movement it is where it belongs at once.
    pub fn flies(&self, timing: Timing) -> Duration {
        if self.reduced {
            Duration::ZERO
        } else {
            self.lasts(timing)
        }
    }

    /// Whether nothing flies or shakes for show.
    pub fn is_still(&self) -> bool {
        self.reduced || self.is_instant()
    }

    /// Whether nothing takes any time.
    pub fn is_instant(&self) -> bool {
        self.speed == Speed::Instant
    }
}

/// Brings [`AnimationTimings`] and [`MotionSettings`].
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
    fn a_weighty_thing_draws_back_and_settles() {
        let way: Vec<f32> = (0..=100).map(|n| weighty(n as f32 / 100.0)).collect();
        assert_eq!((way[0], way[100]), (0.0, 1.0));
        let least = way.iter().copied().fold(1.0, f32::min);
        let most = way.iter().copied().fold(0.0, f32::max);
        assert!((-0.02..-0.005).contains(&least) && (1.005..1.02).contains(&most));
        let jump = way.windows(2).map(|two| (two[1] - two[0]).abs());
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
    fn the_pace_divides_the_time() {
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
}
