//! The rulebook for the viewer: which paragraphs hold for the game on screen, and their sentences.

use bevy::prelude::*;

use super::figure::figure;
use crate::{Draft, Rules};
use fayance_rules::ID;
use fayance_rules::Opening;
use fayance_rules::rulebook::{CHAPTERS, Paragraph, numbers};
use kit_i18n::LocalizedText;
use kit_table::menu::menus_are_about;
use kit_table::rulebook::{Book, BookChapter, BookParagraph, BookSystems};
use kit_table::{Menu, Screen};

/// The words of the index, in the order of the English ones.
const INDEX: [&str; 14] = [
    "fayance-index-army",
    "fayance-index-capture",
    "fayance-index-duel",
    "fayance-index-fallen",
    "fayance-index-favoured",
    "fayance-index-halfling",
    "fayance-index-king",
    "fayance-index-leader",
    "fayance-index-pile",
    "fayance-index-reserve",
    "fayance-index-secret",
    "fayance-index-territory",
    "fayance-index-troop",
    "fayance-index-undecided",
];

/// Writes the book when it is opened in this game.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::Rulebook),
        write_book
            .in_set(BookSystems::Write)
            .run_if(menus_are_about(ID)),
    );
}

fn write_book(
    screen: Res<State<Screen>>,
    rules: Option<Res<Rules>>,
    draft: Option<Res<Draft>>,
    mut commands: Commands,
) {
    let here = match *screen.get() {
        Screen::Table(ID) | Screen::Result(ID) => rules.map(|rules| rules.config().opening),
        Screen::Setup(ID) => draft.map(|draft| draft.game.opening),
        _ => None,
    };
    commands.insert_resource(book(here.unwrap_or_default()));
}

/// The book for a game with this opening.
#[must_use]
pub fn book(opening: Opening) -> Book {
    let paragraph = |paragraph: &Paragraph| BookParagraph {
        scope: paragraph.scope.map(opening_name).into_iter().collect(),
        here: paragraph.scope.is_none_or(|only| only == opening),
        figure: paragraph.example.map(|_| figure as _),
        ..BookParagraph::new(paragraph, &numbers())
    };
    let chapters = CHAPTERS.iter();
    Book {
        chapters: chapters
            .map(|chapter| BookChapter::new(chapter, paragraph))
            .collect(),
        index: INDEX.map(LocalizedText::new).into(),
    }
}

/// The name of an opening.
fn opening_name(opening: Opening) -> LocalizedText {
    LocalizedText::new(match opening {
        Opening::Duel => "fayance-opening-duel",
        Opening::Lot => "fayance-opening-lot",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use kit_table::rulebook::words_without_paragraphs;

    #[test]
    fn every_word_of_the_index_finds_something_in_every_language() {
        let book = book(Opening::Duel);
        assert_eq!(words_without_paragraphs(&book, localizer), [""; 0]);
    }

    #[test]
    fn only_the_opening_on_screen_holds_here() {
        for opening in [Opening::Duel, Opening::Lot] {
            let book = book(opening);
            let here = |id: &str| book.find(id).is_some_and(|(_, found)| found.here);
            assert_eq!(here("fayance-rule-duel"), opening == Opening::Duel);
            assert_eq!(here("fayance-rule-lot"), opening == Opening::Lot);
            assert!(here("fayance-rule-aim"));
        }
    }
}
