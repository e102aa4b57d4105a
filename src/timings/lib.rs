//! The durations and easings that games share, by name, and the player's speed, which scales them. Each game has a file
//! of its own beside `assets/feel/shared.json`, and says in its `table/timings.rs` what each name means. Nothing else
//! holds a duration.

mod animation_timings;
mod speed;
mod timing;

pub use animation_timings::AnimationTimings;
pub use speed::{MotionSettings, Speed, UnknownSpeed};
pub use timing::{Easing, Timing};

use bevy::prelude::App;

/// Adds [`AnimationTimings`] and [`MotionSettings`].
pub fn plugin(app: &mut App) {
    app.init_resource::<AnimationTimings>()
        .init_resource::<MotionSettings>();
}
