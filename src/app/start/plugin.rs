//! What of the start goes on in the app.

use bevy::prelude::*;

use super::{compositor, crash_report, kept_folder, safe_start};

/// Adds it; the launch options are there before.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        compositor::plugin,
        crash_report::plugin,
        kept_folder::plugin,
        safe_start::plugin,
    ));
}
