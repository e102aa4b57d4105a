//! The rulebook's words and drawings, and the links from the table to its paragraphs.

mod book;
mod example_board;
mod figure;
mod references;

pub use book::book;
pub use references::paragraph_about;

use bevy::prelude::App;

use crate::keys;
use kit_table::{LearnPage, Menu};

/// The rules in short, among what there is to learn from.
pub const SUMMARY: LearnPage = LearnPage {
    menu: Menu::RulesSummary,
    name: keys::GUESCLIN_RULES,
    progress: None,
};
/// The rulebook.
pub const BOOK: LearnPage = LearnPage {
    menu: Menu::Rulebook,
    name: keys::GUESCLIN_RULEBOOK,
    progress: None,
};

/// Adds the book.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(book::plugin);
}
