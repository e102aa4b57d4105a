//! Bots: a side's view in, a move out. No clock, thread or file, and never the true
//! [`Position`](fayance_rules::Position): a choice that the other side has confirmed has no value in a
//! view, so no bot can see it. The same view and seed give the same move in a new game, a resumed one and a replay;
//! what a bot keeps between decisions only saves time. One exception is outside this module: on screen the table stops
//! a bot after 2.5 seconds (`table/ai_task.rs`, `ThinkingLimit`), and the armies of a slow machine's oracle are those
//! found so far.
//!
//! All 24 cards are dealt, so every state is a matrix game: both sides know all but the order of the pile and the
//! choice of this moment. Nothing is sampled but the bot's own policy.
//!
//! # How the levels play
//!
//! - **Apprentice** of a potter: looks at the land, not at the ring of troops; armies at random.
//! - **Glazier:** counts how many of the other's cards a card beats, and mixes by that count.
//! - **Marshal:** the equilibrium of each territory as if it were the last, with armies chosen in haste: of two drawn
//!   at random for each side.
//! - **Champion** of the king: before the sixth territory the equilibrium of each territory over what a capture is
//!   worth by a small net (`value`), with armies by the double oracle (`oracle`); from when the sixth is taken the
//!   exact solution (`endgame`). The nets are fitted backwards from exact solutions (`self_play`,
//!   `cargo train -- --game fayance`).
//!
//! The first three never play a card that loses to all while another does not, nor leave one that beats all
//! (`tests/rules/fayance/levels.rs`). For the arena alone there are `strong`, which is the marshal with the best of 24
//! armies, and `champion-7`, which solves from the seventh territory on.
//!
//! After a game the same valuation serves for its review: [`Judge`] weighs each decision by one side's view, and
//! [`OpenValue`] both sides' choices together, with all known.
//!
//! What each level wins against the one before, and what a player who knows the champion's policies wins against it
//! (`cargo arena -- --game fayance --respond`), stands in `assets/ai/fayance/strength.md`; what the
//! nets get wrong, in `values.md` beside it.
mod bot;
mod bots;
mod certain;
mod craftsmen;
mod endgame;
mod exploit;
mod greedy;
mod heuristic;
mod hint;
mod judge;
mod known;
mod learned;
mod matrix_bot;
mod open_value;
mod oracle;
mod random;
mod responder;
mod response;
mod review;
mod self_play;
mod solving;
mod style;
mod territory;
#[cfg(test)]
mod tests;
mod value;

pub use bot::Bot;
pub use bots::{BOTS, LEVELS, bot, yardstick};
pub use certain::{Certainty, certain, is_asked};
pub use exploit::{Exploit, exploit};
pub use greedy::Greedy;
pub use hint::{Hint, HintBot, HintReason, reasons_at_once};
pub use judge::{Judge, JudgedMove};
pub use learned::{Learned, TrainingSample, chance};
pub use open_value::{MovePolicy, OpenValue, Stakes, by_leader};
pub use random::Random;
pub use responder::Responder;
pub use review::{Review, Swing};
pub use self_play::{AfterCapture, SelfPlay, SelfPlayer, Symmetry};
pub use value::{FEATURES, LAYERS, NARROW, Net, WIDE, read, share, write};
