//! What is said about a card: what it is, what it beats, and whether its terrain favours it.

use super::DisplayedView;
use super::words;
use crate::keys;
use fayance_rules::{BySide, Card, Land, People, Side, Stage, Terrain, Troop, View, fight};
use kit_i18n::LocalizedText;

/// The troop that `troop` beats.
fn beaten(troop: Troop) -> Troop {
    let weaker = Troop::ALL.into_iter().find(|&other| troop.beats(other));
    weaker.unwrap_or(troop)
}

/// A sentence about a card; with `counts`, how it would fare against the other army, where it may be chosen.
#[must_use]
pub fn card(side: Side, card: Card, displayed: &DisplayedView, counts: bool) -> LocalizedText {
    let view = &displayed.view;
    let own = side == displayed.near();
    let about = LocalizedText::new(keys::FAYANCE_TIP_CARD)
        .with("troop", words::troop(card.troop()))
        .with("people", words::people(card.people()))
        .with("beaten", words::troop(beaten(card.troop())))
        .with("favour", favour(card.people()));
    let chooses = view.stage == Stage::Choose && displayed.fight.is_none();
    let counted = view.land.filter(|_| counts && own && chooses);
    match counted {
        Some(land) => {
            let [wins, losses, rest] = chances(view, side, card, land);
            LocalizedText::new(keys::FAYANCE_TIP_CHANCES)
                .with("card", words::card(card))
                .with("wins", wins)
                .with("losses", losses)
                .with("rest", rest)
        }
        None => about,
    }
}

/// How many of the other side's active cards a card beats, loses to, and neither.
fn chances(view: &View, side: Side, card: Card, land: Land) -> [u8; 3] {
    let mut all = [0; 3];
    let Some(terrains) = land.terrains() else {
        return all;
    };
    for other in view.sides[side.other()].active.iter() {
        let mut cards = BySide::new(card, card);
        cards[side.other()] = other;
        let at = match fight(cards, terrains).winner {
            Some(winner) if winner == side => 0,
            Some(_) => 1,
            None => 2,
        };
        all[at] += 1;
    }
    all
}

/// What favours a people.
fn favour(people: People) -> LocalizedText {
    let terrain = Terrain::ALL
        .into_iter()
        .find(|&terrain| people.is_favoured(terrain));
    match terrain {
        Some(terrain) => {
            LocalizedText::new(keys::FAYANCE_TIP_FAVOUR).with("terrain", words::terrain(terrain))
        }
        None => LocalizedText::new(keys::FAYANCE_TIP_HALFLING),
    }
}
