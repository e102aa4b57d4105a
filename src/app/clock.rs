//! The time of day, which only the frame knows: rules, bots and tables have no clock.

use bevy::prelude::*;

/// Where the time comes from. Tests have their own.
#[derive(Resource, Clone, Copy, Debug)]
pub struct WallClock(pub fn() -> u64);

impl Default for WallClock {
    fn default() -> Self {
        Self(seconds)
    }
}

impl WallClock {
    /// Seconds since 1970, in UTC.
    #[must_use]
    pub fn now(self) -> u64 {
        (self.0)()
    }
}

#[cfg(not(target_arch = "wasm32"))]
#[expect(
    clippy::disallowed_types,
    reason = "the time when a game was played is no part of the game"
)]
fn seconds() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

#[cfg(target_arch = "wasm32")]
fn seconds() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}
