//! The review after the game names the combat that decided, on request, by keys and by pad.

use bevy::prelude::*;
use bevy::window::WindowResized;
use guyenne::app::Screen;
use guyenne::app::settings::TextSize;
use guyenne::games::fayance::ID;
use guyenne::games::fayance::ai::Review;
use guyenne::games::fayance::rules::BySide;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::table::ResultPage;
use guyenne::i18n::{Language, LiveRegion, LocalizedText, Localizer};

use super::layout::{outside, sized};
use super::player::{between, open};
use crate::harness::{Device, Hands, Press};

/// The sentence about the combat that decided, if it is on screen.
fn sentence(hands: &mut Hands) -> Option<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query_filtered::<&LocalizedText, With<LiveRegion>>();
    let found = texts.iter(world).find(|text| {
        matches!(
            text.key(),
            "fayance-review-won" | "fayance-review-undecided"
        )
    });
    let found = found.cloned()?;
    Some(world.resource::<Localizer>().localize(&found))
}

#[test]
fn the_review_names_the_combat_that_decided() {
    for (seed, device, language, window) in [
        (3, Device::Keys, Language::De, (844.0, 390.0)),
        (4, Device::Pad, Language::Fr, (1280.0, 720.0)),
    ] {
        let mut hands = open(between("apprentice", "glazier", seed), device);
        hands.until(30_000, |hands| hands.screen() == Screen::Result(ID));
        sized(&mut hands, window, TextSize::Largest, language);
        let result = hands.app.world().resource::<ResultPage>();
        let king = result.outcome.winner;
        let record = Record::parse(&result.record).expect("a record");
        let mut review = Review::new(&record).expect("a game");
        while !review.think(64) {}
        let decisive = review.decisive().expect("a combat decided");
        assert_eq!(sentence(&mut hands), None, "not before it is asked for");
        assert_eq!(outside(&mut hands), [""; 0], "{language:?} {window:?}");

        let words = |hands: &Hands, key: &str| {
            let localizer = hands.app.world().resource::<Localizer>();
            localizer.text_of(key, &[])
        };
        let button = words(&hands, "fayance-result-decided");
        hands.press_words(&button);
        hands.until_thought(|hands| sentence(hands).is_some());
        hands.update(4);
        let said = sentence(&mut hands).expect("a sentence");
        assert!(said.contains(decisive.land.territory.name()), "{said}");
        for chance in decisive.of(king) {
            let chance = format!("{:.0}", chance * 100.0);
            assert!(said.contains(&chance), "{said} {chance}");
        }
        assert_eq!(outside(&mut hands), [""; 0], "{language:?} {window:?}");
        let button = words(&hands, "fayance-result-thrones");
        hands.press_words(&button);
        hands.update(3);
        assert_eq!(sentence(&mut hands), None);
    }
}

/// Changes the window's size in every frame.
fn resize_always(
    mut windows: Query<(Entity, &mut Window)>,
    mut resized: MessageWriter<WindowResized>,
) {
    for (entity, mut window) in &mut windows {
        let width = if window.width() < 1270.0 {
            1280.0
        } else {
            1260.0
        };
        let height = window.height();
        window.resolution.set(width, height);
        let window = entity;
        resized.write(WindowResized {
            window,
            width,
            height,
        });
    }
}

#[test]
fn the_review_is_asked_for_and_found_while_the_page_is_built_anew() {
    let mut hands = open(between("apprentice", "glazier", 3), Device::Keys);
    hands.until(30_000, |hands| hands.screen() == Screen::Result(ID));
    hands.app.add_systems(First, resize_always);
    for n in 0..6 {
        hands.press(Press::Details);
        // The page is built anew all the time; the last press closed the review.
        assert_eq!(hands.says("fayance-result-thrones"), n % 2 == 0, "{n}");
    }
    hands.press(Press::Details);
    hands.until_thought(|hands| sentence(hands).is_some());
    let world = hands.app.world_mut();
    let mut names = world.query::<&Name>();
    let pages = (names.iter(world)).filter(|name| name.as_str() == "Result");
    assert_eq!(pages.count(), 1);
}

/// The crown at the foot of the page is part of its frame.
#[test]
fn the_review_keeps_within_the_frame_of_its_page() {
    for (language, window, letters) in [
        (Language::Fr, (1280.0, 720.0), TextSize::Normal),
        (Language::Fr, (1920.0, 1080.0), TextSize::Largest),
        (Language::De, (1280.0, 720.0), TextSize::Largest),
        (Language::Es, (844.0, 390.0), TextSize::Largest),
    ] {
        let mut hands = open(between("apprentice", "glazier", 3), Device::Keys);
        hands.until(30_000, |hands| hands.screen() == Screen::Result(ID));
        let world = hands.app.world_mut();
        world.resource_mut::<ResultPage>().hints = BySide::new(12, 14);
        hands.resize((1000.0, 600.0));
        hands.update(2);
        sized(&mut hands, window, letters, language);
        hands.press(Press::Details);
        hands.until_thought(|hands| sentence(hands).is_some());
        hands.update(6);
        let faults = hands.past_sheet("Result", 1.0);
        assert_eq!(faults, [""; 0], "{language:?} {window:?} {letters:?}");
    }
}
