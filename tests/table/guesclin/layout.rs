//! Texts of Guesclin's table stay in the window, in every language, on a phone with the largest letters and on a
//! screen.

use bevy::prelude::*;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::rules::Move;
use guyenne::games::guesclin::table::cursor::Sheet;
use guyenne::games::guesclin::table::{StartMatch, request};
use guyenne::i18n::Language;
use guyenne::rules::seed::Seed;
use guyenne::table::{GameRequest, Player, SeatPlayer};

use super::player::{bot_move, open, play, wait, with};
use crate::harness::{Device, Hands};
use crate::overflow::overflowing;

/// Whether a node is among those that lie on the map, which may be larger than its window.
fn lies_on_map(world: &World, mut node: Entity) -> bool {
    while world.get::<Sheet>(node).is_none() {
        let Some(above) = world.get::<ChildOf>(node) else {
            return false;
        };
        node = above.parent();
    }
    true
}

/// The texts beside the map that do not keep to their places.
pub fn outside(hands: &mut Hands) -> Vec<String> {
    overflowing(hands, lies_on_map)
}

pub fn sized(hands: &mut Hands, window: (f32, f32), letters: TextSize, language: Language) {
    hands.resize(window);
    hands.speak(language);
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().text_size = letters;
    hands.update(5);
}

#[test]
fn texts_stay_in_their_places_in_every_language() {
    let mut faults = Vec::new();
    for (language, window, scenario) in [
        (Language::De, (844.0, 390.0), "4"),
        (Language::Es, (844.0, 390.0), "2"),
        (Language::Fr, (1280.0, 720.0), "1"),
        (Language::De, (1920.0, 1080.0), "3"),
    ] {
        let mut hands = open(with(&[("scenario", scenario)], 6), Device::Keys);
        sized(&mut hands, window, TextSize::Largest, language);
        let mut here = Vec::new();
        for _ in 0..40 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            hands.update(3);
            here.extend(outside(&mut hands));
            let Some(m) = bot_move(&hands) else { break };
            play(&mut hands, m);
        }
        here.sort();
        here.dedup();
        here.truncate(12);
        faults.extend(
            here.iter()
                .map(|fault| format!("{language:?} {window:?}: {fault}")),
        );
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// People with the longest names at the table of the fourth scenario, and what is asked of them until the first blow or
/// order.
#[test]
fn a_prompt_with_the_longest_name_stays_on_its_ribbon_on_a_phone() {
    let mut config = request::read_request(&GameRequest::default());
    config.scenario = 4;
    config.seed = Some(Seed(6));
    for seat in &mut config.seats.0 {
        *seat = Some(SeatPlayer {
            name: "Jean-Baptiste IV".to_owned(),
            ..Player::Human.into()
        });
    }
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    hands.app.world_mut().write_message(StartMatch { config });
    let mut screen = hands.app.world_mut().resource_mut::<NextState<Screen>>();
    screen.set(Screen::Table(ID));
    hands.update(3);
    let mut faults = Vec::new();
    for _ in 0..40 {
        wait(&mut hands);
        for language in Language::ALL {
            sized(&mut hands, (844.0, 390.0), TextSize::Largest, language);
            let here = outside(&mut hands).into_iter();
            faults.extend(here.map(|fault| format!("{language:?}: {fault}")));
        }
        let Some(m) = bot_move(&hands) else { break };
        let is_begun = !matches!(m, Move::Place { .. });
        play(&mut hands, m);
        if is_begun {
            break;
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_result_keeps_within_its_frame() {
    for (language, window, letters) in [
        (Language::Fr, (1280.0, 720.0), TextSize::Normal),
        (Language::De, (1280.0, 720.0), TextSize::Largest),
        (Language::Fr, (1920.0, 1080.0), TextSize::Largest),
        (Language::Es, (844.0, 390.0), TextSize::Largest),
    ] {
        let words = [
            ("scenario", "1"),
            ("french", "squire"),
            ("english", "knight"),
        ];
        let mut hands = open(with(&words, 2), Device::Keys);
        hands.until(60_000, |hands| hands.screen() == Screen::Result(ID));
        sized(&mut hands, window, letters, language);
        hands.update(3);
        assert_eq!(
            hands.past_sheet("Result", 0.5),
            [""; 0],
            "{language:?} {window:?} {letters:?}"
        );
    }
}
