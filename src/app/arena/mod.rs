//! The arena, for all games: series of games between bots, the check of records, codes, and statistics.

mod check;
mod codes;
mod files;
mod run;
mod statistics;

pub use check::{check, faults};
pub use run::run;
