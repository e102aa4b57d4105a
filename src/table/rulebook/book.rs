//! A rulebook as data: chapters, paragraphs with stable ids, figures.

use bevy::prelude::*;

use super::sentence::with_numbers;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::message_key::{MessageEnding, MessageKey};
use kit_rules::rulebook::{Chapter, Number, Paragraph};

/// Draws a figure below its paragraph. The id is that of the paragraph.
pub type Figure = fn(&mut Commands, Entity, MessageKey);

/// A rulebook, as it is read for the game on screen. A game inserts it whenever the book is opened about it
/// ([`add_book`](super::add_book)).
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
    pub id: MessageKey,
    /// The rule.
    pub text: LocalizedText,
    /// Why it is so, if it settles what the printed rules leave open.
    pub why: Option<LocalizedText>,
    /// The names of the rules for which it holds; none if it holds for all.
    pub scope: Vec<LocalizedText>,
    /// Whether it holds for the game on screen.
    pub here: bool,
    /// Its example.
    pub figure: Option<Figure>,
}

impl BookParagraph {
    /// A paragraph that holds here and everywhere, with the numbers that its sentence and its reason name.
    #[must_use]
    pub fn new<S: Copy, E>(paragraph: &Paragraph<S, E>, numbers: &[Number]) -> Self {
        let text = with_numbers(LocalizedText::new(paragraph.id), numbers);
        let why = text.ending(MessageEnding::Why);
        Self {
            id: paragraph.id,
            text,
            why: paragraph.ruling.then_some(why),
            scope: Vec::new(),
            here: true,
            figure: None,
        }
    }
}

impl Book {
    /// The book of these chapters, each of whose paragraphs `paragraph` writes, with these words in its index.
    #[must_use]
    pub fn new<S: Copy, E>(
        chapters: &[Chapter<S, E>],
        paragraph: impl Fn(&Paragraph<S, E>) -> BookParagraph,
        index: &[MessageKey],
    ) -> Self {
        let chapter = |chapter: &Chapter<S, E>| BookChapter {
            title: LocalizedText::new(chapter.title),
            paragraphs: chapter.paragraphs.iter().map(&paragraph).collect(),
        };
        Self {
            chapters: chapters.iter().map(chapter).collect(),
            index: index.iter().copied().map(LocalizedText::new).collect(),
        }
    }

    /// The chapter that holds this paragraph, and the paragraph.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<(usize, &BookParagraph)> {
        self.chapters.iter().enumerate().find_map(|(n, chapter)| {
            let mut all = chapter.paragraphs.iter();
            Some((n, all.find(|paragraph| paragraph.id == id)?))
        })
    }

    /// The number and the title of a chapter.
    pub(super) fn chapter_name(&self, chapter: usize) -> LocalizedText {
        let title = self.chapters.get(chapter).map(|chapter| &chapter.title);
        LocalizedText::new(keys::BOOK_CHAPTER)
            .with("n", chapter + 1)
            .with(
                "title",
                title
                    .cloned()
                    .unwrap_or_else(|| LocalizedText::verbatim("")),
            )
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

/// Words of the index that nothing is found for, in any language.
pub fn words_without_paragraphs(
    book: &Book,
    localizer: impl Fn(kit_i18n::Language) -> kit_i18n::Localizer,
) -> Vec<String> {
    let mut missing = Vec::new();
    for language in kit_i18n::Language::ALL {
        let localizer = localizer(language);
        let all = book.chapters.iter().flat_map(|chapter| &chapter.paragraphs);
        let texts: Vec<_> = all.map(|one| localizer.localize(&one.text)).collect();
        let wanted = book.index.iter().map(|word| localizer.localize(word));
        let found = |word: &String| texts.iter().any(|text| super::matches(text, word));
        let lost = wanted.filter(|word| !found(word));
        missing.extend(lost.map(|word| format!("{language:?}: {word}")));
    }
    missing
}
