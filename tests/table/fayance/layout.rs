//! Texts of Fayance's table stay in their places, in every language, on a phone with the largest letters and on a
//! screen.

use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::table::Turn;
use guyenne::i18n::Language;
use guyenne::table::{Menu, MenuGame};

use super::player::{between, open, play, turn, wait};
use crate::harness::{Device, Hands, every_game};
use crate::overflow::overflowing;

/// The names of a territory's edges, which hang over it.
const EDGES: [&str; 3] = ["fayance-mountain", "fayance-forest", "fayance-plain"];

/// The texts that do not keep to their places.
pub fn outside(hands: &mut Hands) -> Vec<String> {
    let found = overflowing(hands, |_, _| false).into_iter();
    let hangs = |fault: &String| {
        EDGES.iter().any(|edge| fault.starts_with(edge)) && fault.contains(" in Rect")
    };
    found.filter(|fault| !hangs(fault)).collect()
}

/// Sets window, letters and language.
pub fn sized(hands: &mut Hands, window: (f32, f32), letters: TextSize, language: Language) {
    hands.resize(window);
    hands.speak(language);
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().text_size = letters;
    hands.update(5);
}

#[test]
fn texts_stay_in_their_places_in_every_language() {
    for (language, window) in [
        (Language::De, (844.0, 390.0)),
        (Language::Es, (844.0, 390.0)),
        (Language::Fr, (1280.0, 720.0)),
        (Language::De, (1920.0, 1080.0)),
    ] {
        let mut hands = open(between("champion", "human", 6), Device::Keys);
        sized(&mut hands, window, TextSize::Largest, language);
        let mut faults = Vec::new();
        for n in 0..26 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            if let Turn::Person(_) = turn(&hands) {
                hands.update(3);
                faults.extend(outside(&mut hands));
            }
            play(&mut hands, n);
        }
        faults.sort();
        faults.dedup();
        assert_eq!(faults, [""; 0], "{language:?} {window:?}");
    }
}

#[test]
fn the_rules_in_short_stay_in_the_window() {
    for (language, window) in [
        (Language::De, (844.0, 390.0)),
        (Language::Fr, (844.0, 390.0)),
        (Language::Es, (1280.0, 720.0)),
    ] {
        assert!(every_game().get(ID).is_some());
        let mut hands = open(between("champion", "human", 6), Device::Keys);
        sized(&mut hands, window, TextSize::Largest, language);
        wait(&mut hands);
        assert_eq!(*hands.app.world().resource::<MenuGame>(), MenuGame(ID));
        let world = hands.app.world_mut();
        world
            .resource_mut::<NextState<Menu>>()
            .set(Menu::RulesSummary);
        hands.update(8);
        let faults = outside(&mut hands);
        let faults: Vec<_> = faults
            .into_iter()
            .filter(|fault| fault.contains("fayance-rules"))
            .collect();
        assert_eq!(faults, [""; 0], "{language:?} {window:?}");
    }
}

#[test]
fn the_result_keeps_within_its_frame() {
    for (language, window, letters) in [
        (Language::Fr, (1280.0, 720.0), TextSize::Normal),
        (Language::Fr, (1920.0, 1080.0), TextSize::Normal),
        (Language::De, (1280.0, 720.0), TextSize::Largest),
        (Language::De, (1920.0, 1080.0), TextSize::Largest),
        (Language::Es, (844.0, 390.0), TextSize::Largest),
    ] {
        let mut hands = open(between("apprentice", "glazier", 3), Device::Keys);
        hands.until(30_000, |hands| hands.screen() == Screen::Result(ID));
        sized(&mut hands, window, letters, language);
        hands.update(3);
        assert_eq!(
            hands.past_sheet("Result", 0.5),
            [""; 0],
            "{language:?} {window:?} {letters:?}"
        );
    }
}
