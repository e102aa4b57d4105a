//! The result page.

mod page;
mod review;
mod thrones;

use bevy::prelude::App;

/// The page with its review.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((page::plugin, review::plugin));
}
