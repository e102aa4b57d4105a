//! The rulebook for the viewer: which paragraphs hold for the game on screen, and their sentences.

use bevy::prelude::*;

use super::figure::figure;
use crate::keys;
use crate::rules_summary::{rules_here, rules_name};
use crate::{DisplayedView, Draft};
use guyenne_rules::ID;
use guyenne_rules::Level;
use guyenne_rules::rulebook::{CHAPTERS, Paragraph, RuleSet, numbers};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::Screen;
use kit_table::rulebook::{Book, BookParagraph, add_book};

/// The words of the index, in the order of the English ones.
const INDEX: [MessageKey; 18] = [
    keys::INDEX_ATTACK,
    keys::INDEX_COMBAT,
    keys::INDEX_CONCEDE,
    keys::INDEX_DEFENCE,
    keys::INDEX_DISCARD,
    keys::INDEX_DRAW,
    keys::INDEX_EXPERT,
    keys::INDEX_FIRST,
    keys::INDEX_GROUP,
    keys::INDEX_HERO,
    keys::INDEX_NEUTRAL,
    keys::INDEX_PARTNER,
    keys::INDEX_PASS,
    keys::INDEX_POINTS,
    keys::INDEX_REINFORCEMENT,
    keys::INDEX_STRONGEST,
    keys::INDEX_SUM,
    keys::INDEX_TIE,
];

/// Writes the book when it is opened in this game.
pub(super) fn plugin(app: &mut App) {
    add_book(app, ID, write_book);
}

fn write_book(
    screen: Res<State<Screen>>,
    displayed: Option<Res<DisplayedView>>,
    draft: Option<Res<Draft>>,
    mut commands: Commands,
) {
    let here = rules_here(*screen.get(), displayed.as_deref(), draft.as_deref());
    commands.insert_resource(book(here.unwrap_or((RuleSet::BASE, false))));
}

/// The book for a game by these rules, whose camps are shared or not.
#[must_use]
pub fn book((rules, shared): (RuleSet, bool)) -> Book {
    let paragraph = |paragraph: &Paragraph| BookParagraph {
        scope: scope(paragraph),
        here: paragraph.scope.holds(rules, shared),
        figure: paragraph.example.map(|_| figure as _),
        ..BookParagraph::new(paragraph, &numbers(level(paragraph, rules)))
    };
    Book::new(CHAPTERS, paragraph, &INDEX)
}

/// The level whose numbers a paragraph names: that of the game on screen where it holds there.
fn level(paragraph: &Paragraph, rules: RuleSet) -> Level {
    let holds = paragraph.scope.rules.contains(&rules).then_some(rules);
    let rules = holds.or(paragraph.scope.rules.first().copied());
    rules.map_or_else(Level::default, |rules| rules.level)
}

/// The names of the rules for which a paragraph holds, if not for all.
fn scope(paragraph: &Paragraph) -> Vec<LocalizedText> {
    let rules = paragraph.scope.rules.iter();
    rules
        .filter(|_| paragraph.scope.is_special())
        .map(|&rules| LocalizedText::new(rules_name(rules)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use kit_table::rulebook::words_without_paragraphs;

    #[test]
    fn every_word_of_the_index_finds_something_in_every_language() {
        let book = book((RuleSet::BASE, false));
        assert!(book.index.len() > 12);
        assert_eq!(words_without_paragraphs(&book, localizer), [""; 0]);
    }
}
