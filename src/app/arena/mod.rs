//! The arena, for all games: series of games between bots, the check of records, and codes.

mod check;
mod codes;
mod files;
mod run;

pub use check::{check, faults};
pub use run::run;
