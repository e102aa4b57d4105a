//! The viewer of a game's rulebook: contents, paragraphs, examples, search, and links from the table. A game gives the
//! [`Book`]; nothing here knows its rules.

mod book;
mod contents;
mod figure;
mod links;
mod page;
mod pane;
mod search;
mod search_field;
mod sentence;

pub use book::words_without_paragraphs;
pub use book::{Book, BookChapter, BookParagraph, Figure};
pub use figure::{frame, line, say};
pub use links::{OpensParagraph, asked_button, why_button};
pub use page::add_book;
pub use pane::{BookBlock, BookPane, IndexWord};
pub use search::{fold, matches};
pub use sentence::with_numbers;

use bevy::prelude::App;

/// Adds the viewer.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        links::plugin,
        search_field::plugin,
        page::plugin,
        contents::plugin,
        pane::plugin,
    ));
}
