//! Points and tie-breaks of both editions.

use guyenne::games::guyenne::rules::seat::{ByCamp, Camp};
use guyenne::games::guyenne::rules::{
    CASTLES, Decider, Edition, EndReason, Group, Outcome, groups, points,
};

use super::castle;

fn row(text: &str) -> [Option<Camp>; CASTLES] {
    let holders = text.chars().map(|letter| match letter {
        'E' => Some(Camp::English),
        'F' => Some(Camp::French),
        _ => None,
    });
    holders.collect::<Vec<_>>().try_into().expect("six castles")
}

fn score(edition: Edition, text: &str, unspent: [u8; 2]) -> [u8; 2] {
    points(edition, &row(text), ByCamp(unspent))
        .map(|score| score.points)
        .0
}

fn winner(edition: Edition, text: &str, unspent: [u8; 2]) -> Option<Camp> {
    Outcome::judge(edition, EndReason::Exhausted, &row(text), ByCamp(unspent)).winner
}

#[test]
fn castles_that_touch_count_double_in_2022() {
    for (text, expected) in [
        ("......", [0, 0]),
        // The worked examples: castles 1, 2 and 4; and two that are not adjacent.
        ("EE.E..", [5, 0]),
        ("E..E..", [2, 0]),
        ("EFEFEF", [3, 3]),
        ("EEFFEE", [8, 4]),
        ("EEEEE.", [10, 0]),
        ("EEEEEF", [10, 1]),
        (".FFF.F", [0, 7]),
        ("EEEEEE", [12, 0]),
        ("FFFFFF", [0, 12]),
    ] {
        assert_eq!(score(Edition::V2022, text, [4, 2]), expected, "{text}");
    }
}

#[test]
fn a_castle_that_is_neutral_or_the_enemys_parts_a_group() {
    let group = |first, len, camp| Group {
        first: castle(first),
        len,
        camp,
    };
    assert_eq!(
        groups(&row("EE.EFF")),
        [
            group(0, 2, Camp::English),
            group(3, 1, Camp::English),
            group(4, 2, Camp::French)
        ]
    );
}

#[test]
fn a_tie_in_2022_goes_to_the_unspent_cards_and_then_to_nobody() {
    let edition = Edition::V2022;
    assert_eq!(winner(edition, "E....F", [0, 6]), Some(Camp::French));
    assert_eq!(winner(edition, "EE..FF", [3, 2]), Some(Camp::English));
    assert_eq!(winner(edition, "EE..FF", [2, 2]), None);
    // Points come first.
    assert_eq!(winner(edition, "EE..F.", [0, 9]), Some(Camp::English));
}

#[test]
fn the_largest_group_and_unspent_cards_count_in_2021() {
    for (text, unspent, expected) in [
        // One point a castle, one for each of the largest group, and one for each card left.
        ("EE.E..", [3, 0], [8, 0]),
        ("EE.EEE", [0, 1], [8, 1]),
        // A single castle is no group.
        ("E....F", [0, 2], [1, 3]),
        ("EEFFFF", [5, 0], [9, 8]),
        ("EEEEEE", [0, 9], [12, 0]),
    ] {
        assert_eq!(score(Edition::V2021, text, unspent), expected, "{text}");
    }
}

#[test]
fn a_tie_in_2021_goes_to_the_larger_group_then_to_the_unspent_cards_and_then_to_nobody() {
    let edition = Edition::V2021;
    // 2 + 2 + 0 against 2 + 0 + 2.
    assert_eq!(winner(edition, "EE.F.F", [0, 2]), Some(Camp::English));
    // 3 + 2 + 0 against 2 + 2 + 1.
    assert_eq!(winner(edition, "EE.EFF", [0, 1]), Some(Camp::French));
    // A single castle is no larger than none: 1 + 0 + 1 against 0 + 0 + 2.
    assert_eq!(winner(edition, "E.....", [1, 2]), Some(Camp::French));
    assert_eq!(winner(edition, "EE..FF", [2, 2]), None);
}

#[test]
fn the_decider_is_known() {
    let decider = |edition, text, unspent: [u8; 2]| {
        Outcome::judge(edition, EndReason::Exhausted, &row(text), ByCamp(unspent)).decider(edition)
    };
    let (new, old) = (Edition::V2022, Edition::V2021);
    assert_eq!(decider(new, "EE..F.", [0, 9]), Some(Decider::Points));
    assert_eq!(decider(new, "EE..FF", [3, 2]), Some(Decider::Unspent));
    assert_eq!(decider(new, "EE..FF", [2, 2]), None);
    // 2 + 2 + 0 against 1 + 0 + 3.
    assert_eq!(decider(old, "EE..F.", [0, 3]), Some(Decider::Group));
    // Equal groups and points mean 2 + 2 + 1 against 3 + 2 + 0.
    assert_eq!(decider(old, "EEFF.F", [1, 0]), Some(Decider::Unspent));
    assert_eq!(decider(old, "EE.FF.", [1, 1]), None);
}

#[test]
fn the_terms_of_the_groups_are_what_their_camps_score() {
    let holders = [None, Some(Camp::English), Some(Camp::French)];
    for at in 0..holders.len().pow(CASTLES as u32) {
        let row: [_; CASTLES] =
            core::array::from_fn(|castle| holders[at / holders.len().pow(castle as u32) % 3]);
        let all = groups(&row);
        for &edition in &Edition::ALL {
            let scores = points(edition, &row, ByCamp([0, 0]));
            for camp in Camp::ALL {
                let mine = all.iter().filter(|group| group.camp == camp);
                let sum: u8 = mine.flat_map(|group| group.terms(edition, &all)).sum();
                assert_eq!(sum, scores[camp].points, "{edition} {row:?} {camp}");
            }
        }
    }
}

#[test]
fn the_older_edition_counts_the_western_of_two_largest_groups_twice() {
    let all = groups(&row("EEFEE."));
    let terms = all.iter().map(|group| group.terms(Edition::V2021, &all));
    assert_eq!(terms.collect::<Vec<_>>(), [vec![2, 2], vec![1], vec![2]]);
}
