//! The names of Fayance's own sounds and its tune. Those that games share are in `theme::sound`.

use kit_theme::sound::{Sound, Tune};

/// A tile is taken from the pile, or from the table.
pub const TILE_LIFT: Sound = Sound::effect("tile-lift", 0);
/// A tile is turned by a quarter.
pub const TILE_TURN: Sound = Sound::effect("tile-turn", 0);
/// A tile is laid down.
pub const TILE_LAY: Sound = Sound::effect("tile-lay", 0);
/// A seal is pressed: a choice is final.
pub const SEAL: Sound = Sound::effect("seal", 0);
/// The ring of troops is asked.
pub const RING: Sound = Sound::effect("ring-of-troops", 0);
/// A combat is decided.
pub const CLASH: Sound = Sound::effect("clash", 0);
/// A combat is not decided.
pub const UNDECIDED: Sound = Sound::effect("undecided", 0);
/// There is a king.
pub const CROWN: Sound = Sound::effect("crown", 0);

/// All of them.
pub const SOUNDS: &[Sound] = &[
    TILE_LIFT, TILE_TURN, TILE_LAY, SEAL, RING, CLASH, UNDECIDED, CROWN,
];

/// At the table and on the result page: the potter's pavane.
pub const PAVANE: Tune = Tune::round("pavane");

/// All of them.
pub const TUNES: &[Tune] = &[PAVANE];
