//! The texts for screen readers: the focused entity always has a name, news is announced.

use crate::harness::against;
use bevy::prelude::*;
use guyenne::app::live_region::ScreenReaderText;
use guyenne::app::settings::Settings;
use guyenne::app::toast::{CoveredByPage, Toast};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::{Turn, read_request};
use guyenne::i18n::{Language, LocalizedText};

use crate::harness::{Device, Hands, Press};

fn spoken(hands: &Hands) -> ScreenReaderText {
    hands.app.world().resource::<ScreenReaderText>().clone()
}

#[test]
fn every_entry_of_the_title_is_named_in_the_language_spoken() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    for (language, entries) in [
        (Language::En, ["New game", "Settings", "Credits"]),
        (Language::Fr, ["Nouvelle partie", "Réglages", "Crédits"]),
    ] {
        hands.speak(language);
        for entry in entries {
            let named = (0..8).any(|_| {
                hands.press(Press::Next);
                spoken(&hands).focus == entry
            });
            assert!(named, "{entry}: last {:?}", spoken(&hands).focus);
        }
    }
}

#[test]
fn toasts_are_announced() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::Fr);
    let toast = Toast(LocalizedText::of_key("toast-keeps-nothing"));
    hands.app.insert_resource(CoveredByPage);
    hands.app.world_mut().write_message(toast);
    hands.update(5);
    let news = spoken(&hands).news;
    assert!(!news.contains("navigateur"), "while covered: {news:?}");
    hands.app.world_mut().remove_resource::<CoveredByPage>();
    hands.update(3);
    let news = spoken(&hands).news;
    assert!(news.contains("navigateur"), "{news:?}");
}

#[test]
fn a_game_is_described_by_focus_and_news() {
    let options = LaunchOptions {
        seed: Some(7),
        ..against("greedy")
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.speak(Language::En);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(4);
    assert_eq!(hands.screen(), Screen::Table(ID));
    let mut names = Vec::new();
    for _ in 0..24 {
        hands.press(Press::Next);
        let focus = spoken(&hands).focus;
        assert!(!focus.is_empty(), "nameless: {:?}", hands.focused());
        names.push(focus);
    }
    let castle = |name: &String| name.contains(", held by") || name.contains(", neutral");
    assert!(names.iter().any(castle), "no castle among {names:?}");
    let troops = ["(2)", "(3)", "(4)", "(5)", "du Guesclin"];
    let card = |name: &String| troops.iter().any(|troop| name.ends_with(troop));
    assert!(names.iter().any(card), "no card among {names:?}");
    while !card(&spoken(&hands).focus) {
        hands.press(Press::Next);
    }
    hands.press(Press::Confirm);
    hands.update(2);
    let focus = spoken(&hands).focus;
    assert!(focus.ends_with(", chosen"), "{focus}");
    let news = spoken(&hands).news;
    assert!(
        news.contains("card chosen") || news.contains("confirm"),
        "{news}"
    );
}

/// Without narration nothing speaks by itself: neither screens, nor the focus, nor the table. The tree is still there.
#[test]
fn without_narration_nothing_speaks_by_itself() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::En);
    hands.press(Press::Next);
    assert!(!spoken(&hands).focus.is_empty());
    let aids = |hands: &mut Hands, on: bool| {
        hands
            .app
            .world_mut()
            .resource_mut::<Settings>()
            .aids
            .narration = on;
        hands.update(3);
    };
    aids(&mut hands, false);
    let silent = |hands: &Hands| {
        let reader = spoken(hands);
        assert_eq!((reader.news, reader.focus), (String::new(), String::new()));
    };
    silent(&hands);
    let options = against("random");
    hands.begin(read_request(&options.request()));
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    for _ in 0..6 {
        hands.press(Press::Next);
        silent(&hands);
    }
    aids(&mut hands, true);
    hands.press(Press::Next);
    assert!(!spoken(&hands).focus.is_empty());
}
