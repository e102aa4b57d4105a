//! The oak table that lies under every screen, and the picture that holds it with all that lies still on it.

mod background_cache;
mod fingerprint;
mod oak;

use bevy::prelude::App;

/// The oak, and the picture of it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((oak::plugin, background_cache::plugin));
}
