//! Le Trône de Fayance, a duel of secret choices by Jean-Gabriel Chabrat: rules, bots, arena and training, and the game
//! as tools without a screen see it.

#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
mod headless;
mod luck;
mod review;
#[cfg(not(target_arch = "wasm32"))]
pub mod training;

pub use fayance_ai as ai;
pub use fayance_rules as rules;
pub use headless::{HEADLESS, Match};
pub use rules::ID;
