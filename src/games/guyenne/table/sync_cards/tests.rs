//! Every card lies where the view says, and only what is played moves.

use super::*;
use guyenne_rules::seat::Seat;
use guyenne_rules::{Edition, Level, Move, Position, Setup};
use kit_rules::seed::Seed;

fn blank() -> Vec<SyncedCard> {
    (0..PACK)
        .map(|order| SyncedCard {
            entity: Entity::from_raw_u32(u32::from(order) + 1).unwrap_or(Entity::PLACEHOLDER),
            zone: Zone::Draw,
            order,
            face: None,
            fresh: false,
        })
        .collect()
}

fn step(mut cards_now: Vec<SyncedCard>, view: &View, camp: Camp) -> Vec<AssignedCard> {
    let contents = contents(view, &OpenHands::default(), None, camp);
    cards_now.sort_by_key(|card| card.order);
    assign_cards(cards_now, &contents, |_, n| (0..n).collect())
}

fn after(assignments: &[AssignedCard]) -> Vec<SyncedCard> {
    assignments
        .iter()
        .map(|assigned| SyncedCard {
            zone: assigned.location.zone(),
            order: assigned.location.index(),
            ..assigned.card
        })
        .collect()
}

/// Every card of a random game lies in the zone that the view has it in, with a value only if the view has it.
#[test]
fn cards_lie_where_the_view_says() {
    for (seed, level) in (0..40).zip(Level::ALL.iter().cycle()) {
        let mut position = Position::new(Setup::duel(Edition::V2022, *level, Seed(seed))).unwrap();
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
                for content in contents(&view, &OpenHands::default(), None, camp) {
                    let there: Vec<_> = assignments
                        .iter()
                        .filter(|d| d.location.zone() == content.zone)
                        .collect();
                    assert_eq!(there.len(), usize::from(content.count), "{content:?}");
                    let faces: Cards = there.iter().filter_map(|d| d.card.face).collect();
                    assert_eq!(faces, content.known.unwrap_or_default(), "{content:?}");
                }
                cards_now[camp.index()] = after(&assignments);
            }
        }
    }
}

#[test]
fn only_what_is_played_moves() {
    let mut position = Position::new(Setup::duel(Edition::V2022, Level::Base, Seed(5))).unwrap();
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
                .any(|b| b.entity == d.card.entity && b.zone != d.location.zone())
        })
        .filter_map(|d| d.card.face)
        .collect();
    assert_eq!(moved, cards);
}
