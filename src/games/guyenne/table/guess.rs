//! What one can guess in a replay: before the other camp's cards turn up, what they come to.

use std::collections::BTreeSet;

use super::beats::Beat;
use super::castle_names::castle_name;
use super::keys;
use super::words;
use guyenne_rules::Event;
use guyenne_rules::card::{Card, Cards};
use kit_i18n::LocalizedText;
use kit_table::replay::Question;

/// How many answers there are at most.
const MOST: usize = 6;

/// What is turned up with `now` that who watches did not know after `before`.
pub(super) fn question(before: &Beat, now: &Beat) -> Option<Question> {
    let Event::Reveal { seat, castle, .. } = now.event else {
        return None;
    };
    let view = &before.shown.view;
    let front = view.front(castle, seat.camp)?;
    let turned_up = now.shown.view.front(castle, seat.camp)?.cards?;
    if front.cards.is_some() {
        return None;
    }
    let answers = answers(view.unseen(seat.camp), front.count);
    let right = answers
        .iter()
        .position(|range| range.contains(&turned_up.sum()))?;
    let asks = words::of_camp(keys::GUESS_FRONT, seat.camp)
        .with("castle", castle_name(view.config.names, castle))
        .with("n", front.count);
    let answer = match turned_up.sum() {
        0 => LocalizedText::new(keys::GUESS_HERO),
        sum => LocalizedText::verbatim(sum.to_string()),
    };
    (answers.len() > 1).then(|| Question {
        asks,
        options: answers.iter().map(|range| option(range)).collect(),
        right,
        answer,
    })
}

/// What so many of these cards may come to, in order: every sum by itself, or as many together as make it few enough.
fn answers(of: Cards, count: u8) -> Vec<Vec<u8>> {
    let sums: Vec<u8> = sums(of, count).into_iter().collect();
    let together = sums.len().div_ceil(MOST).max(1);
    sums.chunks(together).map(<[u8]>::to_vec).collect()
}

/// Every sum of so many of these cards.
fn sums(of: Cards, count: u8) -> BTreeSet<u8> {
    // How many cards, and what they come to.
    let mut reached = BTreeSet::from([(0, 0)]);
    for card in Card::ALL {
        let most = of.of_kind(card).min(count);
        let with = |&(n, sum): &(u8, u8)| {
            (0..=most.min(count - n)).map(move |more| (n + more, sum + more * card.value()))
        };
        reached = reached.iter().flat_map(with).collect();
    }
    let whole = reached.into_iter().filter(|&(n, _)| n == count);
    whole.map(|(_, sum)| sum).collect()
}

/// An answer in words: one sum, or the first and the last of several.
fn option(sums: &[u8]) -> LocalizedText {
    match *sums {
        [0] => LocalizedText::new(keys::GUESS_HERO),
        [sum] => LocalizedText::verbatim(sum.to_string()),
        _ => LocalizedText::new(keys::GUESS_RANGE)
            .with("from", sums.first().copied().unwrap_or_default())
            .with("to", sums.last().copied().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_are_what_the_cards_may_come_to() {
        // One hero alone, or one value.
        assert_eq!(
            answers(Cards::PACK, 1),
            [vec![0], vec![2], vec![3], vec![4], vec![5]]
        );
        // Two twos are left: nothing else can lie there.
        assert_eq!(answers(Cards::of([2, 0, 0, 0, 0]), 2), [vec![4]]);
        // Three cards: 4, with the hero, to 14, as there are but two fives.
        let three = answers(Cards::PACK, 3);
        assert!(three.len() <= MOST);
        let all: Vec<u8> = three.concat();
        assert_eq!(all, Vec::from_iter(4..=14));
        assert_eq!(three[0], [4, 5]);
    }

    /// Five cards of a pack cannot hold more of a kind than there are.
    #[test]
    fn no_answer_needs_more_cards_than_there_are() {
        let few = Cards::of([1, 0, 2, 0, 1]);
        assert_eq!(sums(few, 3), BTreeSet::from([6, 8, 10]));
        assert_eq!(sums(few, 4), BTreeSet::from([10]));
        assert_eq!(sums(few, 5), BTreeSet::new());
    }
}
