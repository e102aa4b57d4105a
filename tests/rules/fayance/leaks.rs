//! What a side may not know has no value in its view: the order of the pile, and a choice of the other side that waits
//! for an answer. No bot plays differently for it.

use guyenne::games::fayance::ai::{BOTS, bot};
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{
    Event, Move, Position, SeenEvent, Setup, Side, Stage, Territories, seen_by,
};
use guyenne::rules::seed::Seed;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{players, random_move, setups};

/// At every decision of some random games: the position, the side that decides, and the record.
fn at_every_decision(games: u64, mut look: impl FnMut(&Position, Side, &Record, &mut Pcg64Mcg)) {
    for (config, seed) in setups(games) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed.0 ^ 7);
        let (mut position, mut record) = Record::start(config, seed, players()).expect("a game");
        while let Some((side, m)) = random_move(&position, &mut rng) {
            look(&position, side, &record, &mut rng);
            position.play_observed(side, m, &mut record).expect("legal");
        }
    }
}

#[test]
fn what_a_side_cannot_know_is_not_in_its_view() {
    let (mut piles, mut pending) = (0, 0);
    at_every_decision(20, |position, side, _, rng| {
        for viewer in [Some(side), Some(side.other()), None] {
            let view = position.view(viewer);
            let other = Position::determinize(&view, rng);
            assert_eq!(other.view(viewer), view);
            // As a position it differs wherever something is hidden.
            let all = |position: &Position, viewer| position.view(viewer).pending;
            let secret = Side::ALL.into_iter().find(|&own| viewer != Some(own));
            let secret = secret.filter(|&own| position.view(None).sides[own].confirmed);
            if let Some(own) = secret {
                pending += usize::from(all(&other, Some(own)) != all(position, Some(own)));
            }
            piles += usize::from(view.below.count() > 1 && other != *position);
            // Another one confirms: only that is seen.
            if viewer != Some(side) {
                let views = position.legal_moves(side).into_iter().take(5).map(|m| {
                    let mut next = position.clone();
                    next.play(side, m).expect("legal");
                    let waits = next.view(Some(side)).pending.is_some();
                    waits.then(|| next.view(viewer))
                });
                let views: Vec<_> = views.flatten().collect();
                assert!(views.windows(2).all(|pair| pair[0] == pair[1]), "{views:?}");
            }
        }
    });
    assert!(
        piles > 500 && pending > 300,
        "{piles} piles, {pending} choices"
    );
}

#[test]
fn a_view_holds_what_its_side_may_know() {
    at_every_decision(4, |position, side, _, _| {
        let view = position.view(Some(side));
        assert_eq!(view.decision.map(|decision| decision.side), Some(side));
        assert_eq!(position.view(Some(side.other())).sides, view.sides);
        for (own, seen) in view.sides.iter() {
            assert_eq!(seen.reserve, Some(position.reserve(own)));
            assert_eq!(seen.owes, position.decision(own).is_some());
        }
        let table = position.view(None);
        assert_eq!((table.decision, table.pending), (None, None));
        for (own, seen) in table.sides.iter() {
            assert_eq!(seen.reserve, None);
            assert_eq!(seen.reserve_count, position.reserve(own).count());
        }
        let laid: Territories = view
            .captures
            .iter()
            .map(|capture| capture.territory)
            .chain(view.land.map(|land| land.territory))
            .collect();
        let all: Territories = laid
            .iter()
            .chain(view.top)
            .chain(view.below.iter())
            .collect();
        assert_eq!(
            (all, laid.count() + 1 + view.below.count()),
            (
                Territories::ALL,
                match view.top {
                    Some(_) => 9,
                    None => 10,
                }
            )
        );
        let is_laid = view.land.is_some_and(|land| land.terrains().is_some());
        assert_eq!(is_laid, position.stage() == Stage::Choose);
    });
}

#[test]
fn events_are_cut_to_what_a_viewer_may_know() {
    let mut halves = 0;
    at_every_decision(10, |position, _, record, _| {
        let events: Vec<Event> = record.events.iter().map(|entry| entry.event).collect();
        for viewer in [Some(Side::North), Some(Side::South), None] {
            let seen: Vec<SeenEvent> = record.seen_by(viewer);
            assert!(seen_by(&events, viewer).eq(seen.iter().copied()));
            for (at, (event, seen)) in events.iter().zip(&seen).enumerate() {
                match (event, seen) {
                    (Event::Pile { territories }, SeenEvent::Pile { top }) => {
                        assert_eq!(*top, territories[0]);
                    }
                    (Event::Deal { side, .. }, SeenEvent::Dealt(dealt)) => {
                        assert!(side == dealt && viewer.is_none());
                    }
                    (_, SeenEvent::Confirmed(side)) => {
                        halves += 1;
                        assert_eq!(at + 1, events.len());
                        assert_eq!(event.half_of_a_pair(), Some(*side));
                        assert!(viewer != Some(*side));
                        assert!(position.view(None).sides[*side].confirmed);
                    }
                    (event, SeenEvent::Open(open)) => assert_eq!(event, open),
                    other => panic!("{other:?}"),
                }
            }
            // Whoever has confirmed alone is hidden from the others.
            let alone = Side::ALL
                .into_iter()
                .find(|&own| position.view(None).sides[own].confirmed);
            let hidden = matches!(seen.last(), Some(SeenEvent::Confirmed(_)));
            assert_eq!(hidden, alone.is_some() && alone != viewer);
        }
    });
    assert!(halves > 100, "{halves}");
}

/// The move of a bot after a search of a few slices.
fn decide(name: &str, position: &Position, side: Side) -> Option<Move> {
    let mut bot = bot(name, Seed(9)).expect("a bot of the game");
    let view = position.view(Some(side));
    for _ in 0..8 {
        if bot.think(&view, 16) {
            break;
        }
    }
    bot.choose(&view)
}

#[test]
fn what_a_side_cannot_know_moves_no_bot() {
    for &name in BOTS {
        let (mut different, mut decisions) = (0, 0);
        at_every_decision(6, |position, side, _, rng| {
            // A third of the decisions.
            if rng.random_range(0..3) > 0 {
                return;
            }
            let other = Position::determinize(&position.view(Some(side)), rng);
            different += usize::from(other != *position);
            decisions += 1;
            let m = decide(name, position, side);
            assert_eq!(m, decide(name, &other, side), "{name} at {position:?}");
            let m = m.expect("a decision");
            assert_eq!(position.is_legal(side, m), Ok(()), "{name}: {m:?}");
        });
        assert!(different > 50, "{name}: {different} of {decisions} differ");
    }
}

#[test]
fn the_same_seed_deals_the_same_and_another_one_otherwise() {
    for (config, seed) in setups(20) {
        assert_eq!(Setup::of_seed(config, seed), Setup::of_seed(config, seed));
        let other = Setup::of_seed(config, Seed(seed.0 ^ 1));
        assert_ne!(Setup::of_seed(config, seed).deal.north, other.deal.north);
    }
}
