//! Guesclin !, a skirmish on hexes with dice by Jean-Gabriel Chabrat: rules, bots, table, arena and training.

pub mod ai;
#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
mod headless;
mod id;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
#[cfg(not(target_arch = "wasm32"))]
pub mod training;

pub use headless::{HEADLESS, Match};
pub use id::ID;

/// The game on screen.
#[cfg(feature = "app")]
pub const GAME: crate::table::Game = table::GAME;
