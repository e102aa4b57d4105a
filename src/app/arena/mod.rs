//! The arena, for all games: series of games between bots, and the check of records.

mod check;
mod run;

pub use check::{check, faults};
pub use run::run;
