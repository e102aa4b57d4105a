//! Writes the displayed view into the card components; no other file changes those of `card.rs`. A card keeps its
//! entity where it can, so that the cards that move on the table are those that moved in the game. A card has a value
//! only if the view has it.

use bevy::prelude::*;

use super::DisplayedView;
use super::card::{CardLocation, FaceDown, Owner, Placement, Value};
use super::session::{TABLE_UPDATE, TableSystems};
use super::shown_hands::OpenHands;
use super::veil::{Shuffle, VeiledCards, VeiledHands};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Side, Stage, View};

/// How many cards a camp has.
pub(super) const PACK: u8 = 22;

/// A place that holds cards, without an order among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zone {
    Draw,
    Discard,
    /// The hand of the seat at this place.
    Hand(u8),
    Front(Castle),
    Pillage,
    Tray,
}

/// What a zone must hold.
#[derive(Debug, Clone, Copy)]
struct ZoneContent {
    zone: Zone,
    count: u8,
    known: Option<Cards>,
    face_up: bool,
    side: Side,
    /// The place of the seat whose cards they are.
    place: u8,
    /// The values are known to a person, and lie under the veil.
    veiled: bool,
}

/// One card: its zone and order now, and its value now or as assigned.
#[derive(Debug, Clone, Copy, PartialEq)]
struct SyncedCard {
    entity: Entity,
    zone: Zone,
    order: u8,
    face: Option<Card>,
    /// Its value is assigned by this view.
    fresh: bool,
}

/// Where a card of this view lies, and how.
#[derive(Debug, Clone, Copy)]
struct AssignedCard {
    card: SyncedCard,
    location: CardLocation,
    face_up: bool,
    /// The place of the person under whose veil it lies.
    veiled: Option<u8>,
}

impl CardLocation {
    pub(super) fn zone(self) -> Zone {
        match self {
            Self::Draw { .. } => Zone::Draw,
            Self::Discard { .. } => Zone::Discard,
            Self::Hand { place, .. } => Zone::Hand(place),
            Self::Front { castle, .. } => Zone::Front(castle),
            Self::Pillage { .. } => Zone::Pillage,
            Self::Tray { .. } => Zone::Tray,
        }
    }

    pub(super) fn index(self) -> u8 {
        match self {
            Self::Draw { index }
            | Self::Discard { index }
            | Self::Hand { index, .. }
            | Self::Front { index, .. }
            | Self::Pillage { index, .. }
            | Self::Tray { index, .. } => index,
        }
    }
}

impl ZoneContent {
    fn location(&self, index: u8) -> CardLocation {
        let of = self.count;
        match self.zone {
            Zone::Draw => CardLocation::Draw { index },
            Zone::Discard => CardLocation::Discard { index },
            Zone::Hand(place) => CardLocation::Hand { place, index, of },
            Zone::Front(castle) => CardLocation::Front {
                castle,
                side: self.side,
                index,
                of,
            },
            Zone::Pillage => CardLocation::Pillage { index, of },
            Zone::Tray => CardLocation::Tray { index, of },
        }
    }

    /// 0 if cards usually come here from `from`, else 1.
    fn distance(&self, from: Zone) -> u8 {
        match (self.zone, from) {
            (Zone::Front(_), Zone::Hand(place)) => u8::from(place != self.place),
            (Zone::Hand(_), Zone::Draw | Zone::Hand(_))
            | (Zone::Discard | Zone::Pillage, Zone::Front(_))
            | (Zone::Draw, Zone::Discard)
            | (Zone::Tray, Zone::Draw)
            | (Zone::Draw | Zone::Discard, Zone::Tray) => 0,
            _ => 1,
        }
    }
}

