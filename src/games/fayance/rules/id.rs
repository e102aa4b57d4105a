//! The game's identifier.

use kit_rules::game::GameId;

/// The game's identifier: its folder, its save slot, and the format of its records before `-record`.
pub const ID: GameId = GameId("fayance");
