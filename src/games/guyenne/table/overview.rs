//! The table in words: the round, the hands, every castle with what lies before it, the piles, the points, and what
//! everybody knows of the cards. Pure functions of a view: what the viewer may not know is in none of them.

use super::card_pose::stage_castle;
use super::castle_names::castle_name;
use super::{Player, SeatPlayer, Seating, words};
use crate::keys;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use guyenne_rules::{Castle, Side, Stage, View, points};
use kit_i18n::{LocalizedText, MessageArgument};

/// The combats of a round.
pub const COMBATS: u8 = 2;

/// Cards as a list, the strongest first.
fn list(cards: Cards, camp: Camp) -> MessageArgument {
    MessageArgument::List(
        cards
            .iter()
            .map(|card| words::kind(card, camp).into())
            .collect(),
    )
}

/// Cards by kind, the strongest first: "2 × 5, 1 × 4".
fn tally(cards: Cards, camp: Camp) -> MessageArgument {
    let kinds = Card::ALL.into_iter().rev();
    let some = kinds.filter(|&card| cards.of_kind(card) > 0);
    MessageArgument::List(
        some.map(|card| {
            let what = match card {
                Card::Hero => words::of_camp(keys::HERO, camp),
                card => LocalizedText::verbatim(card.value().to_string()),
            };
            LocalizedText::new(keys::TALLY_KIND)
                .with("n", cards.of_kind(card))
                .with("what", what)
                .into()
        })
        .collect(),
    )
}

/// A camp's cards before a castle: how they lie, how many, and which if the viewer may know.
fn front(view: &View, castle: Castle, camp: Camp) -> Option<LocalizedText> {
    let front = view.front(castle, camp)?;
    let side = match front.side {
        Side::Short => "attack",
        Side::Long => "defence",
    };
    let cards = match front.cards {
        Some(cards) if front.shown => LocalizedText::new(keys::SPOKEN_FRONT_SHOWN)
            .with("cards", list(cards, camp))
            .with("sum", cards.sum()),
        Some(cards) => LocalizedText::new(keys::SPOKEN_FRONT_OWN)
            .with("cards", list(cards, camp))
            .with("sum", cards.sum()),
        None => LocalizedText::new(keys::SPOKEN_FRONT_HIDDEN).with("n", front.count),
    };
    Some(
        words::of_camp(keys::SPOKEN_FRONT, camp)
            .with("side", side)
            .with("cards", cards),
    )
}

/// A castle: its name, its holder, and what lies before it.
#[must_use]
pub fn castle(view: &View, castle: Castle) -> LocalizedText {
    let holder = view.holders[castle.index()];
    let message = LocalizedText::new(keys::SPOKEN_CASTLE)
        .with("castle", castle_name(view.config.names, castle))
        .with("camp", holder.map_or("neutral", |camp| camp.name()));
    let fronts: Vec<LocalizedText> = Camp::ALL
        .into_iter()
        .filter_map(|camp| front(view, castle, camp))
        .collect();
    if fronts.is_empty() {
        return message;
    }
    LocalizedText::new(keys::SPOKEN_CASTLE_FRONTS)
        .with("castle", message)
        .with("fronts", fronts)
}

/// The points of both camps, if `castle` were held by `camp`; those of now without one.
#[must_use]
pub fn points_if(view: &View, taken: Option<(Castle, Camp)>) -> ByCamp<u8> {
    let mut holders = view.holders;
    if let Some((castle, camp)) = taken {
        holders[castle.index()] = Some(camp);
    }
    let row = &holders[..view.row().len()];
    let unspent = ByCamp(Camp::ALL.map(|camp| words::unspent(view, camp)));
    points(view.config.edition, row, unspent).map(|score| score.points)
}

/// What the points would be, if `camp` held `castle`: said to be no more than an "if".
#[must_use]
pub fn what_if(view: &View, castle: Castle, camp: Camp) -> LocalizedText {
    let points = points_if(view, Some((castle, camp)));
    words::of_camp(keys::WHAT_IF, camp)
        .with("castle", castle_name(view.config.names, castle))
        .with("english", points[Camp::English])
        .with("french", points[Camp::French])
}

