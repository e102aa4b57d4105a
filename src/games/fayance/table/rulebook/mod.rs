//! The rulebook's words and drawings, and the links from the table to its paragraphs.

mod book;
mod figure;
mod references;

pub use book::book;
pub use references::paragraph_about;

use bevy::prelude::App;

/// Adds the book.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(book::plugin);
}
