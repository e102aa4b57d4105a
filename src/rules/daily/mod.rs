//! The day's deal: the same for everybody on one date, without a network. How a date deals stands in `daily-deal.md`.

mod calendar;
mod date;
mod deal;
mod deals;
mod difficulty;
mod log;
mod log_file;
mod share;

pub use calendar::{CalendarDay, DayMark, Streak};
pub use date::{BadDate, CalendarDate};
pub use deal::{DailyDeal, FIRST_DAY};
pub use deals::DailyDeals;
pub use difficulty::{Difficulty, DifficultyClass, Playouts};
pub use log::{DailyLog, DailyScore, DailyTry, DayStanding, DoubleCount};
pub use log_file::BadDailyLog;
pub use share::DailyShare;
