//! The arena of Le Trône de Fayance: series of games between bots.

mod games;
mod options;
mod run;
mod tally;

pub use run::run;
