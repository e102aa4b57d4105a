//! The bar of a replay with mouse and finger: a moment of the track, a drag along it, and the steps by a combat.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::rules::game::GameId;
use guyenne::table::AccessibleName;
use guyenne::table::replay::{Mark, Replay, SeenBy, WatchFrom};
use guyenne::theme::Scale;
use guyenne::theme::widget::ButtonWords;

use crate::harness::Hands;
use crate::pointing::{Pointer, Pointing};
use crate::replays::{at, open, record, watch};
use crate::text_size::faults_in_every_size;

/// Windows: the designed size, a phone's, and a large one.
const WINDOWS: [(f32, f32); 3] = [(1280.0, 720.0), (844.0, 390.0), (1920.0, 1080.0)];
/// Who points, and where.
const DEVICES: [(Pointer, (f32, f32)); 5] = [
    (Pointer::Mouse, WINDOWS[0]),
    (Pointer::Mouse, WINDOWS[1]),
    (Pointer::Mouse, WINDOWS[2]),
    (Pointer::Finger, WINDOWS[0]),
    (Pointer::Finger, WINDOWS[1]),
];

/// A replay at its beginning, and somebody who points.
fn pointing(game: GameId, pointer: Pointer, window: (f32, f32)) -> Pointing {
    let mut hands = open();
    hands.resize(window);
    let record = record(game, 6);
    watch(
        &mut hands,
        game,
        &record,
        WatchFrom::Beginning,
        SeenBy::Onlooker,
    );
    hands.update(10);
    Pointing::of(hands, pointer)
}

/// The area of the track.
pub fn track(pointing: &mut Pointing) -> Rect {
    let world = pointing.hands.app.world_mut();
    let mut named = world.query::<(Entity, &Name)>();
    let mut named = named.iter(world);
    let track = named.find(|(_, name)| name.as_str() == "Track");
    let track = track.expect("a track").0;
    pointing.hands.area(track).expect("a place")
}

#[test]
fn a_press_on_the_track_shows_its_moment_and_a_drag_follows_the_pointer() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        for (pointer, window) in DEVICES {
            let mut pointing = pointing(game, pointer, window);
            let area = track(&mut pointing);
            let steps = pointing.hands.app.world().resource::<Replay>().steps();
            let place = |share: f32| Vec2::new(area.min.x + share * area.width(), area.center().y);
            let is_at = |pointing: &mut Pointing, share: f32, what: &str| {
                pointing.hands.update(3);
                let wanted = share * steps as f32;
                let here = at(&pointing.hands);
                let told =
                    format!("{game} {pointer:?} {window:?}, {what}: {here} of {steps}, {share}");
                assert!((here as f32 - wanted).abs() <= 1.5, "{told}");
            };
            pointing.tap(place(0.4));
            is_at(&mut pointing, 0.4, "a press");
            let shares = [0.5, 0.62, 0.8, 0.3, 0.1];
            if pointer == Pointer::Mouse {
                pointing.move_to(place(0.45));
                pointing.click(ButtonState::Pressed);
                for share in shares {
                    pointing.move_to(place(share));
                    is_at(&mut pointing, share, "a drag");
                }
                // Beyond the end of the track is the end of the game.
                pointing.move_to(area.max + Vec2::new(30.0, -4.0));
                is_at(&mut pointing, 1.0, "beyond it");
                pointing.click(ButtonState::Released);
                let here = at(&pointing.hands);
                pointing.move_to(place(0.2));
                pointing.hands.update(3);
                assert_eq!(at(&pointing.hands), here, "nothing is pressed");
            } else {
                pointing.touch(TouchPhase::Started, place(0.45));
                for share in shares {
                    pointing.touch(TouchPhase::Moved, place(share));
                    is_at(&mut pointing, share, "a drag");
                }
                pointing.touch(TouchPhase::Ended, place(0.1));
            }
        }
    }
}

/// Taps the button of this name.
fn tap(pointing: &mut Pointing, name: &str) {
    let world = pointing.hands.app.world_mut();
    let mut names = world.query::<(Entity, &AccessibleName)>();
    let mut named = names.iter(world);
    let button = named.find(|(_, it)| it.0.key() == name);
    let button = button.unwrap_or_else(|| panic!("no {name}")).0;
    pointing.tap_on(button);
    pointing.hands.update(3);
}

/// From the beginning to the end and back again: every combat and every beginning of a round, and nothing else.
#[test]
fn combats_are_stepped_to_with_mouse_and_finger() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        for pointer in [Pointer::Mouse, Pointer::Finger] {
            let mut pointing = pointing(game, pointer, WINDOWS[0]);
            let replay = pointing.hands.app.world().resource::<Replay>();
            let marks: Vec<(usize, Mark)> = replay.marks().take(12).collect();
            assert!(marks.iter().any(|(_, mark)| *mark == Mark::Combat));
            for (n, mark) in &marks {
                tap(&mut pointing, "replay-combat-forward");
                assert_eq!(at(&pointing.hands), *n, "{game} {pointer:?} {mark:?}");
            }
            let before = marks.iter().rev().skip(1).map(|(n, _)| *n);
            for n in before.chain([0]) {
                tap(&mut pointing, "replay-combat-back");
                assert_eq!(at(&pointing.hands), n, "{game} {pointer:?}");
            }
        }
    }
}

/// The words of the bar's buttons that touch their edges, and a track that is too short for a finger.
fn crowded(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let unit = world.resource::<Scale>().ui;
    let mut bars = world.query::<(Entity, &Name)>();
    let named = |name: &str, world: &World, bars: &mut QueryState<(Entity, &Name)>| {
        let found = bars.iter(world).find(|(_, it)| it.as_str() == name);
        found.unwrap_or_else(|| panic!("no {name}")).0
    };
    let [bar, track] = ["Replay", "Track"].map(|name| named(name, world, &mut bars));
    let mut words = world.query_filtered::<(Entity, &Text, &ChildOf), With<ButtonWords>>();
    let words: Vec<(Entity, String, Entity)> = (words.iter(world))
        .map(|(entity, text, parent)| (entity, text.0.clone(), parent.parent()))
        .collect();
    let mut faults = Vec::new();
    let mut seen = 0;
    for (text, words, button) in words {
        let is_sign = words.chars().count() < 3;
        if is_sign || !hands.nodes_above(button).contains(&bar) {
            continue;
        }
        seen += 1;
        let [inner, outer] = [text, button].map(|node| hands.area(node).expect("laid out"));
        let free = (inner.min.x - outer.min.x).min(outer.max.x - inner.max.x);
        if free < 4.0 * unit || outer.max.x > window.x {
            faults.push(format!("{words}: {inner:?} in {outer:?}"));
        }
    }
    assert!(seen >= 3, "{seen} buttons with words");
    let track = hands.area(track).expect("laid out");
    if track.width() < 140.0 * unit {
        faults.push(format!("a track of {}", track.width()));
    }
    faults
}

#[test]
fn the_words_of_the_bar_do_not_crowd_its_buttons() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        let mut hands = pointing(game, Pointer::Mouse, WINDOWS[0]).hands;
        let faults = faults_in_every_size(&mut hands, &WINDOWS[..2], crowded);
        assert!(faults.is_empty(), "{game}: {faults:#?}");
    }
}
