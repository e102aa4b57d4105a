//! What plays the sounds.

use bevy::prelude::*;

/// The audio device of this computer.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct AudioDevice {
    /// There is none: the game is silent, whatever the settings say. Known soon after the first tune should begin.
    pub is_missing: bool,
}
