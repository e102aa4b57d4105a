//! What Guesclin's rulebook says without words: its examples are played by the rules, its rulings are those of the
//! rules page, and its numbers those of the data.

use guyenne::games::guesclin::rules::rulebook::{
    CHAPTERS, Example, ExampleMove, PlayedExample, numbers, paragraph,
};
use guyenne::games::guesclin::rules::{Event, Hex, HitResult, Refusal};

use super::{fighter, hex};
use crate::rulebook::{assert_numbers, assert_sentences};

/// The example of a paragraph, played.
fn played(id: &str) -> PlayedExample {
    let found = paragraph(&format!("guesclin-rule-{id}")).expect("a paragraph");
    let example = found.example.expect("an example");
    example.play().unwrap_or_else(|why| panic!("{id}: {why}"))
}

#[test]
fn every_example_is_played() {
    let all = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs);
    let examples: Vec<&Example> = all.filter_map(|one| one.example).collect();
    assert_eq!(examples.len(), 5);
    for example in examples {
        assert!(example.play().is_ok(), "{:?}", example.play().err());
    }
}

#[test]
fn the_printed_melee_ends_as_printed() {
    let Event::Attack(blow) = played("flank").events[1] else {
        panic!("an attack");
    };
    assert_eq!((blow.throw.capacity, blow.throw.score), (3, 7));
    assert_eq!((blow.defence.total(), blow.result), (7, HitResult::Stunned));
}

#[test]
fn the_printed_shot_ends_as_printed() {
    let Event::Shoot(shot) = played("cover").events[0] else {
        panic!("a shot");
    };
    assert_eq!((shot.throw.capacity, shot.throw.score), (3, 10));
    assert_eq!((shot.defence.total(), shot.result), (11, HitResult::Miss));
}

#[test]
fn a_capacity_of_one_keeps_the_worst() {
    let Event::Attack(blow) = played("capacity").events[0] else {
        panic!("an attack");
    };
    assert_eq!((blow.throw.capacity, blow.throw.kept), (1, [5, 2]));
}

#[test]
fn both_fall_at_the_same_time() {
    let played = played("riposte");
    let [Event::Attack(blow), Event::Riposte(back)] = played.events[..] else {
        panic!("{:?}", played.events);
    };
    assert_eq!((blow.throw.score, blow.result), (9, HitResult::Stunned));
    assert_eq!((back.throw.score, back.result), (12, HitResult::Stunned));
    let [knight, pikeman] =
        ["blesist-knight", "english-pikeman"].map(|id| fighter(&played.after, id));
    assert!(played.after.fighter(knight).stunned && played.after.fighter(pikeman).stunned);
}

#[test]
fn the_load_falls_and_its_bearer_stands() {
    let played = played("fall");
    let Event::Attack(blow) = played.events[0] else {
        panic!("an attack");
    };
    assert_eq!(blow.result, HitResult::Drop);
    assert!(matches!(played.events[1], Event::Drop { at, .. } if at == hex(6, 5)));
    let valet = fighter(&played.after, "english-valet");
    assert!(!played.after.fighter(valet).stunned);
}

#[test]
fn an_example_that_cannot_be_played_so_is_an_error() {
    let all = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs);
    let example = *all
        .filter_map(|one| one.example)
        .next()
        .expect("an example");
    let no_dice = Example {
        dice: &[],
        ..example
    };
    assert!(no_dice.play().is_err());
    let far = Example {
        steps: &[ExampleMove::Attack("french-sergeant", "english-knight")],
        ..example
    };
    assert!(far.play().is_err());
}

#[test]
fn every_paragraph_has_its_sentence_and_every_ruling_its_reason() {
    assert_sentences("guesclin", CHAPTERS, "guesclin-rule-");
}

#[test]
fn the_sentences_take_their_numbers_from_the_rules() {
    assert_numbers("guesclin", "guesclin-rule-", &numbers(), &[]);
    for (name, value) in [
        ("bannerLeast", 3),
        ("bannerMost", 6),
        ("players", 4),
        ("columns", 17),
        ("easy", 1),
        ("difficult", 2),
        ("orders", 6),
        ("zero", 0),
        ("one", 1),
        ("two", 2),
        ("most", 5),
        ("poolOne", 3),
        ("poolZero", 4),
        ("sure", 12),
        ("wood", 2),
        ("cart", 3),
        ("posts", 3),
        ("roundsBooty", 12),
        ("roundsWood", 10),
        ("roundsCarts", 10),
        ("roundsField", 14),
    ] {
        let all = numbers();
        let found = all.iter().find(|(known, _)| *known == name);
        assert_eq!(found.map(|(_, n)| *n), Some(value), "{name}");
    }
}

/// The twenty-eight rulings of the rules page, in order.
#[test]
fn every_ruling_of_the_rules_page_is_marked() {
    for (n, id) in (1..).zip([
        "players",
        "hexes",
        "sides",
        "protects",
        "stacking",
        "stunned",
        "order-ends",
        "action",
        "placement",
        "commander",
        "order-reach",
        "path",
        "capacity",
        "position",
        "flank",
        "anybody",
        "riposte-always",
        "distance",
        "line",
        "shot-still",
        "handling",
        "carts",
        "leave-free",
        "booty-exits",
        "booty-partial",
        "courage",
        "field-limit",
        "ends",
    ]) {
        let id = format!("guesclin-rule-{id}");
        let found = paragraph(&id).unwrap_or_else(|| panic!("no {id}"));
        assert!(found.ruling, "ruling {n}: {id}");
    }
}

#[test]
fn every_refusal_has_a_paragraph() {
    let at: Hex = hex(1, 1);
    for refusal in [
        Refusal::GameOver,
        Refusal::WrongKind,
        Refusal::NoSuchFighter,
        Refusal::OtherBanner,
        Refusal::Placed,
        Refusal::NotInZone(at),
        Refusal::Occupied(at),
        Refusal::NotOnMap,
        Refusal::Acted,
        Refusal::Moved,
        Refusal::OrderLate,
        Refusal::NoCommander,
        Refusal::OrderSurprised,
        Refusal::OrderSelf,
        Refusal::Courage,
        Refusal::OutOfReach(at),
        Refusal::NoMove,
        Refusal::PathStart(at),
        Refusal::PathTwice(at),
        Refusal::Impassable(at),
        Refusal::Barred(at, hex(1, 2)),
        Refusal::Enemy(at),
        Refusal::TooFar { cost: 5, points: 4 },
        Refusal::NoSuchExit,
        Refusal::NotAtExit(at),
        Refusal::NoEnemy,
        Refusal::Bearer,
        Refusal::NoShot,
        Refusal::MovedNoShot,
        Refusal::OutOfRange,
        Refusal::NotHere,
        Refusal::CartOfFrance,
        Refusal::NotAtWinch,
        Refusal::NoFall(at),
    ] {
        let about = refusal.paragraph();
        assert!(
            paragraph(about.id()).is_some(),
            "{refusal:?} leads to {about}"
        );
    }
}
