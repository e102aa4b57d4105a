//! Guesclin !, a skirmish on hexes with dice by Jean-Gabriel Chabrat: rules, bots and arena. It has no table yet.

pub mod ai;
#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
mod headless;
mod id;
pub mod rules;

pub use headless::{HEADLESS, Match};
pub use id::ID;