/// What every zone of `camp` must hold for this view; the draw pile is last and holds the rest.
fn contents(
    view: &View,
    open_hands: &OpenHands,
    veil: Option<&VeiledHands>,
    camp: Camp,
) -> Vec<ZoneContent> {
    let seen = &view.camps[camp];
    let deciding = (view.decision.filter(|_| veil.is_some())).map(|decision| decision.seat);
    let own = (view.viewer.or(deciding)).filter(|seat| seat.camp == camp);
    let content = |zone, count, known: Option<Cards>, face_up| ZoneContent {
        zone,
        count,
        known,
        face_up,
        side: Side::Short,
        place: 0,
        veiled: false,
    };
    let mut contents = Vec::with_capacity(8);
    for place in 0..view.config.teams[camp] {
        let seat = Seat::new(camp, place);
        let own = (view.viewer == Some(seat)).then_some(view.hand);
        let seen = own.or(open_hands[seat.index()]);
        let held = view.hands[seat.index()];
        let veiled = veil.and_then(|veil| veil.hand(seat));
        contents.push(ZoneContent {
            place,
            veiled: seen.is_none() && veiled.is_some(),
            ..content(Zone::Hand(place), held, seen.or(veiled), seen.is_some())
        });
    }
    for front in view.fronts.iter().filter_map(|front| front[camp]) {
        let veiled = veil
            .and_then(|veil| veil.front(view, front.castle, camp))
            .filter(|_| front.cards.is_none())
            .map(|(_, cards)| cards);
        contents.push(ZoneContent {
            zone: Zone::Front(front.castle),
            count: front.count,
            known: front.cards.or(veiled),
            face_up: front.shown,
            side: front.side,
            place: front.seat.place,
            veiled: veiled.is_some(),
        });
    }
    let lost = seen.pillage;
    contents.push(content(Zone::Pillage, lost.count(), Some(lost), true));
    contents.push(content(Zone::Discard, seen.discard, None, false));
    let tray = matches!(view.stage, Stage::Reserve(c) | Stage::Agree(c) if c == camp)
        && view.decision.is_some();
    if let Some(own) = own.filter(|_| tray) {
        let values = Cards::VALUES;
        contents.push(ZoneContent {
            place: own.place,
            veiled: veil.is_some(),
            ..content(Zone::Tray, values.count(), Some(values), veil.is_none())
        });
    }
    let elsewhere: u8 = contents.iter().map(|content| content.count).sum();
    contents.push(content(
        Zone::Draw,
        PACK.saturating_sub(elsewhere),
        None,
        false,
    ));
    contents
}

/// Gives every card of a camp its location, and whether it lies face up, so that few cards change their zone. Of the
/// cards in a zone the first ones stay.
///
/// Under the veil the order of cards says nothing of their values: `shuffle` puts the values that are new among them,
/// and the slots of a hand that has got cards, into a random order.
fn assign_cards(
    mut cards_now: Vec<SyncedCard>,
    contents: &[ZoneContent],
    mut shuffled: impl FnMut(Shuffle, usize) -> Vec<usize>,
) -> Vec<AssignedCard> {
    let mut assigned: Vec<Vec<SyncedCard>> = contents.iter().map(|_| Vec::new()).collect();
    let mut missing: Vec<Cards> = contents
        .iter()
        .map(|content| content.known.unwrap_or_default())
        .collect();
    let mut loose = Vec::new();
    // First the cards that stay in their zone: known ones, then those whose value is still unknown.
    for pass in 0..2 {
        cards_now.retain(|&card| {
            let Some(at) = contents
                .iter()
                .position(|content| content.zone == card.zone)
            else {
                return true;
            };
            if assigned[at].len() >= usize::from(contents[at].count) {
                return true;
            }
            let stays = match (contents[at].known, card.face) {
                (None, _) => pass == 0,
                (Some(_), Some(face)) => pass == 0 && missing[at].contains(Cards::one(face)),
                (Some(_), None) => pass == 1,
            };
            if stays {
                let face = contents[at].known.and_then(|_| {
                    card.face
                        .or_else(|| missing[at].strongest())
                        .inspect(|&face| missing[at] -= Cards::one(face))
                });
                let fresh = card.face.is_none();
                assigned[at].push(SyncedCard {
                    face,
                    fresh,
                    ..card
                });
            }
            !stays
        });
    }
    loose.append(&mut cards_now);
    // The others fill the zones that lack cards: those with a fitting value first, then those from the usual zone.
    for (at, content) in contents.iter().enumerate() {
        while assigned[at].len() < usize::from(content.count) {
            let fits = |card: &SyncedCard| match card.face {
                Some(face) if content.known.is_some() => {
                    u8::from(!missing[at].contains(Cards::one(face))) * 4
                }
                Some(_) => 0,
                None => u8::from(content.known.is_some()),
            };
            let Some(best) = (0..loose.len())
                .min_by_key(|&i| fits(&loose[i]) + content.distance(loose[i].zone) * 2)
            else {
                break;
            };
            let card = loose.remove(best);
            let kept = card
                .face
                .filter(|&face| missing[at].contains(Cards::one(face)));
            let face = content.known.and_then(|_| {
                kept.or_else(|| missing[at].strongest())
                    .inspect(|&face| missing[at] -= Cards::one(face))
            });
            assigned[at].push(SyncedCard {
                face,
                order: u8::MAX,
                fresh: kept.is_none(),
                ..card
            });
        }
    }
    let mut assignments = Vec::with_capacity(usize::from(PACK));
    for (content, mut cards_now) in contents.iter().zip(assigned) {
        if content.veiled {
            cards_now = veiled(cards_now, content.zone, &mut shuffled);
        } else if content.known.is_some() && content.zone != Zone::Pillage {
            cards_now.sort_by_key(|card| (core::cmp::Reverse(card.face), card.order));
        }
        for (index, card) in cards_now.into_iter().enumerate() {
            assignments.push(AssignedCard {
                card,
                location: content.location(index as u8),
                face_up: content.face_up,
                veiled: content.veiled.then_some(content.place),
            });
        }
    }
    assignments
}

