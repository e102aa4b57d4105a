//! The statistics of a library: counted anew from its games each time, so that they are never at odds with them.

mod breakdown;
mod counts;
mod csv;
mod guesses;
mod month;
mod seat_mix;
mod skill;
mod streaks;

pub use breakdown::{Breakdown, Statistics};
pub use counts::{Points, ResultCounts};
pub use csv::write_csv;
pub use guesses::GuessCounts;
pub use month::Month;
pub use seat_mix::{SeatMix, Seats};
pub use skill::{Sample, Skill, SkillCounts};
pub use streaks::{Streak, Streaks};
