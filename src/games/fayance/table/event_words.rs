//! What happened, in sentences: for the log, for the prompt, and for screen readers.

use super::beats::{Fight, Happening};
use super::{GameConfig, words};
use crate::keys;
use fayance_rules::{Side, Test};
use kit_i18n::LocalizedText;

/// The sentences about a happening, if it is worth any. None of them has a hidden value.
#[must_use]
pub fn tell(happening: &Happening, config: &GameConfig) -> Vec<LocalizedText> {
    let name = |side| words::player(config, side);
    match *happening {
        Happening::Dealt => vec![LocalizedText::new(keys::FAYANCE_LOG_DEALT)],
        Happening::Confirmed(_) => Vec::new(),
        Happening::Mustered(rows) => rows
            .iter()
            .map(|(side, &row)| {
                LocalizedText::new(keys::FAYANCE_LOG_MUSTER)
                    .with("name", name(side))
                    .with("cards", words::cards(row))
            })
            .collect(),
        Happening::Called { calls, winner, .. } => {
            let [north, south] = Side::ALL.map(|side| words::troop(calls[side]));
            let call = match winner {
                Some(winner) => {
                    LocalizedText::new(keys::FAYANCE_LOG_DUEL).with("name", name(winner))
                }
                None => LocalizedText::new(keys::FAYANCE_LOG_DUEL_EQUAL),
            };
            vec![call.with("north", north).with("south", south)]
        }
        Happening::Lot(side) => {
            vec![LocalizedText::new(keys::FAYANCE_LOG_LOT).with("name", name(side))]
        }
        Happening::Laid {
            side,
            territory,
            terrains,
        } => vec![
            LocalizedText::new(keys::FAYANCE_LOG_LAY)
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
            LocalizedText::new(keys::FAYANCE_LOG_CAPTURE)
                .with("name", name(side))
                .with("territory", words::territory(territory))
                .with("n", held[side]),
        ],
        Happening::Refilled(rows) => rows
            .iter()
            .map(|(side, &row)| {
                LocalizedText::new(keys::FAYANCE_LOG_REFILL)
                    .with("name", name(side))
                    .with("cards", words::cards(row))
            })
            .collect(),
        Happening::Ended(outcome) => {
            vec![LocalizedText::new(keys::FAYANCE_LOG_END).with("name", name(outcome.winner))]
        }
    }
}

/// That a crown is certain.
#[must_use]
pub fn certain(side: Side, config: &GameConfig) -> LocalizedText {
    LocalizedText::new(keys::FAYANCE_CERTAIN).with("name", words::player(config, side))
}

/// What settled a combat, with the names of the sides.
#[must_use]
pub fn verdict(fight: &Fight, name: impl Fn(Side) -> LocalizedText) -> LocalizedText {
    let key = match fight.result.by {
        Test::Troop => keys::FAYANCE_LOG_TROOP,
        Test::Terrain => keys::FAYANCE_LOG_TERRAIN,
        Test::Halfling => keys::FAYANCE_LOG_HALFLING,
        Test::Undecided => keys::FAYANCE_LOG_UNDECIDED,
        Test::Fourth => keys::FAYANCE_LOG_FOURTH,
    };
    let winner = fight.result.winner.unwrap_or(Side::North);
    LocalizedText::new(key)
        .with("name", name(winner))
        .with("card", words::card(fight.cards[winner]))
        .with("other", words::card(fight.cards[winner.other()]))
}
