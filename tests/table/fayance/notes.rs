//! The notes of a first game: each comes once, when what it tells happens for the first time; it is closed with any
//! device and covers nothing that is needed; there is none in a demonstration, and none when they are off.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::Stage;
use guyenne::games::fayance::table::first_notes::ALL;
use guyenne::games::fayance::table::layout::{Edge, TableLayout};
use guyenne::games::fayance::table::{DisplayedView, hud::MatrixOpen};
use guyenne::i18n::Language;
use guyenne::table::Notes;
use guyenne::theme::Scale;

use super::layout::{outside, sized};
use super::player::{between, open, play, wait};
use crate::harness::{Device, Hands, Press};
use crate::notes::shown;

fn press_details(hands: &mut Hands) {
    hands.press(Press::Details);
    hands.update(3);
}

/// What a note may never cover, in pixels.
fn needed(hands: &Hands) -> Vec<Rect> {
    let world = hands.app.world();
    let (layout, scale) = (world.resource::<TableLayout>(), world.resource::<Scale>());
    let army = layout.slot(Edge::Near, 0).union(layout.slot(Edge::Near, 3));
    let laid_out = (layout.mustered(0, 0, false)).union(layout.mustered(2, 3, true));
    let first = world.resource::<DisplayedView>().view.stage == Stage::Muster;
    // What is laid out lies above the army's places, which are empty then.
    let cards = if first { laid_out } else { army };
    let all = [layout.prompt, layout.actions, layout.tools, cards];
    let pixels = |rect: Rect| Rect::from_corners(rect.min * scale.ui, rect.max * scale.ui);
    all.map(pixels).to_vec()
}

#[test]
fn each_note_comes_once_and_covers_nothing_that_is_needed() {
    for (device, language, window, letters) in [
        (
            Device::Keys,
            Language::De,
            (844.0, 390.0),
            TextSize::Largest,
        ),
        (
            Device::Pad,
            Language::Fr,
            (1280.0, 720.0),
            TextSize::Largest,
        ),
        (
            Device::Keys,
            Language::En,
            (1920.0, 1080.0),
            TextSize::Normal,
        ),
    ] {
        let mut hands = open(between("glazier", "human", 4), device);
        sized(&mut hands, window, letters, language);
        let mut came = BTreeSet::new();
        for n in 0..60 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            while let Some((panel, note)) = shown(&mut hands) {
                assert!(
                    ALL.contains(&note) && came.insert(note.key),
                    "{note:?} again"
                );
                let area = hands.area(panel).expect("a panel");
                for rect in needed(&hands) {
                    let common = area.intersect(rect);
                    assert!(
                        common.width() < 1.0 || common.height() < 1.0,
                        "{} at {window:?}: {area:?} over {rect:?}",
                        note.key
                    );
                }
                assert_eq!(outside(&mut hands), [""; 0], "{language:?} {window:?}");
                press_details(&mut hands);
                let open = *hands.app.world().resource::<MatrixOpen>();
                assert!(!open.0, "the key closes the note and nothing else");
            }
            play(&mut hands, n);
        }
        for key in [
            "muster", "call", "choose", "troop", "capture", "refill", "four",
        ] {
            let key = format!("note-fayance-{key}");
            assert!(
                came.iter().any(|note| *note == key.as_str()),
                "{key} of {came:?}"
            );
        }
    }
}

#[test]
fn there_are_no_notes_when_they_are_off_and_in_a_demonstration() {
    let mut hands = open(between("glazier", "human", 4), Device::Keys);
    wait(&mut hands);
    assert!(shown(&mut hands).is_some());
    let mut settings = hands.app.world_mut().resource_mut::<Settings>();
    settings.aids.first_game_notes = false;
    hands.update(4);
    for n in 0..8 {
        wait(&mut hands);
        assert_eq!(shown(&mut hands), None);
        play(&mut hands, n);
    }
    drop(hands);
    let demo = LaunchOptions {
        game: Some(ID),
        seed: Some(3),
        demo: true,
        ..LaunchOptions::default()
    };
    let mut hands = open(demo, Device::Keys);
    hands.until(100, |hands| {
        hands.app.world().get_resource::<DisplayedView>().is_some()
    });
    for _ in 0..400 {
        hands.update(1);
        assert!(hands.app.world().resource::<Notes>().is_empty());
    }
}
