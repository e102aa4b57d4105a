//! Draw piles that run out, and the end of the game. Every example starts in the round before the refill that matters.

use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{EndReason, Move, Stage};

use super::Table;

const FRENCH: &str = "french=hero+5+4+3+2+2";

/// The table after a round in which each camp lays a two (the English `english`) at each of two castles.
fn after_a_round(text: &str, english: [&str; 2]) -> Table {
    let mut table = Table::set(&format!("{text} {FRENCH}"));
    table
        .placement(0, english[0], "2", 1, "2", english[1])
        .all_pass();
    while matches!(table.position.stage(), Stage::Answer(_)) {
        table.play(Move::Show);
    }
    table
}

fn english_lines(table: &Table) -> Vec<String> {
    let mut lines = table.tail("draw");
    lines.retain(|line| line.contains("english") && !line.contains("\"round\""));
    lines
}

#[test]
fn a_pile_is_exhausted_when_its_last_card_leaves_it() {
    // Two cards are needed and two are there: the discard pile is still shuffled at once.
    let table = after_a_round("english=hero+5+4+3+2+2 english-draw=3+3", ["2", "2"]);
    assert_eq!(
        english_lines(&table),
        [
            r#"{"e":"draw","side":"english","seat":0,"cards":[3,3]}"#,
            r#"{"e":"reshuffle","side":"english","cards":16}"#,
        ]
    );
    let camp = table.position.view(None).camps[Camp::English];
    assert_eq!((camp.exhaustions, camp.draw, camp.discard), (1, 16, 0));
}

#[test]
fn drawing_goes_on_across_a_reshuffle() {
    let table = after_a_round("english=hero+5+4+3+2+2 english-draw=3", ["2", "2"]);
    let lines = english_lines(&table);
    assert!(lines[0].starts_with(r#"{"e":"draw","side":"english","seat":0,"cards":[3,"#));
    assert_eq!(
        lines[1..],
        [r#"{"e":"reshuffle","side":"english","cards":17}"#]
    );
    assert_eq!(table.hand(Seat::of(Camp::English)).count(), 6);
    // The cards known in the discard pile are no longer known.
    let camp = table.position.view(None).camps[Camp::English];
    assert_eq!((camp.draw, camp.discard_known.count()), (16, 0));
}

#[test]
fn the_last_time_a_camp_draws_only_what_there_is() {
    let table = after_a_round(
        "english=hero+5+4+3+2+2 english-draw=3 english-exhausted=1",
        ["2", "2"],
    );
    assert_eq!(
        english_lines(&table),
        [r#"{"e":"draw","side":"english","seat":0,"cards":[3]}"#]
    );
    assert_eq!(table.hand(Seat::of(Camp::English)).count(), 5);
    assert_eq!(table.position.outcome(), None);
}

#[test]
fn a_reshuffle_of_nothing_counts_as_exhausted_again() {
    // Both cards laid are lost in attacks, so the discard pile is empty.
    let table = "castles=FF.... english=hero+5+5+4+4+4 english-draw=3+3 \
                 english-pillage=3+3+2+2+2+2+2+2+2+2+2+2+2+2";
    let drawn = r#"{"e":"draw","side":"english","seat":0,"cards":[3,3]}"#;
    let nothing = r#"{"e":"reshuffle","side":"english","cards":0}"#;
    let advanced = after_a_round(&format!("advanced {table}"), ["4", "4"]);
    assert_eq!(english_lines(&advanced), [drawn, nothing]);
    assert_eq!(
        advanced.position.view(None).camps[Camp::English].exhaustions,
        2
    );
    let expert = after_a_round(&format!("expert {table}"), ["4", "4"]);
    assert_eq!(english_lines(&expert), [drawn, nothing, nothing]);
    assert_eq!(
        expert.position.view(None).camps[Camp::English].exhaustions,
        3
    );
    // Six cards in hand: the game goes on.
    assert_eq!(expert.position.outcome(), None);
}

#[test]
fn experts_go_through_their_pile_three_times() {
    let table = after_a_round(
        "expert english=hero+5+4+3+2+2 english-draw=3 english-exhausted=1",
        ["2", "2"],
    );
    assert_eq!(english_lines(&table).len(), 2);
    assert_eq!(table.hand(Seat::of(Camp::English)).count(), 6);
}

#[test]
fn the_game_ends_when_a_camp_without_a_pile_holds_at_most_one_card() {
    for (hand, over) in [("3+2", true), ("3+2+2", true), ("3+3+2+2", false)] {
        let table = after_a_round(&format!("english={hand} english-exhausted=2"), ["3", "2"]);
        assert_eq!(table.position.outcome().is_some(), over, "{hand}");
        // The French draw before the end is checked; the English have nothing to draw, so their draw is not recorded.
        assert_eq!(table.happened("draw"), 1);
    }
}

#[test]
fn a_tie_in_points_goes_to_hands_and_draw_pile_but_not_to_the_discard() {
    let table = after_a_round("castles=..E..F english=3+2 english-exhausted=2", ["3", "2"]);
    // The English took castle 0 with 3 to 2; like castle 2 it stands alone. Castle 1 was a tie.
    let outcome = table.position.outcome().expect("over");
    assert_eq!(
        (outcome.reason, outcome.points().0),
        (EndReason::Exhausted, [2, 1])
    );

    let tied = after_a_round("castles=..E..F english=2+2 english-exhausted=2", ["2", "2"]);
    let outcome = tied.position.outcome().expect("over");
    assert_eq!(outcome.points().0, [1, 1]);
    assert_eq!(outcome.scores.map(|score| score.unspent).0, [0, 20]);
    assert_eq!(outcome.winner, Some(Camp::French));
}
