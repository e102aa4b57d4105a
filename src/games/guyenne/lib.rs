//! Guyenne, a card game of castles and bluff by Laurent and Jean-Baptiste Journaux: rules, bots, arena and
//! training, and the game as tools without a screen see it.

#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
mod headless;
mod luck;
mod review;
#[cfg(not(target_arch = "wasm32"))]
pub mod training;

pub use guyenne_ai as ai;
pub use guyenne_rules as rules;
pub use headless::{HEADLESS, Match};
pub use review::{FactKind, TurnKind};
pub use rules::ID;
