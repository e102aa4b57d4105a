//! The page of a new game.

mod draft;
mod form;

pub use draft::Draft;
pub(super) use form::press_begin;

use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(form::plugin);
}
