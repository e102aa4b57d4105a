//! A note that is read: it blocks nothing, is closed by one press, leads to its paragraph, is spoken once, and does not
//! come again unless the player wants the notes anew.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::app::live_region::ScreenReaderText;
use guyenne::app::menu::settings::{OptionGroup, ShownGroup};
use guyenne::app::settings::Settings;
use guyenne::games::guyenne::table::Selection;
use guyenne::i18n::{Language, Localizer};
use guyenne::input::Focused;
use guyenne::table::{Menu, Notes};

use super::panel::{FIRST, game, press_details, start, until_decision};
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, parameters};
use crate::notes::{close_button, shown};
use crate::saves::Scratch;

#[test]
fn a_note_blocks_nothing_and_is_closed_by_one_press() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = game(&FIRST, 2, device);
        let (_, note) = shown(&mut hands).expect("the first own naming");
        assert_eq!(note.key, "note-naming");
        // It does not take the focus, and the game goes on beside it.
        let button = close_button(&mut hands);
        assert_ne!(hands.focused(), Some(button));
        let first = decision(&hands).expect("a person decides").nth(0);
        play(&mut hands, first);
        until_decision(&mut hands);
        assert_ne!(decision(&hands).map(|next| next.nth(0)), Some(first));
        drop(hands);

        let mut hands = game(&FIRST, 2, device);
        let before = hands.app.world().resource::<Selection>().cards;
        press_details(&mut hands);
        assert_eq!(shown(&mut hands), None, "{device:?}");
        assert_eq!(hands.app.world().resource::<Selection>().cards, before);
        let world = hands.app.world_mut();
        let mut focused = world.query_filtered::<(), With<Focused>>();
        assert_eq!(focused.iter(world).count(), 1, "the focus is somewhere");
        drop(hands);

        // By its button, as somebody does who knows no key.
        let mut hands = game(&FIRST, 2, device);
        let button = close_button(&mut hands);
        hands.focus_on(button);
        hands.press(Press::Confirm);
        hands.update(3);
        assert_eq!(shown(&mut hands), None, "{device:?}");
    }
}

#[test]
fn a_note_leads_to_its_paragraph_and_stays() {
    let mut hands = game(&FIRST, 2, Device::Keys);
    let (_, note) = shown(&mut hands).expect("a note");
    hands.key(KeyCode::KeyR);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Rulebook);
    assert!(
        hands.says(note.paragraph.id()),
        "its paragraph is on the page"
    );
    hands.press(Press::Back);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
    assert_eq!(shown(&mut hands).map(|(_, note)| note), Some(note));
    // Once it is closed the key opens the rules in short again.
    press_details(&mut hands);
    hands.key(KeyCode::KeyR);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::RulesSummary);
}

#[test]
fn a_note_is_spoken_once() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::En);
    start(&mut hands, &FIRST, 2);
    let words = hands
        .app
        .world()
        .resource::<Localizer>()
        .text_of("note-naming", &[]);
    let mut said = Vec::new();
    for _ in 0..400 {
        hands.update(1);
        let reader = hands.app.world().resource::<ScreenReaderText>().clone();
        if said.last() != Some(&reader) {
            said.push(reader);
        }
    }
    hands.resize((844.0, 390.0));
    hands.update(5);
    said.push(hands.app.world().resource::<ScreenReaderText>().clone());
    let numbers: BTreeSet<u32> = (said.iter())
        .filter(|reader| reader.news.contains(&words))
        .map(|reader| reader.said)
        .collect();
    assert_eq!(numbers.len(), 1, "{said:?}");
}

#[test]
fn the_switch_takes_notes_away_and_brings_them() {
    let mut hands = game(&FIRST, 2, Device::Keys);
    let switch = |hands: &mut Hands, on: bool| {
        let mut settings = hands.app.world_mut().resource_mut::<Settings>();
        settings.aids.first_game_notes = on;
        hands.update(5);
    };
    assert!(shown(&mut hands).is_some());
    switch(&mut hands, false);
    assert_eq!(shown(&mut hands), None);
    for n in 0..8 {
        let to_decide = decision(&hands).expect("a person decides");
        play(&mut hands, to_decide.nth(n * 31 % to_decide.count()));
        until_decision(&mut hands);
        assert_eq!(shown(&mut hands), None);
        assert!(hands.app.world().resource::<Notes>().is_empty());
    }
    drop(hands);
    let mut hands = game(&FIRST, 2, Device::Keys);
    switch(&mut hands, false);
    switch(&mut hands, true);
    assert!(shown(&mut hands).is_some(), "it was not read");
}

#[test]
fn what_was_read_is_kept_until_it_is_begun_anew() {
    let scratch = Scratch::new("notes");
    let options = || LaunchOptions {
        seed: Some(2),
        parameters: parameters(&FIRST),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_with(options(), Device::Keys, scratch.saves());
    until_decision(&mut hands);
    assert!(shown(&mut hands).is_some());
    press_details(&mut hands);
    hands.until(300, |_| {
        scratch
            .read("guyenne-learning.json")
            .is_some_and(|text| text.contains("note-naming"))
    });
    drop(hands);

    let mut hands = Hands::open_with(LaunchOptions::default(), Device::Keys, scratch.saves());
    hands.speak(Language::En);
    start(&mut hands, &FIRST, 2);
    until_decision(&mut hands);
    assert_eq!(shown(&mut hands), None, "it has been read");
    // By the settings, as a player does.
    hands.app.insert_resource(ShownGroup(OptionGroup::Help));
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
    hands.update(5);
    let again = hands
        .app
        .world()
        .resource::<Localizer>()
        .text_of("notes-again-show", &[]);
    hands.press_words(&again);
    hands.update(3);
    assert!(hands.says("notes-again-done"), "it is said");
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    start(&mut hands, &FIRST, 3);
    until_decision(&mut hands);
    assert_eq!(
        shown(&mut hands).map(|(_, note)| note.key.id()),
        Some("note-naming")
    );
}
