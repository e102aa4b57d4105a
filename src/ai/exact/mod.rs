//! Exact solutions of small two-player zero-sum games: matrix games; the whole game tree, its equilibrium by CFR+, and
//! best responses.
//!
//! A strategy is a vector with one probability for each move of each information set, see [`Tree`]. Its distance from
//! an equilibrium is its [`exploitability`], in wins per game. The tree is used by no screen: it measures bots.

mod equilibrium;
pub mod matrix;
mod response;
pub mod tree;

pub use equilibrium::Equilibrium;
pub use response::{best_response, exploitability, value};
pub use tree::{Tree, TreeStep};
