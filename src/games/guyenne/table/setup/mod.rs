//! The page of a new game: edition, level and deal at the left, and the table with its seats at the right. A press on a
//! seat opens the choice of who sits there; a press of another device sits its player down.

mod choices;
mod chooser;
mod draft;
mod form;
mod lobby;
mod saved_draft;
mod sentences;
mod table_top;

#[cfg(not(target_arch = "wasm32"))]
pub(super) use chooser::{close_chooser, open_chooser};
pub use draft::Draft;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use draft::sample_draft;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use lobby::{Lobby, sample_lobby};

use bevy::prelude::App;

/// The page with all its parts.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((form::plugin, table_top::plugin, chooser::plugin));
}
