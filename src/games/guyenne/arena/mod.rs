//! The arena's command for Guyenne: series of games between bots, and what is measured of them.

mod blunders;
mod exploit;
mod facts;
mod games;
mod ladder;
mod measures;
mod options;
mod oracle;
mod parallel;
mod players;
mod playout;
mod proof;
mod run;
mod tally;
mod times;

pub use run::run;
