//! The oak table that lies under every screen, and the picture that holds it with all that lies still on it.

mod fingerprint;
mod oak;
mod still_life;

use bevy::prelude::App;

/// The oak, and the picture of it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((oak::plugin, still_life::plugin));
}
