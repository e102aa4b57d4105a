//! The numbers of the rules, by the names under which sentences use them, so that no sentence has a number of its own.

use crate::card::{Card, Cards};
use crate::seat::{ByCamp, Camp};
use crate::{CASTLES, Edition, Equipment, Level, MOST_AT_CASTLE, SET_ASIDE, points};
use kit_rules::rulebook::Number;

/// How many numbers there are.
pub const NUMBERS: usize = 21;

/// The points of the English for castles held as in `row`, where `E` is theirs, without unspent cards.
fn points_for(edition: Edition, row: &str) -> u8 {
    let mut holders = [None; CASTLES];
    for (holder, letter) in holders.iter_mut().zip(row.chars()) {
        *holder = (letter == 'E').then_some(Camp::English);
    }
    points(edition, &holders, ByCamp::default())[Camp::English].points
}

/// Every number of the printed game that a sentence may need, at this level.
#[must_use]
pub fn numbers(level: Level) -> [Number; NUMBERS] {
    let full = Equipment::FULL;
    let of = |card| full.pack.of_kind(card);
    let values: Cards = full.values();
    [
        ("castles", full.row.count() as u8),
        ("pack", full.pack.count()),
        ("values", values.count()),
        ("two", Card::Two.value()),
        ("three", Card::Three.value()),
        ("four", Card::Four.value()),
        ("five", Card::Five.value()),
        ("twos", of(Card::Two)),
        ("threes", of(Card::Three)),
        ("fours", of(Card::Four)),
        ("fives", of(Card::Five)),
        ("hand", full.hand),
        ("draws", full.hand - of(Card::Hero)),
        ("most", MOST_AT_CASTLE),
        // A giver keeps one card.
        ("given", full.hand - 1),
        ("aside", SET_ASIDE),
        ("passes", level.exhaustions()),
        ("alone", points_for(Edition::V2022, "E.....")),
        ("grouped", points_for(Edition::V2022, "EE....") / 2),
        ("single", points_for(Edition::V2021, "E.....")),
        ("row", points_for(Edition::V2022, "EEEEEE")),
    ]
}
