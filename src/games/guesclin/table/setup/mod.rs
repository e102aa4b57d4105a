//! The page of a new game, with its scenarios and banners: names of people, and devices that sit down.

mod company;
mod draft;
mod form;

pub use draft::Draft;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use form::FormAnswer;

use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((company::plugin, form::plugin));
}
