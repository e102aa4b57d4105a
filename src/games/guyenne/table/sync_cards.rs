//! The view becomes card components: the only writer of `card.rs`. Cards keep their identity where they can, so that
//! what moved on the cloth is what moved in the game, and never tell more than the view does.

use bevy::prelude::*;

use super::card::{CardLocation, FaceDown, Owner, Placement, Value};
use super::{DisplayedView, TableSystems};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Castle, Side, Stage, View};

/// Cards of a camp.
pub(super) const PACK: u8 = 22;

/// A place that holds cards, without their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zone {
    Draw,
    Discard,
    Hand,
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
}

/// One card as it is now, and as it will be.
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
            Self::Hand { .. } => Zone::Hand,
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
            Zone::Hand => CardLocation::Hand { index, of },
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

    /// How naturally a card comes here from `from`: less is better.
    fn distance(&self, from: Zone) -> u8 {
        match (self.zone, from) {
            (Zone::Hand, Zone::Draw)
            | (Zone::Front(_), Zone::Hand)
            | (Zone::Discard | Zone::Pillage, Zone::Front(_))
            | (Zone::Draw, Zone::Discard)
            | (Zone::Tray, Zone::Draw)
            | (Zone::Draw | Zone::Discard, Zone::Tray) => 0,
            _ => 1,
        }
    }
}

/// What the view says of `camp`: a zone for every place that holds cards.
fn wants(view: &View, camp: Camp) -> Vec<ZoneContent> {
    let seen = &view.camps[camp];
    let own = view.viewer.is_some_and(|viewer| viewer.camp == camp);
    let want = |zone, count, known: Option<Cards>, face_up| ZoneContent {
        zone,
        count,
        known,
        face_up,
        side: Side::Short,
    };
    let mut wants = Vec::with_capacity(7);
    let held = view.held(camp);
    wants.push(want(Zone::Hand, held, own.then_some(view.hand), own));
    for front in view.fronts.iter().filter_map(|front| front[camp]) {
        wants.push(ZoneContent {
            zone: Zone::Front(front.castle),
            count: front.count,
            known: front.cards,
            face_up: front.shown,
            side: front.side,
        });
    }
    let lost = seen.pillage;
    wants.push(want(Zone::Pillage, lost.count(), Some(lost), true));
    wants.push(want(Zone::Discard, seen.discard, None, false));
    let tray = own
        && matches!(view.stage, Stage::Reserve(c) | Stage::Agree(c) if c == camp)
        && view.decision.is_some();
    if tray {
        wants.push(want(
            Zone::Tray,
            Cards::VALUES.count(),
            Some(Cards::VALUES),
            true,
        ));
    }
    let elsewhere: u8 = wants.iter().map(|want| want.count).sum();
    wants.push(want(
        Zone::Draw,
        PACK.saturating_sub(elsewhere),
        None,
        false,
    ));
    wants
}

