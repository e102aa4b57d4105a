//! The rulebook for the viewer: which paragraphs hold for the scenario on screen, and their sentences.

use bevy::prelude::*;

use super::figure::figure;
use crate::keys;
use crate::{Draft, Rules, words};
use guesclin_rules::ID;
use guesclin_rules::rulebook::{CHAPTERS, Paragraph, numbers};
use guesclin_rules::{Aim, Scenario};
use kit_rules::message_key::MessageKey;
use kit_table::Screen;
use kit_table::rulebook::{Book, BookParagraph, add_book};

/// The words of the index, in the order of the English ones.
const INDEX: [MessageKey; 15] = [
    keys::GUESCLIN_INDEX_ATTACK,
    keys::GUESCLIN_INDEX_BRIDGE,
    keys::GUESCLIN_INDEX_CAPACITY,
    keys::GUESCLIN_INDEX_CART,
    keys::GUESCLIN_INDEX_COMMANDER,
    keys::GUESCLIN_INDEX_COURAGE,
    keys::GUESCLIN_INDEX_DISTANCE,
    keys::GUESCLIN_INDEX_INITIATIVE,
    keys::GUESCLIN_INDEX_LOAD,
    keys::GUESCLIN_INDEX_OBSTACLE,
    keys::GUESCLIN_INDEX_ORDER,
    keys::GUESCLIN_INDEX_POST,
    keys::GUESCLIN_INDEX_STUNNED,
    keys::GUESCLIN_INDEX_SURPRISED,
    keys::GUESCLIN_INDEX_WOOD,
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
        Screen::Table(ID) | Screen::Result(ID) => rules.map(|rules| rules.config().scenario),
        Screen::Setup(ID) => draft.map(|draft| draft.game.scenario),
        _ => None,
    };
    let aim = here.and_then(Scenario::of).map(|scenario| scenario.aim);
    commands.insert_resource(book(aim));
}

/// The book for a scenario; without one all paragraphs hold.
#[must_use]
pub fn book(aim: Option<Aim>) -> Book {
    let paragraph = |paragraph: &Paragraph| BookParagraph {
        scope: paragraph.scope.map(words::title).into_iter().collect(),
        here: match (paragraph.scope, aim) {
            (Some(only), Some(aim)) => only == aim,
            _ => true,
        },
        figure: paragraph.example.map(|_| figure as _),
        ..BookParagraph::new(paragraph, &numbers())
    };
    Book::new(CHAPTERS, paragraph, &INDEX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use kit_table::rulebook::words_without_paragraphs;

    #[test]
    fn every_word_of_the_index_finds_something_in_every_language() {
        let book = book(None);
        assert_eq!(words_without_paragraphs(&book, localizer), [""; 0]);
    }

    #[test]
    fn only_the_scenario_on_screen_holds_here() {
        for aim in Aim::ALL {
            let book = book(Some(aim));
            let here = |id: &str| book.find(id).is_some_and(|(_, found)| found.here);
            assert_eq!(here("guesclin-rule-bridge"), aim == Aim::Woodcutters);
            assert_eq!(here("guesclin-rule-courage"), aim == Aim::OpenField);
            assert!(here("guesclin-rule-aim"));
        }
    }
}
