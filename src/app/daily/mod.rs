//! The day's deal: what day it is, which deals there are, what was played of them and counts, how difficult they are,
//! and how a result is told to others. The rules of all that are pure: `kit_rules::daily`.

mod clock;
mod counting;
mod days;
mod mark;
mod reckoning;
mod share;

pub use clock::{Now, SystemClock};
pub(super) use counting::{DayCounted, PlayDay, day_note};
pub(super) use days::begun_save;
pub use days::{DailyGames, Days};
pub(super) use mark::DayMark;
pub use reckoning::PlayoutCount;
pub(super) use reckoning::{AskedDeals, Reckoned};
pub(super) use share::{outcome_words, share_text, with_luck};

use bevy::prelude::*;

/// Adds the clock, the days, and what counts them.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        clock::plugin,
        days::plugin,
        counting::plugin,
        reckoning::plugin,
    ));
}
