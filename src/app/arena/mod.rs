//! The arena, for all games: series of games between bots, the check of records, codes, statistics, and reviews.

mod check;
mod codes;
mod files;
mod review;
mod run;
mod statistics;

pub use check::{check, faults};
pub use run::run;
