//! The numbers of the rules, by the names under which sentences use them, so that no sentence has a number of its own.

use crate::{ARMY, CALLS, Card, Cards, DEALT, TERRITORIES, TO_WIN, TURNS, Terrain};
use kit_rules::rulebook::Number;

/// How many numbers there are.
pub const NUMBERS: usize = 13;

/// Every number of the game that a sentence may need.
#[must_use]
pub fn numbers() -> [Number; NUMBERS] {
    let army = ARMY as u8;
    [
        ("cards", Cards::BOX.count()),
        ("kinds", Card::KINDS as u8),
        ("terrains", Terrain::ALL.len() as u8),
        ("territories", TERRITORIES as u8),
        ("turns", TURNS),
        ("dealt", DEALT),
        ("army", army),
        ("reserve", DEALT - army),
        ("win", TO_WIN),
        // A card fights at most once over a territory, and the last one without a choice.
        ("combats", army),
        ("choices", army - 1),
        ("equal", CALLS),
        ("longest", TERRITORIES as u8 * army),
    ]
}