/// Gives every card of a camp its new place with as few moves as possible.
fn deal_out(
    mut slips: Vec<SyncedCard>,
    wants: &[ZoneContent],
) -> Vec<(SyncedCard, CardLocation, bool)> {
    slips.sort_by_key(|slip| slip.order);
    let mut kept: Vec<Vec<SyncedCard>> = wants.iter().map(|_| Vec::new()).collect();
    let mut missing: Vec<Cards> = wants
        .iter()
        .map(|want| want.known.unwrap_or_default())
        .collect();
    let mut loose = Vec::new();
    // Those that may stay where they are: known cards first, then those whose value is still unknown.
    for pass in 0..2 {
        slips.retain(|&slip| {
            let Some(at) = wants.iter().position(|want| want.zone == slip.zone) else {
                return true;
            };
            if kept[at].len() >= usize::from(wants[at].count) {
                return true;
            }
            let stays = match (wants[at].known, slip.face) {
                (None, _) => pass == 0,
                (Some(_), Some(face)) => pass == 0 && missing[at].contains(Cards::one(face)),
                (Some(_), None) => pass == 1,
            };
            if stays {
                let face = wants[at].known.and_then(|_| {
                    slip.face
                        .or_else(|| missing[at].strongest())
                        .inspect(|&face| missing[at] -= Cards::one(face))
                });
                kept[at].push(SyncedCard { face, ..slip });
            }
            !stays
        });
    }
    loose.append(&mut slips);
    // The others go where cards are missing, along their natural ways.
    for (at, want) in wants.iter().enumerate() {
        while kept[at].len() < usize::from(want.count) {
            let fits = |slip: &SyncedCard| match slip.face {
                Some(face) if want.known.is_some() => {
                    u8::from(!missing[at].contains(Cards::one(face))) * 4
                }
                Some(_) => 0,
                None => u8::from(want.known.is_some()),
            };
            let Some(best) = (0..loose.len())
                .min_by_key(|&i| fits(&loose[i]) + want.distance(loose[i].zone) * 2)
            else {
                break;
            };
            let slip = loose.remove(best);
            let face = want.known.and_then(|_| {
                slip.face
                    .filter(|&face| missing[at].contains(Cards::one(face)))
                    .or_else(|| missing[at].strongest())
                    .inspect(|&face| missing[at] -= Cards::one(face))
            });
            kept[at].push(SyncedCard {
                face,
                order: u8::MAX,
                ..slip
            });
        }
    }
    let mut dealt = Vec::with_capacity(usize::from(PACK));
    for (want, mut slips) in wants.iter().zip(kept) {
        if want.known.is_some() && want.zone != Zone::Pillage {
            slips.sort_by_key(|slip| (core::cmp::Reverse(slip.face), slip.order));
        }
        for (index, slip) in slips.into_iter().enumerate() {
            dealt.push((slip, want.location(index as u8), want.face_up));
        }
    }
    dealt
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        sync_cards
            .in_set(TableSystems::Sync)
            .run_if(resource_exists_and_changed::<DisplayedView>),
    );
}

/// Writes what the view says into the cards.
fn sync_cards(
    displayed: Res<DisplayedView>,
    cards: Query<(Entity, &Owner, &Placement, Option<&Value>, Has<FaceDown>)>,
    mut commands: Commands,
) {
    for camp in Camp::ALL {
        let slips = cards
            .iter()
            .filter(|(_, owner, ..)| owner.0 == camp)
            .map(|(entity, _, placement, value, _)| SyncedCard {
                entity,
                zone: placement.0.zone(),
                order: placement.0.index(),
                face: value.map(|value| value.0),
            })
            .collect();
        for (slip, location, face_up) in deal_out(slips, &wants(&displayed.view, camp)) {
            let Ok((entity, _, placement, value, face_down)) = cards.get(slip.entity) else {
                continue;
            };
            let mut card = commands.entity(entity);
            if placement.0 != location {
                card.insert(Placement(location));
            }
            match slip.face {
                Some(face) if value != Some(&Value(face)) => {
                    card.insert(Value(face));
                }
                None if value.is_some() => {
                    card.remove::<Value>();
                }
                _ => {}
            }
            if face_up && face_down {
                card.remove::<FaceDown>();
            } else if !face_up && !face_down {
                card.insert(FaceDown);
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
        slips: Vec<SyncedCard>,
        view: &View,
        camp: Camp,
    ) -> Vec<(SyncedCard, CardLocation, bool)> {
        deal_out(slips, &wants(view, camp))
    }

    fn after(dealt: &[(SyncedCard, CardLocation, bool)]) -> Vec<SyncedCard> {
        dealt
            .iter()
            .map(|&(slip, location, _)| SyncedCard {
                zone: location.zone(),
                order: location.index(),
                ..slip
            })
            .collect()
    }

    /// Every card of a random game is shown exactly where the view has it, and with no value the view has not.
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
            let mut slips = [blank(), blank()];
            let mut n = 0;
            while let Some(decision) = position.decision() {
                n += 7;
                position.play_unchecked(decision.nth(n % decision.count()));
                let view = position.view(viewer);
                for camp in Camp::ALL {
                    let dealt = step(slips[camp.index()].clone(), &view, camp);
                    assert_eq!(dealt.len(), usize::from(PACK));
                    for want in wants(&view, camp) {
                        let there: Vec<_> =
                            dealt.iter().filter(|d| d.1.zone() == want.zone).collect();
                        assert_eq!(there.len(), usize::from(want.count), "{want:?}");
                        let faces: Cards = there.iter().filter_map(|d| d.0.face).collect();
                        assert_eq!(faces, want.known.unwrap_or_default(), "{want:?}");
                    }
                    slips[camp.index()] = after(&dealt);
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
        let dealt = step(before.clone(), &position.view(viewer), Camp::English);
        let moved: Cards = dealt
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
