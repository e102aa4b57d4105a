//! Writes the displayed view into the card components; no other file changes those of `card.rs`. A card keeps its
//! entity where it can, so that the cards that move on the table are those that moved in the game. A card has a value
//! only if the view has it.

use bevy::prelude::*;

use super::card::{CardLocation, FaceDown, Owner, Placement, Value};
use super::shown_hands::OpenHands;
use super::{DisplayedView, TableSystems};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::rules::{Castle, Side, Stage, View};

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
}

/// One card: its zone and order now, and its value now or as assigned.
#[derive(Debug, Clone, Copy, PartialEq)]
struct SyncedCard {
    entity: Entity,
    zone: Zone,
    order: u8,
    face: Option<Card>,
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
fn contents(view: &View, open_hands: &OpenHands, camp: Camp) -> Vec<ZoneContent> {
    let seen = &view.camps[camp];
    let own = view.viewer.is_some_and(|viewer| viewer.camp == camp);
    let content = |zone, count, known: Option<Cards>, face_up| ZoneContent {
        zone,
        count,
        known,
        face_up,
        side: Side::Short,
        place: 0,
    };
    let mut contents = Vec::with_capacity(8);
    for place in 0..view.config.teams[camp] {
        let seat = Seat::new(camp, place);
        let own = (view.viewer == Some(seat)).then_some(view.hand);
        let seen = own.or(open_hands[seat.index()]);
        let held = view.hands[seat.index()];
        contents.push(content(Zone::Hand(place), held, seen, seen.is_some()));
    }
    for front in view.fronts.iter().filter_map(|front| front[camp]) {
        contents.push(ZoneContent {
            zone: Zone::Front(front.castle),
            count: front.count,
            known: front.cards,
            face_up: front.shown,
            side: front.side,
            place: front.seat.place,
        });
    }
    let lost = seen.pillage;
    contents.push(content(Zone::Pillage, lost.count(), Some(lost), true));
    contents.push(content(Zone::Discard, seen.discard, None, false));
    let tray = own
        && matches!(view.stage, Stage::Reserve(c) | Stage::Agree(c) if c == camp)
        && view.decision.is_some();
    if tray {
        contents.push(content(
            Zone::Tray,
            Cards::VALUES.count(),
            Some(Cards::VALUES),
            true,
        ));
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

/// Gives every card of a camp its location, and whether it lies face up, so that few cards change their zone.
fn assign_cards(
    mut cards_now: Vec<SyncedCard>,
    contents: &[ZoneContent],
) -> Vec<(SyncedCard, CardLocation, bool)> {
    cards_now.sort_by_key(|card| card.order);
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
                assigned[at].push(SyncedCard { face, ..card });
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
            let face = content.known.and_then(|_| {
                card.face
                    .filter(|&face| missing[at].contains(Cards::one(face)))
                    .or_else(|| missing[at].strongest())
                    .inspect(|&face| missing[at] -= Cards::one(face))
            });
            assigned[at].push(SyncedCard {
                face,
                order: u8::MAX,
                ..card
            });
        }
    }
    let mut assignments = Vec::with_capacity(usize::from(PACK));
    for (content, mut cards_now) in contents.iter().zip(assigned) {
        if content.known.is_some() && content.zone != Zone::Pillage {
            cards_now.sort_by_key(|card| (core::cmp::Reverse(card.face), card.order));
        }
        for (index, card) in cards_now.into_iter().enumerate() {
            assignments.push((card, content.location(index as u8), content.face_up));
        }
    }
    assignments
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        sync_cards
            .in_set(TableSystems::Sync)
            .run_if(resource_exists_and_changed::<DisplayedView>),
    );
}

