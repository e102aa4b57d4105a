//! Bots: a seat's view in, a move out. No clock, thread or file, and never the true
//! [`Position`](guyenne_rules::Position).
//!
//! Fairness is ensured by types: a [`Bot`] gets a [`View`](guyenne_rules::View), in which a card that
//! the seat may not know has no value. It keeps no state between decisions: the same view and seed give the same move
//! in a new game, a resumed one and a replay.
//!
//! Budgets are iterations, never seconds. One exception is outside this module: on screen the table stops a bot after
//! 2.5 seconds (`table/ai_task.rs`, `ThinkingLimit`) and plays by the search so far. On a machine that slow the same
//! view and seed may give another move; the log says so. Tests and the arena have no limit.
//!
//! # How the levels play
//!
//! Two small nets (`blueprint.bin` in `assets/ai/guyenne`) learned from 1.7 million games of bots against themselves,
//! one in six against [`Greedy`]: `cargo train` (policy gradient with an entropy bonus, advantages by GAE). The policy
//! net gives each move a probability, from what a seat sees; the value net judges a whole position, and is only asked
//! about positions that were determinized from a view. Policies are mixed, as bluff demands. All arithmetic is sums,
//! products and quotients in a fixed order: it is the same natively and on wasm.
//!
//! - **Squire**: the policy net with its logits flattened and biased towards many cards and the enemy's castles.
//! - **Knight**: the policy net, a little flattened, biased against giving up strong cards.
//! - **Captain**: searches, 32 iterations. An iteration plays a move in a determinized position on to the end of the
//!   round by the policy net and asks the value net for the result ([`belief::Search`]). Positions are weighted by how
//!   likely the enemy's placements are in them, for two models of the enemy: seven in ten play by the policy net, three
//!   as [`Greedy`] does: with the first model alone search won fewer games against greedy than the policy net without
//!   any search.
//! - **Constable**: 1000 iterations; and when little of the game remains it solves that as the game of hidden
//!   information it is ([`belief::EndgameSolver`], Monte Carlo CFR).
//!
//! In a shared camp every seat has a bot of its own, or a person; a bot gets its own seat's view and no more. One
//! training game in four had a shared camp, so the policy net knows the gift and the order; all levels decide them
//! without their style, and captain and constable search there as everywhere. A bot accepts the five cards that its
//! partner proposes to set aside.
//!
//! How strong they are, how far from perfect play, and how fast: `strength.md` beside the nets, written by
//! `cargo arena -- --strength FILE`.

pub mod belief;
mod bot;
mod bots;
mod difficulty;
mod digest;
mod greedy;
mod hint;
mod judge;
pub mod little;
pub mod nets;
mod random;
mod solver;

pub use bot::Bot;
pub use bots::{BOTS, LEVELS, bot};
pub use difficulty::{Difficulty, DifficultyBot};
pub use greedy::Greedy;
pub use hint::{Hint, HintBot, HintReason};
pub use judge::MoveJudge;
pub use random::Random;
pub use solver::Solver;
