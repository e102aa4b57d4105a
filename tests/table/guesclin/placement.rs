//! A placement is taken back figure by figure, up to its commit.

use bevy::prelude::*;
use guyenne::games::guesclin::rules::{Banner, Fighter, Move};
use guyenne::games::guesclin::table::counter::CounterNode;

use super::player::{board, bot_move, go_to, open, play, press_hex, record, selection, wait, with};
use crate::harness::{Device, Hands, Press};

#[test]
fn a_placement_is_taken_back_figure_by_figure() {
    let mut hands = open(with(&[("scenario", "1")], 4), Device::Keys);
    wait(&mut hands);
    let known = board(&hands);
    let banner = known.to_move().expect("a placement");
    let standing = |hands: &Hands| {
        let board = board(hands);
        board
            .of_banner(banner)
            .filter(|&who| board.at(who).is_some())
            .count()
    };
    for n in 1..=2 {
        let m = bot_move(&hands).expect("a move");
        assert!(matches!(m, Move::Place { .. }));
        play(&mut hands, m);
        wait(&mut hands);
        assert_eq!(standing(&hands), n);
    }
    hands.press(Press::Back);
    wait(&mut hands);
    assert_eq!(standing(&hands), 1);
    hands.press(Press::Back);
    wait(&mut hands);
    assert_eq!(standing(&hands), 0);
}

/// Fighters of a banner who stand on the map, and the one who is only planned to.
fn placed(hands: &Hands, banner: Banner) -> (usize, bool) {
    let board = board(hands);
    let stands = |who: &Fighter| board.at(*who).is_some();
    let standing = board.of_banner(banner).filter(stands).count();
    (standing, selection(hands).plan.place.is_some())
}

/// The last figure, too, can be taken back or put elsewhere, up to the commit; the record has the banner only then.
#[test]
fn a_whole_banner_is_taken_back_until_it_is_committed() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = open(with(&[("scenario", "1")], 4), device);
        wait(&mut hands);
        let known = board(&hands);
        let banner = known.to_move().expect("a placement");
        let all = known.of_banner(banner).count();
        let before = record(&hands);
        // By the button for the rest, as by one's own choice, the last one is only proposed.
        hands.press(Press::Decline);
        hands.update(3);
        assert_eq!(placed(&hands, banner), (all - 1, true));
        assert!(hands.says("guesclin-commit-placement"));
        let (last, at) = selection(&hands).plan.place.expect("a plan");
        assert!(is_seen(&mut hands, last), "it stands there");
        go_to(&mut hands, at);
        hands.update(2);
        assert!(hands.says("guesclin-would-stand"), "{device:?}");
        hands.press(Press::Decline);
        hands.update(2);
        assert_eq!(placed(&hands, banner), (all - 1, true), "nobody waits");
        for left in (0..all).rev() {
            hands.press(Press::Back);
            wait(&mut hands);
            assert_eq!(placed(&hands, banner), (left, false));
            assert!(!is_seen(&mut hands, last));
        }
        assert_eq!(record(&hands), before);
        hands.press(Press::Decline);
        hands.update(3);
        // Another hex, then the first one again.
        let zone = &known.scenario().fighters[last.index()].zone;
        let now = board(&hands);
        let other = (zone.iter().copied()).find(|&hex| hex != at && now.on(hex).is_none());
        for to in [other.expect("a free hex"), at] {
            press_hex(&mut hands, to);
            assert_eq!(selection(&hands).plan.place, Some((last, to)));
            assert_eq!(record(&hands), before);
        }
        hands.press(Press::Commit);
        wait(&mut hands);
        assert_ne!(record(&hands), before);
        assert_eq!(placed(&hands, banner), (all, false));
        assert_eq!(board(&hands).at(last), Some(at));
    }
}

/// Whether a fighter's figure is on the map.
fn is_seen(hands: &mut Hands, who: Fighter) -> bool {
    let world = hands.app.world_mut();
    let mut counters = world.query::<(&CounterNode, &Visibility)>();
    let mut counters = counters.iter(world);
    counters.any(|(counter, seen)| counter.0 == who && *seen != Visibility::Hidden)
}
