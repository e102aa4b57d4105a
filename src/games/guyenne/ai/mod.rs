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
//! Two small nets (`assets/ai/blueprint.bin`, 59 kB) learned from 1.7 million games of bots against themselves, one in six
//! against [`Greedy`]: `cargo train` (policy gradient with a price on variety, advantages by GAE). One likes moves, by
//! what a seat sees; the other judges whole worlds, and is only asked about worlds that were imagined. Their play is
//! mixed, as a game of bluff wants it. All arithmetic is sums, products and quotients in a fixed order: it is the same
//! natively and on wasm.
//!
//! - **Squire**: the first net, blurred, and hot-headed: likes many cards, and castles of the enemy's.
//! - **Knight**: the first net, a little blurred, and a miser: dislikes to part with strong cards.
//! - **Captain**: thinks ahead, 32 iterations. An iteration tries a move in an imagined world, where everybody plays on
//!   by the first net to the end of the round, and the second judges what comes of it ([`belief::Search`]). Worlds are as
//!   likely as the enemy's placements are in them; some enemies are plain ones, who play as [`Greedy`] does.
//! - **Constable**: 1000 iterations; and when what remains is small, solves it as the game of hidden information that
//!   it is ([`belief::EndgameSolver`], Monte Carlo CFR).
//!
//! # Measured
//!
//! Wins of 800 games each (400 deals played twice, `cargo arena -- --games 400 --paired --seed 2026 --level LEVEL
//! --english BOT --french BOT`), with 95 % intervals; draws count as not won:
//!
//! | | base | expert |
//! |---|---|---|
//! | squire v random | 99.6 % (98.9 to 99.9) | 99.6 % (98.9 to 99.9) |
//! | knight v squire | 73.6 % (70.5 to 76.6) | 72.5 % (69.3 to 75.5) |
//! | captain v knight | 69.5 % (66.2 to 72.6) | 69.9 % (66.6 to 73.0) |
//! | constable v captain | 68.1 % (64.8 to 71.3) | 70.8 % (67.5 to 73.8) |
//! | constable v greedy | 96.6 % (95.1 to 97.7) | 91.6 % (89.5 to 93.4) |
//!
//! What better guessing could still win: the constable's search told all cards (`oracle`) wins 90.0 % (82.6 to 94.5) of
//! 100 base games against the constable, and 96.0 % (90.2 to 98.4) of 100 expert games.
//!
//! Searching in worlds where every enemy plays by the first net won only 69 % of expert games against greedy, whom that
//! net alone beats in 86 %: who bluffs less than expected was not reckoned with. Now three enemies in ten are plain ones
//! until their placements say otherwise, and worlds are weighed by what such an enemy would have laid.
//!
//! Of the constable's 5581 decisions in 120 base games the median took 42 ms, 99 % at most 220 ms and the longest 617 ms,
//! on two cores that had nothing else to do; 16 000 iterations a second (`--times`). An iteration imagines a world and
//! plays every move tried in it on to the end of the round: 48 to 62 µs, against 8 µs for a whole game of random moves.
//!
//! On little Guyenne perfect opponents win so much, of 1 in all, against each (`cargo arena -- --exploit
//! greedy,squire,knight,captain,constable --seeds 8`): constable 0.113, squire 0.657, knight 0.982, captain 0.999, random
//! 0.688, greedy 1.000, CFR+ after 1000 iterations 0.0003. The nets of the other three never saw so small a game; the
//! constable solves it, as he solves the end of any other.
//!
//! Blunders avoided (`cargo arena -- --blunders squire,knight,captain,constable`, 82 positions, 8 seeds): squire 81.1 %,
//! knight 87.7 %, captain 98.3 %, constable 98.8 %; greedy 96.3 %.
//!
//! Balance, the constable against himself (`cargo arena -- --games 60 --balance --presets duels --english constable
//! --french constable --seed 2026`; 30 games of the last). So few games say only that no camp is far ahead; heroes are
//! told of both camps together:
//!
//! | | English win | rounds | combats won by the first player | ties | heroes played a game | won by them |
//! |---|---|---|---|---|---|---|
//! | 2022 base | 43.3 % (31.6 to 55.9) | 9.9 | 39.9 % | 16.8 % | 3.9 | 84.2 % |
//! | 2022 advanced | 58.3 % (45.7 to 69.9) | 8.3 | 39.0 % | 13.6 % | 3.9 | 81.0 % |
//! | 2022 expert | 53.3 % (40.9 to 65.4) | 9.3 | 39.9 % | 20.4 % | 5.4 | 58.0 % |
//! | 2021 base | 60.0 % (42.3 to 75.4) | 13.2 | 38.7 % | 25.7 % | 3.9 | 84.5 % |

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
