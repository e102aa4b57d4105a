//! The page of a new game: the opening, who plays each side with which name and device, and how two people choose in
//! secret.

mod company;
mod draft;
mod form;

pub use draft::Draft;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use form::FormAnswer;

use bevy::prelude::App;

/// The page with all its parts.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((company::plugin, form::plugin));
}
