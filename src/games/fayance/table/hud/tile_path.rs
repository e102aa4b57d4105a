//! How a territory moves: from the pile it is lifted, turned by one quarter after the other, and laid down.

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens};
use core::f32::consts::FRAC_PI_2;
use core::time::Duration;

use crate::timings::TableTimings;
use kit_timings::{MotionSettings, Timing};

/// How a tile lies on screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Pose {
    /// How far from its place, in design units.
    pub shift: Vec2,
    /// How large, as a multiple of its size.
    pub scale: f32,
    /// The quarters by which it is turned, clockwise.
    pub quarters: f32,
}

impl Pose {
    /// On the table.
    pub fn laid(quarters: f32) -> Self {
        Self {
            shift: Vec2::ZERO,
            scale: 1.0,
            quarters,
        }
    }

    /// Over the table, for a tile with a side of `side`.
    pub fn lifted(quarters: f32, side: f32) -> Self {
        Self {
            shift: Vec2::new(0.0, -0.045 * side),
            scale: 1.05,
            quarters,
        }
    }

    /// As a transform of its node.
    pub fn transform(self) -> UiTransform {
        UiTransform {
            translation: Val2::px(self.shift.x, self.shift.y),
            scale: Vec2::splat(self.scale),
            rotation: Rot2::radians(self.quarters * FRAC_PI_2),
        }
    }

    /// The pose of a node whose transform was made of one.
    pub fn of(at: &UiTransform) -> Self {
        let pixels = |value: Val| match value {
            Val::Px(pixels) => pixels,
            _ => 0.0,
        };
        Self {
            shift: Vec2::new(pixels(at.translation.x), pixels(at.translation.y)),
            scale: at.scale.x,
            quarters: at.rotation.as_radians() / FRAC_PI_2,
        }
    }

    /// Between this pose and another.
    fn towards(self, other: Self, ratio: f32) -> Self {
        let between = |from: f32, to: f32| from + (to - from) * ratio;
        Self {
            shift: self.shift + (other.shift - self.shift) * ratio,
            scale: between(self.scale, other.scale),
            quarters: between(self.quarters, other.quarters),
        }
    }
}

/// Moves a tile from one pose to another.
pub(super) struct Glide {
    pub from: Pose,
    pub to: Pose,
}

impl Lens<UiTransform> for Glide {
    fn lerp(&mut self, mut at: Mut<UiTransform>, ratio: f32) {
        *at = self.from.towards(self.to, ratio).transform();
    }
}

/// One movement of a tile.
#[derive(Debug, Clone, Copy)]
struct Leg {
    from: Pose,
    to: Pose,
    /// When it starts and ends, from the start of the path.
    starts: Duration,
    ends: Duration,
    ease: EaseMethod,
}

/// The movements of a tile, one after the other.
#[derive(Debug, Clone)]
pub(super) struct Path(Vec<Leg>);

impl Path {
    /// The way from a pose to one that is lifted or, if `lays`, laid; `side` is the tile's. It is turned clockwise, and
    /// only while it is lifted.
    pub fn new(
        from: Pose,
        to: Pose,
        lays: bool,
        side: f32,
        timings: &TableTimings,
        motion: &MotionSettings,
    ) -> Self {
        let ahead = (to.quarters - from.quarters).rem_euclid(4.0);
        // A pose that was read from a transform is not exact, or overshoots.
        let ahead = if ahead > 3.5 { ahead - 4.0 } else { ahead };
        let from = Pose {
            quarters: to.quarters - ahead,
            ..from
        };
        let mut path = Self(Vec::new());
        let mut at = from;
        let mut go = |to: Pose, timing: Timing| {
            path.add(at, to, timing, motion);
            at = to;
        };
        let over = Pose::lifted(from.quarters, side);
        let is_over = from.shift.distance(over.shift) < 1.0;
        if !is_over && (!lays || ahead > 0.01) {
            go(over, timings.place);
        }
        let mut left = ahead;
        while left > 0.01 {
            left = (left - 1.0).max(0.0);
            let quarters = to.quarters - left;
            go(Pose { quarters, ..over }, timings.quarter);
        }
        if lays {
            go(to, timings.lay);
        }
        path
    }

