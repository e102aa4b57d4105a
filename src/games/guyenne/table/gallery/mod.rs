//! The gallery of the six castles: their cards to turn, a map of the frontier, facts, and links.

mod large_card;
mod map;
mod measures;
mod page;
mod places;
mod turning;
mod view;

pub use places::{CastleSite, PLACES};
pub use view::{GalleryPart, GalleryView};

use bevy::prelude::*;

/// Adds the gallery.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((view::plugin, page::plugin, turning::plugin));
}
