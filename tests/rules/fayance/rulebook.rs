//! What Fayance's rulebook says without words: its examples are played by the rules, its rulings are those of the rules
//! page, and its numbers those of the box.

use guyenne::games::fayance::rules::rulebook::{
    CHAPTERS, CardPairs, Example, ExampleCombats, numbers, paragraph,
};
use guyenne::games::fayance::rules::{
    BySide, CALLS, Card, Event, Move, Opening, People, Position, RulesConfig, Setup, Side, Stage,
    Territory, Test, Troop,
};
use guyenne::rules::seed::Seed;

use crate::rulebook::{assert_numbers, assert_sentences};

/// The combats of every paragraph that shows some.
fn combats() -> impl Iterator<Item = (&'static str, CardPairs, ExampleCombats)> {
    let all = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs);
    all.filter_map(|paragraph| match paragraph.example {
        Some(&Example::Combats(pairs)) => {
            let played = pairs.play();
            let played = played.unwrap_or_else(|why| panic!("{}: {why}", paragraph.id));
            Some((paragraph.id.id(), pairs, played))
        }
        _ => None,
    })
}

#[test]
fn the_examples_end_as_the_book_says() {
    let mut seen = 0;
    for (id, pairs, played) in combats() {
        let (last, before) = played.combats.split_last().expect("a combat");
        assert_eq!((last.winner, last.by), pairs.expected, "{id}");
        assert!(before.iter().all(|one| one.by == Test::Undecided), "{id}");
        assert_eq!(played.captured, last.winner, "{id}");
        let due = last.winner.map_or(0, |_| pairs.cards.len());
        assert_eq!(usize::from(played.refill), due, "{id}");
        seen += 1;
    }
    assert_eq!(seen, 13);
}

#[test]
fn the_examples_show_what_their_paragraphs_are_about() {
    let fought = |id: &str| {
        let (_, _, played) = combats().find(|(at, ..)| *at == id).expect("an example");
        let last = *played.combats.last().expect("a combat");
        (played, last)
    };
    let favoured = |played: &ExampleCombats, cards: BySide<Card>, side: Side| {
        cards[side].people().is_favoured(played.terrains[side])
    };
    let halfling = |card: Card| card.people() == People::Halfling;
    let (played, last) = fought("fayance-rule-troop-first");
    let loser = last.winner.expect("a winner").other();
    assert!(favoured(&played, last.cards, loser));
    let (played, last) = fought("fayance-rule-terrain-halfling");
    let winner = last.winner.expect("a winner");
    assert!(favoured(&played, last.cards, winner) && halfling(last.cards[winner.other()]));
    let (played, last) = fought("fayance-rule-terrain-own");
    for side in Side::ALL {
        let people = last.cards[side].people();
        assert!(people.is_favoured(played.terrains[side.other()]));
        assert!(!favoured(&played, last.cards, side));
    }
    let (_, last) = fought("fayance-rule-terrain-twin");
    assert_eq!(last.cards[Side::North], last.cards[Side::South]);
    let (_, last) = fought("fayance-rule-two-halflings");
    assert!(last.cards.0.iter().all(|&card| halfling(card)));
    let (played, last) = fought("fayance-rule-undecided");
    assert!(
        Side::ALL
            .iter()
            .all(|&side| favoured(&played, last.cards, side))
    );
    let (played, last) = fought("fayance-rule-nobody");
    assert!(
        Side::ALL
            .iter()
            .all(|&side| { !favoured(&played, last.cards, side) && !halfling(last.cards[side]) })
    );
    let (played, last) = fought("fayance-rule-second");
    assert_eq!(
        (played.combats.len(), last.n, last.by),
        (4, 4, Test::Fourth)
    );
    let (played, last) = fought("fayance-rule-fourth");
    assert_eq!((played.combats.len(), last.by), (4, Test::Troop));
}

#[test]
fn an_example_that_is_not_played_so_is_an_error() {
    let decided_at_once = CardPairs {
        territory: 0,
        turn: 0,
        cards: &[["rider-elf", "warrior-elf"], ["archer-elf", "archer-elf"]],
        expected: (None, Test::Undecided),
    };
    assert!(decided_at_once.play().is_err());
    let no_card = CardPairs {
        cards: &[["rider-elf", "knight-elf"]],
        ..decided_at_once
    };
    assert!(no_card.play().is_err());
}

#[test]
fn every_paragraph_has_its_sentence_and_every_ruling_its_reason() {
    assert_sentences("fayance", CHAPTERS, "fayance-rule-");
}

#[test]
fn the_sentences_take_their_numbers_from_the_rules() {
    assert_numbers("fayance", "fayance-rule-", &numbers(), &[]);
    let of = |name: &str| {
        let all = numbers();
        let found = all.iter().find(|(known, _)| *known == name);
        found.unwrap_or_else(|| panic!("no {name}")).1
    };
    for (name, value) in [
        ("cards", 24),
        ("kinds", 12),
        ("territories", 9),
        ("terrains", 3),
        ("turns", 4),
        ("dealt", 12),
        ("army", 4),
        ("reserve", 8),
        ("win", 5),
        ("combats", 4),
        ("choices", 3),
        ("equal", 3),
        ("longest", 36),
    ] {
        assert_eq!(of(name), value, "{name}");
    }
}

/// The fifteen rulings of the rules page are all in the book; some of its paragraphs share one.
#[test]
fn every_ruling_of_the_rules_page_is_marked() {
    for id in [
        "nine",
        "sides",
        "twins",
        "pile",
        "together",
        "reserve",
        "duel",
        "lot",
        "turns",
        "final",
        "stays",
        "fallen-open",
        "capture-first",
        "refill-free",
        "next-after",
        "resign",
    ] {
        let id = format!("fayance-rule-{id}");
        let found = paragraph(&id).unwrap_or_else(|| panic!("no {id}"));
        assert!(found.ruling, "{id}");
    }
}

#[test]
fn equal_calls_end_by_lot() {
    let config = RulesConfig {
        opening: Opening::Duel,
    };
    let mut position = Position::new(Setup::of_seed(config, Seed(1))).expect("a deal");
    for side in Side::ALL {
        let first = position.decision(side).expect("a muster").moves()[0];
        position.play(side, first).expect("legal");
    }
    let mut events: Vec<Event> = Vec::new();
    for n in 0..CALLS {
        assert_eq!(position.stage(), Stage::Call, "{n}");
        for side in Side::ALL {
            let call = Move::Call(Troop::Archer);
            position
                .play_observed(side, call, &mut events)
                .expect("legal");
        }
    }
    assert!(matches!(events.last(), Some(Event::Lot { .. })));
    assert_eq!(position.stage(), Stage::Lay);
}

#[test]
fn the_drawn_territory_shows_all_its_settings() {
    let all = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs);
    let drawn = all.filter_map(|paragraph| match paragraph.example {
        Some(&Example::Turns(id)) => Some(id),
        _ => None,
    });
    let drawn: Vec<usize> = drawn.collect();
    assert_eq!(drawn.len(), 2);
    for id in drawn {
        assert!(Territory::of_index(id).is_some());
    }
}
