//! What time it is, in UTC: the only place where the program asks. Nothing but the day's deal depends on it.

use bevy::prelude::*;
use kit_rules::daily::CalendarDate;

/// The moment, in seconds since the beginning of 1970 in UTC. It follows the [`SystemClock`] where there is one; a test
/// sets it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now(pub u64);

impl Now {
    /// The date; the last that is known after the year 9999.
    #[must_use]
    pub fn date(self) -> CalendarDate {
        let known = CalendarDate::of_moment(self.0);
        known.unwrap_or(LAST)
    }
}

/// The last date that is known.
const LAST: CalendarDate = match CalendarDate::new(9999, 12, 31) {
    Some(date) => date,
    None => panic!("there is such a date"),
};

/// The clock of this machine; without it the time stands still.
#[derive(Resource, Clone, Copy)]
pub struct SystemClock(fn() -> u64);

impl SystemClock {
    /// The clock of this platform.
    pub const PLATFORM: Self = Self(seconds);

    /// Seconds since the beginning of 1970.
    #[must_use]
    pub fn seconds(self) -> u64 {
        (self.0)()
    }
}

/// Adds the clock.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Now>()
        .add_systems(First, read_clock.run_if(resource_exists::<SystemClock>));
}

fn read_clock(clock: Res<SystemClock>, mut now: ResMut<Now>) {
    now.set_if_neq(Now(clock.seconds()));
}

/// Seconds since the beginning of 1970; 0 if the clock is set to something earlier.
#[cfg(not(target_arch = "wasm32"))]
#[expect(
    clippy::disallowed_types,
    reason = "the date says which deal is the day's"
)]
fn seconds() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// Seconds since the beginning of 1970, by the browser.
#[cfg(target_arch = "wasm32")]
fn seconds() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}
