//! What happened, in sentences: for the log, for the prompt, and for screen readers.

use super::beats::{Fight, Happening};
use super::{GameConfig, words};
use fayance_rules::{Side, Test};
use kit_i18n::LocalizedText;

/// The sentences about a happening, if it is worth any. None of them has a hidden value.
#[must_use]
pub fn tell(happening: &Happening, config: &GameConfig) -> Vec<LocalizedText> {
    let name = |side| words::player(config, side);
    match *happening {
        Happening::Dealt => vec![LocalizedText::new("fayance-log-dealt")],
        Happening::Confirmed(_) => Vec::new(),
        Happening::Mustered(rows) => rows
            .iter()
            .map(|(side, &row)| {
                LocalizedText::new("fayance-log-muster")
                    .with("name", name(side))
                    .with("cards", words::cards(row))
            })
            .collect(),
        Happening::Called { calls, winner, .. } => {
            let [north, south] = Side::ALL.map(|side| words::troop(calls[side]));
            let call = match winner {
                Some(winner) => LocalizedText::new("fayance-log-duel").with("name", name(winner)),
                None => LocalizedText::new("fayance-log-duel-equal"),
            };
            vec![call.with("north", north).with("south", south)]
        }
        Happening::Lot(side) => {
            vec![LocalizedText::new("fayance-log-lot").with("name", name(side))]
        }
        Happening::Laid {
            side,
            territory,
            terrains,
        } => vec![
            LocalizedText::new("fayance-log-lay")
                .with("name", name(side))
                .with("territory", words::territory(territory))
                .with("north", words::terrain(terrains[Side::North]))
                .with("south", words::terrain(terrains[Side::South])),
        ],
        Happening::Fought(fight) => vec![verdict(&fight, name)],
        Happening::Captured {
            side,
            territory,
            held,
        } => vec![
            LocalizedText::new("fayance-log-capture")
                .with("name", name(side))
                .with("territory", words::territory(territory))
                .with("n", held[side]),
        ],
        Happening::Refilled(rows) => rows
            .iter()
            .map(|(side, &row)| {
                LocalizedText::new("fayance-log-refill")
                    .with("name", name(side))
                    .with("cards", words::cards(row))
            })
            .collect(),
        Happening::Ended(outcome) => {
            vec![LocalizedText::new("fayance-log-end").with("name", name(outcome.winner))]
        }
    }
}

/// That a crown is certain.
#[must_use]
pub fn certain(side: Side, config: &GameConfig) -> LocalizedText {
    LocalizedText::new("fayance-certain").with("name", words::player(config, side))
}

/// What settled a combat, with the names of the sides.
#[must_use]
pub fn verdict(fight: &Fight, name: impl Fn(Side) -> LocalizedText) -> LocalizedText {
    let key = match fight.result.by {
        Test::Troop => "fayance-log-troop",
        Test::Terrain => "fayance-log-terrain",
        Test::Halfling => "fayance-log-halfling",
        Test::Undecided => "fayance-log-undecided",
        Test::Fourth => "fayance-log-fourth",
    };
    let winner = fight.result.winner.unwrap_or(Side::North);
    LocalizedText::new(key)
        .with("name", name(winner))
        .with("card", words::card(fight.cards[winner]))
        .with("other", words::card(fight.cards[winner.other()]))
}
