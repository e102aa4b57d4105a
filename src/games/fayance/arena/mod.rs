//! The arena of Le Trône de Fayance: series of games between bots, what best answers gain, and a responder that learns
//! to beat the champion.

mod exploit;
mod games;
mod luck_table;
mod options;
mod respond;
mod results;
mod run;
mod strength;

pub use run::run;
