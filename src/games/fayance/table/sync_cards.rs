//! Copies what is displayed to the card entities: where each card lies, and which way up.

use bevy::prelude::*;

use super::card::{CardLocation, FaceDown, Owner, Placement, Value};
use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Phase, Selection, Turn};
use fayance_rules::{Card, Side, Stage, View};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (fit_packs, sync_cards)
            .chain()
            .in_set(TableSystems::Sync)
            .run_if(resource_exists::<DisplayedView>),
    );
}

/// The twelve cards of a side, each kind as often as the side was dealt it.
fn pack(view: &View, side: Side) -> impl Iterator<Item = Card> {
    let seen = &view.sides[side];
    let held = [seen.active, view.reserve(side), seen.discard];
    held.into_iter().flat_map(fayance_rules::Cards::iter)
}

/// Gives the entities the values of this deal.
fn fit_packs(
    displayed: Res<DisplayedView>,
    cards: Query<(Entity, &Owner, &Value)>,
    mut commands: Commands,
) {
    if !displayed.is_changed() {
        return;
    }
    for side in Side::ALL {
        let mut dealt: Vec<Card> = pack(&displayed.view, side).collect();
        let mut others = Vec::new();
        let own = cards.iter().filter(|(_, owner, _)| owner.0 == side);
        for (entity, _, value) in own {
            match dealt.iter().position(|&card| card == value.0) {
                Some(at) => {
                    dealt.swap_remove(at);
                }
                None => others.push(entity),
            }
        }
        for (entity, card) in others.into_iter().zip(dealt) {
            commands.entity(entity).insert(Value(card));
        }
    }
}

/// Where each card of a side is to lie.
fn places(
    displayed: &DisplayedView,
    side: Side,
    selection: &Selection,
    lays_out: bool,
) -> Vec<(Card, CardLocation)> {
    let view = &displayed.view;
    let seen = &view.sides[side];
    let mut all = Vec::new();
    let mut fights = displayed
        .fight
        .as_ref()
        .map(|shown| shown.fight.cards[side]);
    for (at, card) in (0_u8..).zip(seen.slots) {
        let Some(card) = card else {
            continue;
        };
        let spot = match fights.take_if(|fighting| *fighting == card) {
            Some(_) => CardLocation::Fight,
            None => CardLocation::Slot(at),
        };
        all.push((card, spot));
    }
    let free = (0_u8..).zip(seen.slots).filter(|(_, card)| card.is_none());
    let free: Vec<u8> = free.map(|(at, _)| at).collect();
    let mut called: Vec<Card> = Vec::new();
    if lays_out {
        for (&card, &at) in selection.row.iter().zip(&free) {
            called.push(card);
            all.push((card, CardLocation::Slot(at)));
        }
    }
    let mut at = 0;
    for card in view.reserve(side).iter() {
        if let Some(taken) = called.iter().position(|&other| other == card) {
            called.swap_remove(taken);
            continue;
        }
        let spot = if lays_out {
            CardLocation::Register(at)
        } else {
            CardLocation::Reserve(at)
        };
        at += 1;
        all.push((card, spot));
    }
    all.extend((seen.discard.iter().zip(0..)).map(|(card, at)| (card, CardLocation::Discard(at))));
    all
}

/// Writes places and faces.
fn sync_cards(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    turn: Res<Turn>,
    phase: Res<State<Phase>>,
    cards: Query<(Entity, &Owner, &Value, &Placement, Has<FaceDown>)>,
    mut commands: Commands,
) {
    if !displayed.is_changed()
        && !selection.is_changed()
        && !turn.is_changed()
        && !phase.is_changed()
        && !cards.iter().any(|(.., placement, _)| placement.0 == UNTOLD)
    {
        return;
    }
    for side in Side::ALL {
        let together = *turn == Turn::Together;
        let decides = *turn == Turn::Person(side) && displayed.near() == side;
        let calls = matches!(displayed.view.stage, Stage::Muster | Stage::Refill);
        let owes = displayed.view.sides[side].owes;
        let lays_out = (decides || together) && calls && owes;
        let mut due = places(&displayed, side, &selection, lays_out);
        let mut own: Vec<_> = cards
            .iter()
            .filter(|(_, owner, ..)| owner.0 == side)
            .collect();
        own.sort_by_key(|&(entity, ..)| entity);
        // A card that is where one of its kind is due stays; the others share what is left.
        let mut moved = Vec::new();
        for &(entity, _, value, placement, down) in &own {
            let stays =
                |&(card, spot): &(Card, CardLocation)| card == value.0 && spot == placement.0;
            match due.iter().position(stays) {
                Some(at) => {
                    let (_, spot) = due.swap_remove(at);
                    set_face(entity, spot, down, &displayed, &mut commands);
                }
                None => moved.push((entity, value.0, down)),
            }
        }
        for (entity, card, down) in moved {
            let found = due.iter().position(|&(other, _)| other == card);
            if let Some(at) = found {
                let (_, spot) = due.swap_remove(at);
                commands.entity(entity).insert(Placement(spot));
                set_face(entity, spot, down, &displayed, &mut commands);
            }
        }
    }
}

/// The place of a card that has not been told where it lies.
pub(super) const UNTOLD: CardLocation = CardLocation::Reserve(u8::MAX);

/// Turns a card down in the reserve, and in a combat until both are turned up.
fn set_face(
    entity: Entity,
    spot: CardLocation,
    down: bool,
    displayed: &DisplayedView,
    commands: &mut Commands,
) {
    let wanted = match spot {
        CardLocation::Reserve(_) => true,
        CardLocation::Fight => displayed.fight.as_ref().is_some_and(|shown| !shown.up),
        CardLocation::Slot(_) | CardLocation::Register(_) | CardLocation::Discard(_) => false,
    };
    if wanted && !down {
        commands.entity(entity).insert(FaceDown);
    } else if down && !wanted {
        commands.entity(entity).remove::<FaceDown>();
    }
}
