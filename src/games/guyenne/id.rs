//! The name of the game.

use crate::rules::game::GameId;

/// The name of the game: its folder, its save, and the format of its records.
pub const ID: GameId = GameId("guyenne");
