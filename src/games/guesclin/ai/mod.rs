//! Bots: a view in, a move out. No clock, thread or file, and never the true
//! [`Position`](crate::games::guesclin::rules::Position): nobody knows the dice to come. The same view and seed give the
//! same move in a new game, a resumed one and a replay.

mod bot;
mod bots;
mod danger;
mod field;
mod goals;
mod hint;
mod plan;
mod random;
mod tactician;
mod temper;
mod worth;

pub use bot::Bot;
pub use bots::{BOTS, bot};
pub use goals::Toward;
pub use hint::{Hint, HintBot, HintReason};
pub use random::Random;
