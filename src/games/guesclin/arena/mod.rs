//! The arena of Guesclin !: series of games between bots.

mod games;
mod options;
mod results;
mod run;
mod strength;

pub use run::run;
