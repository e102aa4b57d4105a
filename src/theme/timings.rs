//! How things move: every duration and easing by name, read from `assets/timings/timings.json`, and the
//! player's pace over them. No other file holds a duration.

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

/// Every movement of the game by its name.
#[derive(Resource, Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnimationTimings {
    /// A thing under the pointer rises.
    pub hover: Timing,
    /// A thing is pressed.
    pub press: Timing,
    /// A page comes or goes.
    pub page: Timing,
    /// A card flies from the pile to a hand.
    pub deal: Timing,
    /// Between one dealt card and the next.
    pub deal_gap: Timing,
    /// A card flies to a castle.
    pub place: Timing,
    /// A card turns over.
    pub turn: Timing,
    /// Between one revealed card and the next.
    pub reveal_gap: Timing,
    /// A sum counts up by one card.
    pub count: Timing,
    /// A castle turns to its new holder.
    pub capture: Timing,
    /// Cards leave for the discard pile.
    pub sweep: Timing,
    /// A discard pile becomes a draw pile.
    pub shuffle: Timing,
    /// A refused card shakes.
    pub refuse: Timing,
    /// What has just happened stays to be seen.
    pub linger: Timing,
    /// The computer takes its time.
    pub think: Timing,
    /// A player waits no longer for a thought of the computer's, at any pace.
    pub patience: Timing,
    /// Sparks, embers and dust fly and die.
    pub spark: Timing,
    /// A ring goes out from a castle that is taken.
    pub ring: Timing,
    /// Light fans out behind who has won, and fades.
    pub ray: Timing,
    /// A hero has his moment.
    pub hero: Timing,
    /// The table jolts.
    pub jolt: Timing,
    /// A hand breathes in and out once, at any pace.
    pub breathe: Timing,
    /// A banner stirs once to and fro, at any pace.
    pub stir: Timing,
    /// A speck of dust drifts through the light, at any pace.
    pub drift: Timing,
    /// The title's name is written.
    pub title: Timing,
    /// A thing of a page appears.
    pub appear: Timing,
    /// Between one thing that appears and the next.
    pub appear_gap: Timing,
    /// A tune gives way to the next, at any pace.
    pub tune: Timing,
    /// A tune that comes round begins, at any pace.
    pub tune_start: Timing,
    /// A channel becomes louder or softer, at any pace.
    pub loudness: Timing,
    /// A quill writes a line, at any pace.
    pub write: Timing,
    /// A notice stays, at any pace.
    pub notice: Timing,
    /// The title waits for a press before it dozes off, at any pace.
    pub doze: Timing,
    /// A demonstration shows its result before it begins anew, at any pace.
    pub encore: Timing,
    /// A direction that is held repeats for the first time, at any pace.
    pub repeat_first: Timing,
    /// Between one repeat of a held direction and the next, at any pace.
    pub repeat_gap: Timing,
    /// Sounds of one kind that come closer together than this are one, at any pace.
    pub sound_gap: Timing,
}

impl Default for AnimationTimings {
    /// The file as it was when the program was built; its test keeps it sound.
    fn default() -> Self {
        const STILL: Timing = Timing {
            seconds: 0.0,
            easing: Easing::Linear,
        };
        serde_json::from_str(include_str!("../../assets/feel/feel.json")).unwrap_or_else(|error| {
            warn!("assets/feel/feel.json: {error}; nothing moves");
            Self {
                hover: STILL,
                press: STILL,
                page: STILL,
                deal: STILL,
                deal_gap: STILL,
                place: STILL,
                turn: STILL,
                reveal_gap: STILL,
                count: STILL,
                capture: STILL,
                sweep: STILL,
                shuffle: STILL,
                refuse: STILL,
                linger: STILL,
                think: STILL,
                patience: STILL,
                spark: STILL,
                ring: STILL,
                ray: STILL,
                hero: STILL,
                jolt: STILL,
                breathe: STILL,
                stir: STILL,
                drift: STILL,
                title: STILL,
                appear: STILL,
                appear_gap: STILL,
                tune: STILL,
                tune_start: STILL,
                loudness: STILL,
                write: STILL,
                notice: STILL,
                doze: STILL,
                encore: STILL,
                repeat_first: STILL,
                repeat_gap: STILL,
                sound_gap: STILL,
            }
        })
    }
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
        let timings: Result<AnimationTimings, _> =
            serde_json::from_str(include_str!("../../assets/feel/feel.json"));
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
        let plain = motion.lasts(timings.place);
        motion.speed = Speed::X4;
        let quarters = motion.lasts(timings.place) * 4;
        assert!(quarters.abs_diff(plain) < Duration::from_micros(1));
        assert_eq!(motion.flies(timings.place), motion.lasts(timings.place));
        motion.reduced = true;
        assert_eq!(motion.flies(timings.place), Duration::ZERO);
        assert_eq!(motion.lasts(timings.place) * 4, quarters, "pauses stay");
        motion.speed = Speed::Instant;
        assert_eq!(motion.lasts(timings.place), Duration::ZERO);
    }
}
