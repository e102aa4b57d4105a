//! Arrangements: what is read from a text, and what is refused.

use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Arrangement, Position};

use super::cards;

fn arranged(text: &str) -> String {
    let position = text
        .parse::<Arrangement>()
        .and_then(|table| Position::arrange(&table));
    position.map_or_else(|problem| problem.to_string(), |_| "a table".to_owned())
}

#[test]
fn a_table_is_what_was_written_down() {
    let table: Arrangement = "2022 advanced 1v2 round=4 castles=E.FF.E english=hero+5+2+2+2+2 \
         french=5+4/hero+2+2+2 french-draw=3+2 english-pillage=4 french-exhausted=1 seed=7"
        .parse()
        .expect("a table");
    let position = Position::arrange(&table).expect("it can be");
    let view = position.view(Some(Seat::new(Camp::French, 1)));
    assert_eq!((view.round, view.first), (4, Camp::French));
    assert_eq!(view.holders[2], Some(Camp::French));
    assert_eq!((view.hands, view.hand), ([6, 0, 2, 4], cards("hero+2+2+2")));
    // In even rounds seat 1 of a shared camp draws and gives.
    assert_eq!(view.to_move, view.viewer);
    let (english, french) = (view.camps[Camp::English], view.camps[Camp::French]);
    assert_eq!(
        (english.draw, english.discard, english.pillage),
        (15, 0, cards("4"))
    );
    // Cards that are named nowhere are in the discard pile, known to everybody.
    assert_eq!((french.draw, french.discard), (2, 14));
    assert_eq!(french.discard_known.count(), 14);
    for camp in Camp::ALL {
        assert_eq!(
            position.census(camp),
            cards("hero+5+5+4+4+4+3+3+3+3+2+2+2+2+2+2+2+2+2+2+2+2")
        );
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let six = "english=hero+5+4+3+2+2 french=hero+5+4+3+2+2";
    for (text, reason) in [
        ("", "a table"),
        (
            "2021 expert",
            "the 2021 edition has no expert level: it is played at base",
        ),
        ("2v3", "the french camp has 3 players: a camp is 1 or 2"),
        ("round=0", "rounds are counted from 1 to 99"),
        ("round=65535", "rounds are counted from 1 to 99"),
        (
            "castles=EEEEEE",
            "the english camp holds all six castles: the game is over",
        ),
        (
            "english-draw=5+5",
            "the english pack has not all these cards",
        ),
        (
            "english-draw=-",
            "the english draw pile is empty when it is exhausted for the last time, and only then",
        ),
        (
            "french-exhausted=2 french-draw=2",
            "the french draw pile is empty when it is exhausted for the last time, and only then",
        ),
        (
            "french-pillage=3",
            "the french camp cannot have lost cards at this level",
        ),
        (
            "english=5+4+3+2+2+2 english-draw=hero+2",
            "the english hero cannot be in a draw pile before its first reshuffle",
        ),
        (
            "english=hero+5+4+3+2",
            "the english camp holds 5 cards: it holds six, or two to six when its pile is exhausted for the last time",
        ),
        (
            "english=2 english-exhausted=2",
            "the english camp holds 1 cards: it holds six, or two to six when its pile is exhausted for the last time",
        ),
        (
            "english=hero+5+4/3+2+2",
            "there is no seat 1 in the english camp",
        ),
        ("castles=EEE", "\"castles=EEE\" means nothing here"),
        ("english=5+5+5", "\"english=5+5+5\" means nothing here"),
        ("english=six", "\"english=six\" means nothing here"),
        ("scottish=2", "\"scottish=2\" means nothing here"),
        ("blitz", "\"blitz\" means nothing here"),
    ] {
        assert_eq!(arranged(&format!("{six} {text}")), reason, "{text}");
    }
}
