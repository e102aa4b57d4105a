//! Perfect play, worked out exactly where that can be done: the whole tree of a small game, its equilibrium, and the best
//! answer to anybody's mixed play. Nothing here plays against people; it measures those who do.
//!
//! Little Guyenne ([`Equipment::LITTLE`](crate::games::guyenne::rules::Equipment::LITTLE)) is the usual rules with a box so small that every
//! deal, draw and move fits in memory. Play there is a table of chances over the moves of each information set. How far a
//! player is from perfect is what two opponents win together who know that table by heart, one in each camp:
//! [`exploitability`], in wins a game.

mod equilibrium;
mod response;
pub mod tree;

pub use equilibrium::Equilibrium;
pub use response::{best_response, exploitability, value};
pub use tree::{Tree, TreeStep};
