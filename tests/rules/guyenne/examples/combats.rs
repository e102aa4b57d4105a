//! Who wins a castle: sums, ties, heroes, and the defender who shows or concedes.

use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Event, Move, Refusal, Side, Stage};

use super::{Table, castle};

const HANDS: &str = "english=hero+5+4+3+2+2 french=hero+5+4+3+2+2";

/// The holder of castle 2 after a combat with these cards; `castles` says who held it before.
fn fought(castles: &str, english: &str, french: &str) -> Option<Camp> {
    let mut table = Table::set(&format!("castles={castles} {HANDS}"));
    table.placement(2, english, french, 5, "2", "2").all_pass();
    if matches!(table.position.stage(), Stage::Answer(0)) {
        table.play(Move::Show);
    }
    table.holder(2)
}

#[test]
fn the_larger_sum_takes_a_castle() {
    assert_eq!(fought("......", "5", "4"), Some(Camp::English));
    assert_eq!(fought("......", "2", "3"), Some(Camp::French));
    assert_eq!(fought("......", "5", "4+3"), Some(Camp::French));
    assert_eq!(fought("..E...", "2", "3"), Some(Camp::French));
    assert_eq!(fought("..F...", "3", "2"), Some(Camp::English));
}

#[test]
fn a_tie_changes_nothing() {
    for castles in ["......", "..E...", "..F..."] {
        let before = Table::set(&format!("castles={castles} {HANDS}")).holder(2);
        assert_eq!(fought(castles, "5", "3+2"), before, "{castles}");
        assert_eq!(
            fought(castles, "hero+5+4", "hero"),
            before,
            "two heroes, {castles}"
        );
    }
}

#[test]
fn a_hero_wins_outright_against_a_camp_without_one() {
    assert_eq!(fought("......", "hero", "5+4+3+2"), Some(Camp::English));
    assert_eq!(fought("......", "5+4+3+2", "hero"), Some(Camp::French));
    assert_eq!(fought("..E...", "5+4+3+2", "hero+2"), Some(Camp::French));
    assert_eq!(fought("..E...", "hero", "5+4+3+2"), Some(Camp::English));
}

#[test]
fn at_a_neutral_castle_nobody_may_concede() {
    let mut table = Table::set(HANDS);
    table.placement(2, "2", "5", 5, "2", "2").all_pass();
    assert_eq!(table.happened("reveal"), 4);
    assert_eq!(table.happened("round"), 1);
}

#[test]
fn the_attacker_turns_up_first_and_the_defender_shows_or_concedes() {
    let mut table = Table::set(&format!("castles=..F... {HANDS}"));
    table.placement(2, "5", "4+3", 5, "2", "2").all_pass();
    assert!(
        matches!(table.events.last(), Some(Event::Reveal { seat, .. }) if seat.camp == Camp::English)
    );
    assert_eq!(table.turn(), Seat::of(Camp::French));
    table.refuses(Move::Pass, Refusal::WrongKind);

    // A defender with the larger sum wins only by showing.
    let mut conceding = Table::set(&format!("castles=..F... {HANDS}"));
    conceding
        .placement(2, "5", "4+3", 5, "2", "2")
        .all_pass()
        .play(Move::Concede);
    assert_eq!(conceding.holder(2), Some(Camp::English));
    table.play(Move::Show);
    assert_eq!(table.holder(2), Some(Camp::French));
}

#[test]
fn conceded_cards_and_their_sum_stay_secret_but_are_recorded() {
    let mut table = Table::set(&format!("castles=..F... {HANDS}"));
    table
        .placement(2, "5", "4+3", 5, "2", "2")
        .all_pass()
        .play(Move::Concede);
    let combat = table
        .events
        .iter()
        .find(|event| matches!(event, Event::Combat { .. }));
    let seen = |viewer: Option<Seat>| match combat.expect("a combat").seen_by(viewer) {
        Event::Combat { sums, .. } => sums.0,
        other => panic!("{other:?}"),
    };
    assert!(table.tail("combat")[0].contains(r#""english":5,"french":7"#));
    assert_eq!(seen(None), [Some(5), None]);
    assert_eq!(seen(Some(Seat::of(Camp::English))), [Some(5), None]);
    assert_eq!(seen(Some(Seat::of(Camp::French))), [Some(5), Some(7)]);
    // In the discard pile the French know their cards, the English do not.
    let known = |camp| table.position.view(Some(Seat::of(camp))).camps[Camp::French].discard_known;
    assert_eq!(known(Camp::French), super::cards("4+3+2"));
    assert_eq!(known(Camp::English), super::cards("2"));
}

#[test]
fn combats_go_in_the_order_of_naming() {
    let mut table = Table::set(HANDS);
    table.placement(5, "5", "4", 0, "5", "4").all_pass();
    let at: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Combat { castle, .. } => Some(castle.index()),
            _ => None,
        })
        .collect();
    assert_eq!(at, [5, 0]);
}

#[test]
fn attackers_lay_the_short_side_to_the_castle_and_defenders_the_long() {
    let mut table = Table::set(&format!("castles=..F... {HANDS}"));
    // Castle 2 is French, castle 0 neutral.
    table.placement(2, "2", "2", 0, "2", "2");
    let side = |at, camp| {
        let view = table.position.view(None);
        view.front(castle(at), camp).map(|front| front.side)
    };
    assert_eq!(side(2, Camp::English), Some(Side::Short));
    assert_eq!(side(2, Camp::French), Some(Side::Long));
    assert_eq!(side(0, Camp::English), Some(Side::Short));
    assert_eq!(side(0, Camp::French), Some(Side::Short));
    // The side shows how they were laid: cards are not turned when the castle is taken.
    let mut taken = Table::set(&format!("castles=..F... {HANDS}"));
    taken.placement(2, "5", "2", 0, "2", "2").all_pass();
    taken.play(Move::Show);
    assert_eq!(taken.holder(2), Some(Camp::English));
}
