//! Bots: a side's view in, a move out. No clock, thread or file, and never the true
//! [`Position`](crate::games::fayance::rules::Position): a choice that the other side has confirmed has no value in a
//! view, so no bot can see it. A bot keeps no state between decisions: the same view and seed give the same move in a
//! new game, a resumed one and a replay.

mod bot;
mod bots;
mod craftsmen;
mod endgame;
mod exploit;
mod greedy;
mod known;
mod oracle;
mod outlook;
mod random;
mod response;
mod style;
mod territory;
#[cfg(test)]
mod tests;
mod thinker;

pub use bot::Bot;
pub use bots::{BOTS, bot, yardstick};
pub use exploit::{Exploit, exploit};
pub use greedy::Greedy;
pub use random::Random;
