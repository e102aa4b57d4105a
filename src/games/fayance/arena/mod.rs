//! The arena of Le Trône de Fayance: series of games between bots, and what best answers gain.

mod exploit;
mod games;
mod options;
mod run;
mod tally;

pub use run::run;
