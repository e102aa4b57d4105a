//! The rulebook for the viewer: which paragraphs hold for the game on screen, and their sentences.

use bevy::prelude::*;

use super::figure::figure;
use crate::keys;
use crate::{Draft, Rules};
use fayance_rules::ID;
use fayance_rules::Opening;
use fayance_rules::rulebook::{CHAPTERS, Paragraph, numbers};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::Screen;
use kit_table::rulebook::{Book, BookParagraph, add_book};

/// The words of the index, in the order of the English ones.
const INDEX: [MessageKey; 14] = [
    keys::FAYANCE_INDEX_ARMY,
    keys::FAYANCE_INDEX_CAPTURE,
    keys::FAYANCE_INDEX_DUEL,
    keys::FAYANCE_INDEX_FALLEN,
    keys::FAYANCE_INDEX_FAVOURED,
    keys::FAYANCE_INDEX_HALFLING,
    keys::FAYANCE_INDEX_KING,
    keys::FAYANCE_INDEX_LEADER,
    keys::FAYANCE_INDEX_PILE,
    keys::FAYANCE_INDEX_RESERVE,
    keys::FAYANCE_INDEX_SECRET,
    keys::FAYANCE_INDEX_TERRITORY,
    keys::FAYANCE_INDEX_TROOP,
    keys::FAYANCE_INDEX_UNDECIDED,
];

/// Writes the book when it is opened in this game.
pub(super) fn plugin(app: &mut App) {
    add_book(app, ID, write_book);
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
    Book::new(CHAPTERS, paragraph, &INDEX)
}

/// The name of an opening.
fn opening_name(opening: Opening) -> LocalizedText {
    LocalizedText::new(match opening {
        Opening::Duel => keys::FAYANCE_OPENING_DUEL,
        Opening::Lot => keys::FAYANCE_OPENING_LOT,
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
