//! Guesclin !, a skirmish on hexes with dice by Jean-Gabriel Chabrat: rules, bots, arena and training, and the game
//! as tools without a screen see it.

#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
mod headless;
mod luck;
pub mod review;
#[cfg(not(target_arch = "wasm32"))]
pub mod training;

pub use guesclin_ai as ai;
pub use guesclin_rules as rules;
pub use headless::{HEADLESS, Match};
pub use rules::ID;