/// What a camp has shown since its last shuffle, and what may remain.
#[must_use]
pub fn memory(view: &View, camp: Camp) -> Vec<LocalizedText> {
    let known = view.public_cards(camp);
    let shown = if known.shown.is_empty() {
        words::of_camp(keys::MEMORY_SHOWN_NONE, camp)
    } else {
        words::of_camp(keys::MEMORY_SHOWN, camp).with("cards", tally(known.shown, camp))
    };
    let rest =
        words::of_camp(keys::MEMORY_REMAINING, camp).with("cards", tally(known.remaining, camp));
    vec![shown, rest]
}

/// The sentences on who plays: the bots, and the people who have typed a name.
#[must_use]
pub fn players(seating: &Seating) -> Vec<LocalizedText> {
    let seats = Camp::ALL
        .into_iter()
        .flat_map(|camp| [0, 1].map(|place| Seat::new(camp, place)))
        .filter(|seat| seat.place == 0 || seating.is_shared(seat.camp));
    let named = seats.filter(|&seat| {
        let SeatPlayer { player, name } = seating.at(seat);
        matches!(player, Player::Bot(_)) || !name.is_empty()
    });
    named
        .map(|seat| {
            words::of_camp(keys::OVERVIEW_PLAYER, seat.camp)
                .with("name", words::player(seating, seat))
        })
        .collect()
}

/// The sentences on the hands: the viewer's with its cards, the others with their number.
fn hands(view: &View) -> Vec<LocalizedText> {
    let own = view.viewer.map(|_| match view.viewer {
        Some(seat) if !view.hand.is_empty() => {
            LocalizedText::new(keys::OVERVIEW_HAND).with("cards", list(view.hand, seat.camp))
        }
        _ => LocalizedText::new(keys::OVERVIEW_HAND_EMPTY),
    });
    let seats = Camp::ALL
        .into_iter()
        .flat_map(|camp| [0, 1].map(|place| Seat::new(camp, place)));
    let others = seats
        .filter(|&seat| Some(seat) != view.viewer)
        .filter(|seat| seat.place == 0 || view.config.shared(seat.camp))
        .map(|seat| {
            let shared = view.config.shared(seat.camp);
            let key = if shared {
                keys::TIP_HAND_PARTNER
            } else {
                keys::TIP_HAND_ENEMY
            };
            words::of_camp(key, seat.camp)
                .with("n", view.hands[seat.index()])
                .with("place", words::numeral(seat))
        });
    own.into_iter().chain(others).collect()
}

/// Which combat of the round is fought, from 0, and the castle of the one that follows. A round has two.
#[must_use]
pub fn combat_number(view: &View) -> (u8, Option<Castle>) {
    let nth = match view.stage {
        Stage::Combat(at) | Stage::Answer(at) | Stage::Lose(at) => at,
        _ => 0,
    };
    (nth, view.named[1].filter(|_| nth == 0))
}

/// The sentences on the combat that is fought now.
fn combat(view: &View) -> Vec<LocalizedText> {
    let Some(castle) = stage_castle(view) else {
        return Vec::new();
    };
    let at = |key, castle| {
        LocalizedText::new(key).with("castle", castle_name(view.config.names, castle))
    };
    let (nth, next) = combat_number(view);
    let now = at(keys::OVERVIEW_COMBAT, castle)
        .with("n", nth + 1)
        .with("of", COMBATS);
    let next = next.map(|castle| at(keys::OVERVIEW_COMBAT_NEXT, castle));
    [now].into_iter().chain(next).collect()
}