/// The cards of a zone under the veil: values that are new to it by chance, and a hand that has got cards in a new
/// order.
fn veiled(
    mut cards: Vec<SyncedCard>,
    zone: Zone,
    shuffled: &mut impl FnMut(Shuffle, usize) -> Vec<usize>,
) -> Vec<SyncedCard> {
    let fresh: Vec<usize> = (0..cards.len()).filter(|&at| cards[at].fresh).collect();
    let faces: Vec<Option<Card>> = fresh.iter().map(|&at| cards[at].face).collect();
    for (&at, from) in fresh.iter().zip(shuffled(Shuffle::Values, fresh.len())) {
        cards[at].face = faces[from];
    }
    let got = cards.iter().any(|card| card.order == u8::MAX);
    if !got || matches!(zone, Zone::Front(_)) {
        return cards;
    }
    let order = shuffled(Shuffle::Slots, cards.len());
    order.into_iter().map(|at| cards[at]).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        sync_cards
            .in_set(TableSystems::Sync)
            .run_if(resource_exists_and_changed::<DisplayedView>),
    );
}

/// Writes location, value and side of every card.
fn sync_cards(
    displayed: Res<DisplayedView>,
    cards: Query<(Entity, &Owner, &Placement, Option<&Value>, Has<FaceDown>)>,
    mut veiled: ResMut<VeiledCards>,
    mut commands: Commands,
) {
    let DisplayedView {
        view, open_hands, ..
    } = &*displayed;
    for camp in Camp::ALL {
        let mut cards_now: Vec<SyncedCard> = cards
            .iter()
            .filter(|(_, owner, ..)| owner.0 == camp)
            .map(|(entity, _, placement, value, _)| SyncedCard {
                entity,
                zone: placement.0.zone(),
                order: placement.0.index(),
                face: veiled.face(entity).or(value.map(|value| value.0)),
                fresh: false,
            })
            .collect();
        // What has just been played is the last to stay.
        cards_now.sort_by_key(|card| (veiled.is_leaving(card.entity), card.order));
        let contents = contents(view, open_hands, displayed.veiled.as_ref(), camp);
        let shuffled = |what, n| veiled.shuffled(what, n);
        for AssignedCard {
            mut card,
            location,
            mut face_up,
            veiled: under,
        } in assign_cards(cards_now, &contents, shuffled)
        {
            veiled.remember(card.entity, card.face.filter(|_| under.is_some()));
            if let Some(place) = under {
                // A private look turns up what is in hand, and tells what has been laid.
                let looks = displayed.look == Some(Seat::new(camp, place));
                card.face = card.face.filter(|_| looks);
                face_up = looks && !matches!(location, CardLocation::Front { .. });
            }
            let Ok((entity, _, placement, value, face_down)) = cards.get(card.entity) else {
                continue;
            };
            let mut entity_commands = commands.entity(entity);
            if placement.0 != location {
                entity_commands.insert(Placement(location));
            }
            match card.face {
                Some(face) if value != Some(&Value(face)) => {
                    entity_commands.insert(Value(face));
                }
                None if value.is_some() => {
                    entity_commands.remove::<Value>();
                }
                _ => {}
            }
            if face_up && face_down {
                entity_commands.remove::<FaceDown>();
            } else if !face_up && !face_down {
                entity_commands.insert(FaceDown);
            }
        }
    }
}

#[cfg(test)]
mod tests;
