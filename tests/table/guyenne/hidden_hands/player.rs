//! A player who knows what everybody knows: chooses how many cards, and by their places, not by their values.

use bevy::prelude::*;
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, DecisionKind, Move};
use guyenne::games::guyenne::table::card::{CardLocation, Owner, Placement, Selectable, Value};
use guyenne::games::guyenne::table::hint_request::parts;
use guyenne::games::guyenne::table::{Rules, Selection, TableInput};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg32;

use crate::harness::Hands;

/// One choice of a person, by what everybody sees of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Choice {
    /// The card of this camp that lies there.
    Card(Camp, CardLocation),
    Castle(Castle),
    Commit,
    Decline,
    TakeBack,
}

/// What the person to move chooses, up to the confirmation. `Lose` is chosen by values: those cards lie face up.
pub fn choose(hands: &mut Hands, seat: Seat, rng: &mut Pcg32) -> Vec<Choice> {
    let view = hands.app.world().resource::<Rules>().view(seat);
    let Some(decision) = view.decision else {
        panic!("{seat} has no decision");
    };
    let m = decision.sample(rng);
    let (cards, castle) = parts(m);
    let mut chosen = Vec::new();
    match m {
        Move::Pass | Move::Concede => return vec![Choice::Decline],
        Move::Order(place) if place != seat.place => return vec![Choice::Decline],
        Move::Show | Move::Order(_) => return vec![Choice::Commit],
        Move::Lose(cards) => {
            let lie = lying(hands, cards);
            chosen.extend(lie.into_iter().map(|at| Choice::Card(seat.camp, at)));
        }
        Move::Place { .. } | Move::Reinforce { .. } | Move::Give(_) | Move::Reserve(_) => {
            if matches!(
                decision.kind,
                DecisionKind::Reserve {
                    proposed: Some(_),
                    ..
                }
            ) {
                if rng.random_bool(0.5) {
                    return vec![Choice::Commit];
                }
                let proposed = hands.app.world().resource::<Selection>().entities.len();
                chosen.extend([Choice::TakeBack].repeat(proposed));
            }
            let mut slots = selectable(hands, seat.camp);
            slots.shuffle(rng);
            slots.truncate(usize::from(cards.count()));
            chosen.extend(slots.into_iter().map(|at| Choice::Card(seat.camp, at)));
        }
    }
    // A castle that is pressed when cards are chosen may be confirmed by it.
    let named = hands.app.world().resource::<Selection>().castle;
    let castle = castle.filter(|&castle| named != Some(castle));
    chosen.splice(0..0, castle.map(Choice::Castle));
    chosen.push(Choice::Commit);
    chosen
}

/// Where the cards of a camp lie that can be chosen.
fn selectable(hands: &mut Hands, camp: Camp) -> Vec<CardLocation> {
    let world = hands.app.world_mut();
    let mut cards = world.query_filtered::<(&Owner, &Placement), With<Selectable>>();
    let own = cards.iter(world).filter(|(owner, _)| owner.0 == camp);
    let mut all: Vec<_> = own.map(|(_, placement)| placement.0).collect();
    all.sort_by_key(|&location| index(location));
    all
}

/// Where cards of these values lie that can be chosen; they lie face up.
fn lying(hands: &mut Hands, cards: Cards) -> Vec<CardLocation> {
    let world = hands.app.world_mut();
    let mut shown = world.query_filtered::<(&Value, &Placement), With<Selectable>>();
    let mut all: Vec<_> = (shown.iter(world))
        .map(|(value, placement)| (index(placement.0), value.0, placement.0))
        .collect();
    all.sort_by_key(|&(index, ..)| index);
    let mut left = cards;
    all.retain(|&(_, card, _)| {
        let rest = left.without(Cards::one(card));
        left = rest.unwrap_or(left);
        rest.is_some()
    });
    all.into_iter().map(|(.., location)| location).collect()
}

fn index(location: CardLocation) -> u8 {
    match location {
        CardLocation::Draw { index }
        | CardLocation::Discard { index }
        | CardLocation::Hand { index, .. }
        | CardLocation::Front { index, .. }
        | CardLocation::Pillage { index, .. }
        | CardLocation::Tray { index, .. } => index,
    }
}

/// Makes a choice, as a press does.
pub fn make(hands: &mut Hands, choice: Choice) {
    let world = hands.app.world_mut();
    let input = match choice {
        Choice::Card(camp, location) => {
            let mut cards = world.query::<(Entity, &Owner, &Placement)>();
            let there = cards
                .iter(world)
                .find(|(_, owner, placement)| owner.0 == camp && placement.0 == location);
            let Some((entity, ..)) = there else {
                panic!("no card lies at {location:?} of {camp}");
            };
            TableInput::Card(entity)
        }
        Choice::Castle(castle) => TableInput::Castle(castle),
        Choice::Commit => TableInput::Commit,
        Choice::Decline => TableInput::Decline,
        Choice::TakeBack => TableInput::TakeBack,
    };
    world.write_message(input);
}