/// The table in words, part by part.
#[must_use]
pub fn overview(view: &View) -> Vec<LocalizedText> {
    let mut all = vec![words::of_camp(keys::OVERVIEW_ROUND, view.first).with("n", view.round)];
    all.extend(combat(view));
    all.extend(hands(view));
    all.extend(
        Castle::ALL
            .into_iter()
            .take(view.row().len())
            .map(|at| castle(view, at)),
    );
    let points = points_if(view, None);
    all.push(
        LocalizedText::new(keys::OVERVIEW_POINTS)
            .with("english", points[Camp::English])
            .with("french", points[Camp::French]),
    );
    for camp in Camp::ALL {
        all.push(words::draw_pile(view, camp));
        all.push(words::discard_pile(view, camp));
        all.push(words::exhaustions(view, camp));
        let lost = view.camps[camp].pillage;
        if !lost.is_empty() {
            all.push(words::of_camp(keys::OVERVIEW_LOST, camp).with("cards", tally(lost, camp)));
        }
        if words::counts_unspent(view) {
            let n = words::unspent(view, camp);
            all.push(words::of_camp(keys::TIP_UNSPENT, camp).with("n", n));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::{assert_text, localizer};
    use guyenne_rules::{Edition, Level, Position, Setup};
    use kit_i18n::Language;
    use kit_rules::seed::Seed;

    /// A view of every seat and of everybody at every decision of a game.
    fn views(mut look: impl FnMut(&View)) {
        for (edition, level) in [
            (Edition::V2022, Level::Expert),
            (Edition::V2021, Level::Base),
        ] {
            let setup = Setup::duel(edition, level, Seed(3));
            let mut position = Position::new(setup).expect("a game");
            let mut at = 0;
            while let Some(decision) = position.decision() {
                at += 1;
                for viewer in [
                    None,
                    Some(decision.seat),
                    Some(Seat::new(decision.seat.camp.enemy(), 0)),
                ] {
                    look(&position.view(viewer));
                }
                position.play_unchecked(decision.nth((at * 7 + 3) % decision.count()));
            }
        }
    }

    #[test]
    fn every_sentence_has_words_without_gaps_in_every_language() {
        let localizers: Vec<_> = Language::ALL.into_iter().map(localizer).collect();
        let mut said = 0;
        views(|view| {
            let aids = Camp::ALL.into_iter().flat_map(|camp| memory(view, camp));
            let ifs = Camp::ALL.map(|camp| what_if(view, Castle::ALL[2], camp));
            for message in overview(view).into_iter().chain(aids).chain(ifs) {
                said += 1;
                assert_text(&localizers, &message);
            }
        });
        assert!(said > 500, "{said}");
    }

    #[test]
    fn bots_and_people_with_a_name_are_told() {
        let duel = |name: &str| {
            let person = SeatPlayer {
                name: name.to_owned(),
                ..Player::Human.into()
            };
            Seating::of(ByCamp::new(
                vec![Player::Bot("squire".into()).into()],
                vec![person],
            ))
        };
        let localizers: Vec<_> = Language::ALL.into_iter().map(localizer).collect();
        for (name, told) in [("", 1), ("Marguerite", 2)] {
            let sentences = players(&duel(name));
            assert_eq!(sentences.len(), told);
            for message in &sentences {
                assert_text(&localizers, message);
            }
            let english = localizer(Language::En).localize(&sentences[0]);
            assert!(english.contains("The Squire"), "{english}");
        }
    }

    #[test]
    fn everybody_is_told_the_same_of_what_is_open() {
        let english = localizer(Language::En);
        views(|view| {
            let everybody = View {
                viewer: None,
                ..view.clone()
            };
            for camp in Camp::ALL {
                assert_eq!(memory(view, camp), memory(&everybody, camp));
            }
            if view.viewer.is_none() {
                let told: Vec<String> = overview(view)
                    .iter()
                    .map(|message| english.localize(message))
                    .collect();
                assert!(
                    !told.iter().any(|line| line.contains("Your hand")),
                    "{told:?}"
                );
            }
        });
    }

    #[test]
    fn a_castle_that_is_taken_is_counted_as_the_score_counts_it() {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(3));
        let mut view = Position::new(setup).expect("a game").view(None);
        let (e, f) = (Some(Camp::English), Some(Camp::French));
        view.holders = [f, None, f, e, e, None];
        assert_eq!(points_if(&view, None), ByCamp([4, 2]));
        let at = |castle: usize, camp| points_if(&view, Some((Castle::ALL[castle], camp)));
        assert_eq!(at(1, Camp::French), ByCamp([4, 6]));
        assert_eq!(at(3, Camp::French), ByCamp([1, 5]));
        assert_eq!(at(2, Camp::English), ByCamp([6, 1]));
    }
}