/// Writes location, value and side of every card.
fn sync_cards(
    displayed: Res<DisplayedView>,
    cards: Query<(Entity, &Owner, &Placement, Option<&Value>, Has<FaceDown>)>,
    mut commands: Commands,
) {
    for camp in Camp::ALL {
        let cards_now = cards
            .iter()
            .filter(|(_, owner, ..)| owner.0 == camp)
            .map(|(entity, _, placement, value, _)| SyncedCard {
                entity,
                zone: placement.0.zone(),
                order: placement.0.index(),
                face: value.map(|value| value.0),
            })
            .collect();
        for (card, location, face_up) in assign_cards(
            cards_now,
            &contents(&displayed.view, &displayed.open_hands, camp),
        ) {
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
mod tests {
    use super::*;
    use crate::games::guyenne::rules::seat::Seat;
    use crate::games::guyenne::rules::{Edition, Level, Move, Position, Setup};
    use crate::rules::seed::Seed;

    fn blank() -> Vec<SyncedCard> {
        (0..PACK)
            .map(|order| SyncedCard {
                entity: Entity::from_raw_u32(u32::from(order) + 1).unwrap_or(Entity::PLACEHOLDER),
                zone: Zone::Draw,
                order,
                face: None,
            })
            .collect()
    }

    fn step(
        cards_now: Vec<SyncedCard>,
        view: &View,
        camp: Camp,
    ) -> Vec<(SyncedCard, CardLocation, bool)> {
        assign_cards(cards_now, &contents(view, &OpenHands::default(), camp))
    }

    fn after(assignments: &[(SyncedCard, CardLocation, bool)]) -> Vec<SyncedCard> {
        assignments
            .iter()
            .map(|&(card, location, _)| SyncedCard {
                zone: location.zone(),
                order: location.index(),
                ..card
            })
            .collect()
    }

    /// Every card of a random game lies in the zone that the view has it in, with a value only if the view has it.
    #[test]
    fn cards_lie_where_the_view_says() {
        for (seed, level) in (0..40).zip(Level::ALL.iter().cycle()) {
            let mut position =
                Position::new(Setup::duel(Edition::V2022, *level, Seed(seed))).unwrap();
            let viewer = [
                None,
                Some(Seat::of(Camp::English)),
                Some(Seat::of(Camp::French)),
            ][seed as usize % 3];
            let mut cards_now = [blank(), blank()];
            let mut n = 0;
            while let Some(decision) = position.decision() {
                n += 7;
                position.play_unchecked(decision.nth(n % decision.count()));
                let view = position.view(viewer);
                for camp in Camp::ALL {
                    let assignments = step(cards_now[camp.index()].clone(), &view, camp);
                    assert_eq!(assignments.len(), usize::from(PACK));
                    for content in contents(&view, &OpenHands::default(), camp) {
                        let there: Vec<_> = assignments
                            .iter()
                            .filter(|d| d.1.zone() == content.zone)
                            .collect();
                        assert_eq!(there.len(), usize::from(content.count), "{content:?}");
                        let faces: Cards = there.iter().filter_map(|d| d.0.face).collect();
                        assert_eq!(faces, content.known.unwrap_or_default(), "{content:?}");
                    }
                    cards_now[camp.index()] = after(&assignments);
                }
            }
        }
    }

    #[test]
    fn only_what_is_played_moves() {
        let mut position =
            Position::new(Setup::duel(Edition::V2022, Level::Base, Seed(5))).unwrap();
        let viewer = Some(Seat::of(Camp::English));
        let before = after(&step(blank(), &position.view(viewer), Camp::English));
        let Some(Move::Place { castle, cards }) = position.legal_moves().last().copied() else {
            panic!("placement comes first");
        };
        position.play(Move::Place { castle, cards }).unwrap();
        let assignments = step(before.clone(), &position.view(viewer), Camp::English);
        let moved: Cards = assignments
            .iter()
            .filter(|d| {
                before
                    .iter()
                    .any(|b| b.entity == d.0.entity && b.zone != d.1.zone())
            })
            .filter_map(|d| d.0.face)
            .collect();
        assert_eq!(moved, cards);
    }
}
