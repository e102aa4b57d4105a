//! The viewer of a game's rulebook: contents, paragraphs, examples, search, and links from the table. A game gives the
//! [`Book`]; nothing here knows its rules.

mod book;
mod contents;
mod leaf;
mod links;
mod page;
mod search;

pub use book::{Book, BookChapter, BookParagraph, Figure};
pub use leaf::{BookBlock, BookPane, IndexWord};
pub use links::OpensParagraph;
pub use page::BookSystems;
pub use search::{fold, matches};

use bevy::prelude::App;

/// Adds the viewer.
pub fn plugin(app: &mut App) {
    app.add_plugins((links::plugin, page::plugin, contents::plugin, leaf::plugin));
}
