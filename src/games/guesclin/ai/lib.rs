//! Bots: a view in, a move out. No clock, thread or file, and never the true
//! [`Position`](guesclin_rules::Position): nobody knows the dice to come. The same view and seed give
//! the same move in a new game, a resumed one and a replay. One exception is outside this module: on screen the table
//! stops a bot after 2.5 seconds (`table/ai_task.rs`, `ThinkingLimit`) and plays by the search so far.
//!
//! Squire, knight and captain plan one fighter at a time (`tactician`, `plan`): every hex in reach with the best deed
//! from it, weighed by exact chances, by the enemy's reach (`danger`) and by the way to what decides the scenario
//! (`destinations`). The constable (`strategist`, `search`) plays the best few plans on until the next banner has
//! replied, each result of the own blow with its exact chance, and values the boards by nets that were fitted to the
//! ends of games (`value`, `features`, `self_play`; `cargo train -- --game guesclin`). How strong they are stands in
//! `assets/ai/guesclin/strength.md`, how the nets were fitted in `values.md` beside it.

mod blow;
mod bot;
mod bots;
mod danger;
mod destinations;
mod distances;
mod features;
mod hint;
mod judge;
mod material;
mod plan;
mod playout;
mod random;
mod search;
mod self_play;
mod settled;
mod strategist;
mod style;
mod tactician;
mod value;

pub use blow::{after_hits, hit_chances};
pub use bot::Bot;
pub use bots::{BOTS, LEVELS, bot};
pub use destinations::Toward;
pub use hint::{Hint, HintBot, HintReason};
pub use judge::PlanJudge;
pub use random::Random;
pub use self_play::{SelfPlayGame, self_play};
pub use value::{BoardValue, HIDDEN, Net, SCENARIOS, read, share, write};
