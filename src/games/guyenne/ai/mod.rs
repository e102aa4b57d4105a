//! Pure players: what one seat may see goes in, a move comes out. No clock, thread or file, and never a
//! [`Position`](crate::games::guyenne::rules::Position).
//!
//! Fairness is a matter of types: a [`Bot`] is handed a [`View`], which has no value in it for a card that the seat may
//! not know. Nothing else reaches it, so it cannot cheat even by mistake. It keeps no state between moves
//! either: the same view and seed give the same move in a new game, a resumed one and a replay.
//!
//! Budgets are iterations, never seconds. One exception lies outside this module: on screen the table stops a bot that
//! has thought for 2.5 seconds (`table/ai_task.rs`, `ThinkingLimit`) and plays what it has come to by then. On a machine that
//! slow the same view and seed may give another move; the log says when it happens, and tests and arena have no limit.
//!
//! # How the levels play
//!
//! Two small nets (`blueprint.bin` in `assets/ai/guyenne`) learned from 1.7 million games of bots against themselves, one in six
//! against [`Greedy`]: `cargo train` (policy gradient with an entropy bonus, advantages by GAE). The policy net gives each
//! move a probability, from what a seat sees; the value net judges a whole position, and is only asked about positions that
//! were determinized from a view. Policies are mixed, as bluff demands. All arithmetic is sums, products and quotients in a
//! fixed order: it is the same natively and on wasm.
//!
//! - **Squire**: the policy net with its logits flattened and biased towards many cards and the enemy's castles.
//! - **Knight**: the policy net, a little flattened, biased against giving up strong cards.
//! - **Captain**: searches, 32 iterations. An iteration plays a move in a determinized position on to the end of the round
//!   by the policy net and asks the value net for the result ([`belief::Search`]). Positions are weighted by how likely the
//!   enemy's placements are in them, for two models of the enemy: seven in ten play by the policy net, three as [`Greedy`]
//!   does. With the first model alone, only 69 % of expert games against greedy were won, where the policy net without any
//!   search won 86 %.
//! - **Constable**: 1000 iterations; and when little of the game remains it solves that as the game of hidden information it
//!   is ([`belief::EndgameSolver`], Monte Carlo CFR).
//!
//! How strong they are, how far from perfect play, and how fast: `strength.md` beside the nets, written by
//! `cargo arena -- --strength`.

pub mod belief;
mod bot;
mod bots;
mod difficulty;
mod digest;
mod greedy;
mod hint;
pub mod little;
pub mod nets;
mod random;
mod solver;

pub use bot::Bot;
pub use bots::{BOTS, bot};
pub use difficulty::{Difficulty, DifficultyBot};
pub use greedy::Greedy;
pub use hint::{Hint, HintBot, HintReason};
pub use random::Random;
pub use solver::Solver;
