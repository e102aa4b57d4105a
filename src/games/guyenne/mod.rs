//! Guyenne: castles, bluff and six cards in hand, by Laurent and Jean-Baptiste Journaux.

pub mod ai;
#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
mod headless;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;

pub use headless::Match;

use crate::rules::game::{GameId, Headless};

/// The name of the game: its folder, its save, and the format of its records.
pub const ID: GameId = GameId("guyenne");

/// The game for tools that need no screen.
pub const HEADLESS: Headless = Headless::of::<Match>();

/// The game on screen.
#[cfg(feature = "app")]
pub const GAME: crate::table::Game = table::GAME;
