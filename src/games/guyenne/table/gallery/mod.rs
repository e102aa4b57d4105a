//! The gallery of the six castles: their cards to turn, a map of the frontier, facts, and links.

mod page;
mod places;
mod turning;

pub use page::{GalleryPart, GalleryView};
pub use places::{CastleSite, PLACES};

use bevy::prelude::*;

/// Adds the gallery.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((page::plugin, turning::plugin));
}
