//! Guyenne's arena: series of games between bots, and measurements.

mod blunders;
mod camp_bots;
mod exploit;
mod facts;
mod games;
mod ladder;
mod measures;
mod options;
mod oracle;
mod players;
mod playout;
mod proof;
mod results;
mod run;
mod strength;
mod times;

pub use run::run;
