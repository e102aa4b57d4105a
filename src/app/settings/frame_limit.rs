//! Keeps frames from following each other faster than the player wants.

use super::Settings;
use bevy::prelude::*;
use std::time::Duration;

/// Adds the limit.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, wait.run_if(resource_exists::<Settings>));
}

/// How long a frame that took so long must wait for the next one.
fn rest(settings: &Settings, taken: Duration) -> Option<Duration> {
    let frames = settings.frame_limit.frames()?;
    let least = f32::from(frames).recip();
    // Nothing is left of a frame that took longer.
    Duration::try_from_secs_f32(least - taken.as_secs_f32()).ok()
}

/// Waits until the frame has lasted long enough.
fn wait(settings: Res<Settings>, time: Res<Time<Real>>) {
    let taken = time.last_update().map(|begun| begun.elapsed());
    if let Some(rest) = taken.and_then(|taken| rest(&settings, taken)) {
        #[expect(
            clippy::disallowed_methods,
            reason = "the frame itself waits, nothing in it"
        )]
        std::thread::sleep(rest);
    }
}

#[cfg(test)]
mod tests {
    use super::super::FrameLimit;
    use super::*;

    #[test]
    fn a_frame_waits_for_what_is_left_of_its_time() {
        let limited = |frame_limit| Settings {
            frame_limit,
            ..Settings::default()
        };
        let ms = Duration::from_millis;
        assert_eq!(rest(&limited(FrameLimit::Off), ms(1)), None);
        let thirty = limited(FrameLimit::Thirty);
        let left = rest(&thirty, ms(10)).expect("time is left");
        assert!(left > ms(23) && left < ms(24), "{left:?}");
        assert_eq!(rest(&thirty, ms(40)), None);
    }
}
