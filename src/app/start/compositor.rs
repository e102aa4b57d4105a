//! How often frames are drawn.

use std::env;

use bevy::prelude::*;
use bevy::winit::WinitSettings;

use crate::app::LaunchOptions;

/// Variables that say that gamescope draws the screen, as on a Steam Deck. It does not always tell a window that it has
/// the focus (bevy#15193), and without it the engine waits for events between frames.
const GAMESCOPE: [&str; 2] = ["GAMESCOPE_WAYLAND_DISPLAY", "SteamDeck"];

/// Draws without waiting for events under such a compositor, and at a safe start.
pub fn plugin(app: &mut App) {
    let is_safe = app
        .world()
        .get_resource::<LaunchOptions>()
        .is_some_and(|options| options.safe);
    if is_safe || GAMESCOPE.iter().any(|name| env::var_os(name).is_some()) {
        app.insert_resource(WinitSettings::continuous());
    }
}