    fn add(&mut self, from: Pose, to: Pose, timing: Timing, motion: &MotionSettings) {
        let starts = self.lasts();
        self.0.push(Leg {
            from,
            to,
            starts,
            ends: starts + motion.flies(timing),
            ease: timing.easing.method(),
        });
    }

    /// How long all of it takes.
    pub fn lasts(&self) -> Duration {
        self.0.last().map_or(Duration::ZERO, |leg| leg.ends)
    }

    /// When each quarter begins.
    pub fn quarters(&self) -> impl Iterator<Item = Duration> {
        let turns = |leg: &&Leg| (leg.to.quarters - leg.from.quarters).abs() > 0.01;
        self.0.iter().filter(turns).map(|leg| leg.starts)
    }

    /// The pose at this share of the time.
    fn at(&self, ratio: f32) -> Option<Pose> {
        let now = self.lasts().mul_f32(ratio.clamp(0.0, 1.0));
        let leg = self.0.iter().find(|leg| now < leg.ends);
        let leg = leg.or(self.0.last())?;
        let lasts = (leg.ends - leg.starts).as_secs_f32();
        let passed = (now.saturating_sub(leg.starts)).as_secs_f32();
        let ratio = if lasts > 0.0 {
            (passed / lasts).min(1.0)
        } else {
            1.0
        };
        Some(leg.from.towards(leg.to, eased(leg.ease, ratio)))
    }
}

/// The progress of an easing.
fn eased(ease: EaseMethod, ratio: f32) -> f32 {
    match ease {
        EaseMethod::EaseFunction(function) => function.sample_clamped(ratio),
        EaseMethod::CustomFunction(function) => function(ratio),
        EaseMethod::Discrete(limit) => f32::from(u8::from(ratio > limit)),
    }
}

impl Lens<UiTransform> for Path {
    fn lerp(&mut self, mut at: Mut<UiTransform>, ratio: f32) {
        if let Some(pose) = self.at(ratio) {
            *at = pose.transform();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_lifted_turned_quarter_by_quarter_and_laid() {
        let (timings, motion) = (TableTimings::default(), MotionSettings::default());
        let path = |from, to, lays| Path::new(from, to, lays, 200.0, &timings, &motion);
        let pile = Pose {
            shift: Vec2::new(-400.0, 0.0),
            scale: 0.5,
            quarters: 0.0,
        };
        let taken = path(pile, Pose::lifted(0.0, 200.0), false);
        assert_eq!(taken.quarters().count(), 0);
        assert_eq!(taken.at(0.0), Some(pile));
        assert_eq!(taken.at(1.0), Some(Pose::lifted(0.0, 200.0)));
        // Three quarters, of which each is seen.
        let turned = path(Pose::lifted(0.0, 200.0), Pose::laid(3.0), true);
        let starts: Vec<Duration> = turned.quarters().collect();
        assert_eq!(starts.len(), 3);
        assert!(starts.is_sorted() && starts[0].is_zero());
        for n in 0..=3 {
            let ratio =
                (timings.quarter.plainly() * n).as_secs_f32() / turned.lasts().as_secs_f32();
            let pose = turned.at(ratio).expect("a pose");
            assert!((pose.quarters - n as f32).abs() < 0.05, "{pose:?}");
            assert!(pose.scale > 1.0, "{n}: it is lifted");
        }
        assert_eq!(turned.at(1.0), Some(Pose::laid(3.0)));
        // Over the top: from the third quarter to the first.
        let over = path(Pose::lifted(3.0, 200.0), Pose::laid(1.0), true);
        assert_eq!(over.quarters().count(), 2);
        let still = MotionSettings {
            reduced: true,
            ..motion
        };
        let path = Path::new(pile, Pose::laid(2.0), true, 200.0, &timings, &still);
        assert!(path.lasts().is_zero());
    }
}
