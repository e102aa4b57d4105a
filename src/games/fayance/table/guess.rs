//! What one can guess in a replay: before the cards of a combat turn up, which of their active army the other side has
//! chosen.

use super::beats::{Beat, Happening};
use super::keys;
use super::words;
use fayance_rules::Card;
use kit_i18n::LocalizedText;
use kit_table::replay::Question;

/// What is turned up with the beats of a step that who watches did not know after `before`. Somebody who looks on has
/// no foe, and is not asked.
pub(super) fn question(before: &Beat, step: &[Beat]) -> Option<Question> {
    let Happening::Fought(fight) = step.last()?.happening? else {
        return None;
    };
    let view = &before.shown.view;
    let foe = view.viewer?.other();
    let cards: Vec<Card> = view.sides[foe].active.each_kind().collect();
    let right = cards.iter().position(|&card| card == fight.cards[foe])?;
    (cards.len() > 1).then(|| Question {
        asks: LocalizedText::new(keys::FAYANCE_GUESS).with("side", words::side(foe)),
        options: cards.into_iter().map(option).collect(),
        right,
        answer: option(fight.cards[foe]),
    })
}

/// A card, as an answer.
fn option(card: Card) -> LocalizedText {
    LocalizedText::new(keys::FAYANCE_GUESS_CARD)
        .with("people", words::people(card.people()))
        .with("troop", words::troop(card.troop()))
}
