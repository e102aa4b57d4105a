//! The arena of Guesclin !: series of games between bots.

mod games;
mod options;
mod run;
mod strength;
mod tally;

pub use run::run;
