//! The screens of the frame, one file each. A game builds its own screens.

mod backdrop;
mod choose_game;
mod fetching;
mod loading;
mod new_page;
mod progress_page;
mod table;
mod title;

#[cfg(not(target_arch = "wasm32"))]
pub(in crate::app) use backdrop::CacheDraws;
pub use loading::WithoutPictures;

use bevy::prelude::*;

/// Adds every screen.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        loading::plugin,
        fetching::plugin,
        backdrop::plugin,
        title::plugin,
        choose_game::plugin,
        table::plugin,
        new_page::plugin,
    ));
}
