//! The day's deal and challenges: laws for every game, the dates that may never deal otherwise, the log of days.

mod golden;
pub mod laws;
mod log;
mod log_file;
mod share;
