//! A rulebook as data: chapters, paragraphs with stable ids, figures.

use bevy::prelude::*;

use crate::i18n::LocalizedText;

/// Draws a figure below its paragraph. The id is that of the paragraph.
pub type Figure = fn(&mut Commands, Entity, &'static str);

/// A rulebook, as it is read for the game on screen. A game inserts it in
/// [`BookSystems::Write`](super::BookSystems::Write) whenever the book is opened.
#[derive(Resource, Clone, Debug, Default)]
pub struct Book {
    /// The chapters.
    pub chapters: Vec<BookChapter>,
    /// The words of the index, which are searched for by a press.
    pub index: Vec<LocalizedText>,
}

/// A chapter.
#[derive(Clone, Debug)]
pub struct BookChapter {
    /// Its title.
    pub title: LocalizedText,
    /// Its paragraphs.
    pub paragraphs: Vec<BookParagraph>,
}

/// A paragraph.
#[derive(Clone, Debug)]
pub struct BookParagraph {
    /// Its id, by which links find it.
    pub id: &'static str,
    /// The rule.
    pub text: LocalizedText,
    /// Why it is so, if it settles what the printed rules leave open.
    pub why: Option<LocalizedText>,
    /// For which games it holds, if not for all.
    pub scope: Option<LocalizedText>,
    /// Whether it holds for the game on screen.
    pub here: bool,
    /// Its example.
    pub figure: Option<Figure>,
}

impl Book {
    /// The chapter that holds this paragraph, and the paragraph.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<(usize, &BookParagraph)> {
        self.chapters.iter().enumerate().find_map(|(n, chapter)| {
            let mut all = chapter.paragraphs.iter();
            Some((n, all.find(|paragraph| paragraph.id == id)?))
        })
    }

    /// The number of a paragraph: "5.2". It counts paragraphs that are not shown, too.
    #[must_use]
    pub fn number(&self, id: &str) -> String {
        self.find(id).map_or_else(String::new, |(chapter, _)| {
            let mut all = self.chapters[chapter].paragraphs.iter();
            let at = all.position(|paragraph| paragraph.id == id).unwrap_or(0);
            format!("{}.{}", chapter + 1, at + 1)
        })
    }
}
