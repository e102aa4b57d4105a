//! The texts of the screens in every language, and the names of their buttons for screen readers.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use guyenne::app::accessibility::AccessibleTree;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::Turn;
use guyenne::i18n::{Language, LocalizedText, Localizer};

use super::walk::{choose, pause, title};
use crate::harness::{Device, Hands, as_written, parameters};

#[test]
fn the_pause_changes_the_language_at_once() {
    let mut hands = title(Device::Pad);
    pause(&mut hands);
    choose(&mut hands, "Français");
    hands.update(4);
    let localizer = hands.app.world().resource::<Localizer>();
    assert_eq!(localizer.language(), Language::Fr);
    let expected = localizer.text_of("pause-settings", &[]);
    let shown = words(&mut hands);
    assert!(shown.contains(&expected), "{expected:?} in {shown:?}");
    choose(&mut hands, "English");
    hands.update(4);
    let expected = hands
        .app
        .world()
        .resource::<Localizer>()
        .text_of("pause-settings", &[]);
    assert!(words(&mut hands).contains(&expected));
}

/// Every text on the screen.
fn words(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&Text>();
    texts.iter(world).map(|text| as_written(&text.0)).collect()
}

#[test]
fn every_text_on_the_screens_exists_in_every_language() {
    let mut hands = title(Device::Keys);
    for open in [
        Menu::Pause,
        Menu::Settings,
        Menu::Credits,
        Menu::Daily,
        Menu::Challenge,
        Menu::Learn,
        Menu::RulesSummary,
        Menu::Rulebook,
        Menu::Tutorial,
        Menu::Puzzles,
        Menu::Gallery,
        Menu::None,
    ] {
        for screen in [Screen::Title, Screen::Setup(ID)] {
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Screen>>().set(screen);
            world.resource_mut::<NextState<Menu>>().set(open);
            hands.update(4);
            let world = hands.app.world_mut();
            let mut texts = world.query::<&LocalizedText>();
            let keys: Vec<String> = texts
                .iter(world)
                .map(|message| message.key().to_owned())
                .filter(|key| !world.resource::<Localizer>().has(key))
                .collect();
            assert!(keys.is_empty(), "{screen:?} {open:?}: {keys:?}");
        }
    }
}

/// Every button that can be reached has a name for screen readers.
#[test]
fn every_button_has_an_accessible_name() {
    let options = LaunchOptions {
        seed: Some(2),
        parameters: parameters(&[("french", "human")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands
        .app
        .world()
        .resource::<AccessibilityRequested>()
        .set(true);
    for language in Language::ALL {
        hands
            .app
            .world_mut()
            .resource_mut::<Localizer>()
            .set(language);
        for open in [
            Menu::None,
            Menu::Settings,
            Menu::Learn,
            Menu::Tutorial,
            Menu::Puzzles,
        ] {
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(open);
            hands.update(4);
            let world = hands.app.world_mut();
            let tree = world.resource::<AccessibleTree>();
            let names: Vec<&str> = tree.buttons().map(|item| item.label.as_str()).collect();
            assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
            if open != Menu::None {
                assert!(names.len() > 2 && tree.modal, "{names:?}");
                continue;
            }
            let log = world.resource::<Localizer>().text_of("hud-log", &[]);
            assert!(names.contains(&log.as_str()), "{log} among {names:?}");
        }
    }
}
