//! The settings: every option of every group with keys and with a pad, kept and found again; bindings; resets.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use guyenne::app::audio::AudioDevice;
use guyenne::app::menu::settings::OptionGroup;
use guyenne::app::settings::Settings;
use guyenne::app::{LaunchOptions, Menu};
use guyenne::games::guyenne::table::{CurrentHint, Turn};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::{
    Action, Bindings, Chord, Focusable, Hardware, Layout, Listening, Make, PadMake,
};
use guyenne::theme::{CheckedOption, KeyCap, palette};
use guyenne::timings::Speed;

use crate::guyenne::hint_request::advised;
use crate::guyenne::whole_game::play_to_the_end;
use crate::harness::{Device, Hands, Press, against};
use crate::saves::Scratch;

const BOTH: [Device; 2] = [Device::Keys, Device::Pad];

/// The settings over the title.
fn open(scratch: &Scratch, device: Device) -> Hands {
    let mut hands = Hands::open_with(LaunchOptions::default(), device, scratch.saves());
    show(&mut hands);
    hands
}

fn show(hands: &mut Hands) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
    hands.update(4);
}

fn settings(hands: &Hands) -> &Settings {
    hands.app.world().resource::<Settings>()
}

/// Everything with this name.
fn named(hands: &mut Hands, name: &str) -> Vec<Entity> {
    let world = hands.app.world_mut();
    let mut all = world.query_filtered::<(Entity, &Name), Without<InteractionDisabled>>();
    let found = all.iter(world).filter(|(_, is)| is.as_str() == name);
    found.map(|(entity, _)| entity).collect()
}

/// Moves the focus: with a pad first to the part of the page, then to the row, then along it.
fn reach(hands: &mut Hands, target: Entity) {
    if hands.device == Device::Keys {
        hands.focus_on(target);
        return;
    }
    let zone = |hands: &Hands, entity: Entity| {
        let focusable = hands.app.world().get::<Focusable>(entity);
        focusable.map(|focusable| focusable.zone)
    };
    for _ in 0..90 {
        let here = hands.focused().expect("something has the focus");
        if here == target {
            return;
        }
        let middle = |entity| hands.area(entity).expect("a node").center();
        let way = middle(target) - middle(here);
        let press = match () {
            () if zone(hands, here) != zone(hands, target) => Press::NextZone,
            () if way.y > 12.0 => Press::Down,
            () if way.y < -12.0 => Press::Up,
            () if way.x > 0.0 => Press::Right,
            () => Press::Left,
        };
        hands.press(press);
    }
    panic!("{} cannot be reached", hands.words_of(target));
}

/// Presses the one thing with this name.
fn press(hands: &mut Hands, name: &str) {
    let found = named(hands, name);
    let [one] = found[..] else {
        panic!("{} of {name}", found.len());
    };
    reach(hands, one);
    hands.press(Press::Confirm);
    hands.update(3);
}

/// Answers the question with the button of these words.
fn answer(hands: &mut Hands, key: &str) {
    let world = hands.app.world_mut();
    let mut all = world.query::<(&LocalizedText, &ChildOf)>();
    let found = all.iter(world).find(|(words, _)| words.key() == key);
    let button = found.map(|(_, child_of)| child_of.parent());
    let button = button.unwrap_or_else(|| panic!("no {key}"));
    reach(hands, button);
    hands.press(Press::Confirm);
    hands.update(3);
}

/// Whether a question is open.
fn is_asked(hands: &mut Hands) -> bool {
    !named(hands, "Question").is_empty()
}

fn every_option(device: Device) {
    for group in OptionGroup::ALL {
        let scratch = Scratch::new(&format!("options-{device:?}-{group:?}"));
        let mut hands = open(&scratch, device);
        press(&mut hands, group.key().id());
        let options = named(&mut hands, "Option");
        assert!(options.len() > 2, "{group:?}");
        let mut changed = 0;
        for option in options {
            if hands.app.world().get::<CheckedOption>(option).is_some() {
                continue;
            }
            let before = settings(&hands).clone();
            reach(&mut hands, option);
            hands.press(Press::Confirm);
            hands.update(3);
            let words = hands.words_of(option);
            let marked = hands.app.world().get::<CheckedOption>(option).is_some();
            assert!(marked, "{device:?} {group:?}: {words}");
            assert_ne!(*settings(&hands), before, "{group:?}: {words}");
            changed += 1;
            // The test presses the keys of the first layout, and the buttons of a pad with A at the bottom.
            let swaps = device == Device::Pad && settings(&hands).pad_make != PadMake::default();
            if settings(&hands).bindings != Bindings::default() || swaps {
                let mut settings = hands.app.world_mut().resource_mut::<Settings>();
                settings.bindings = Bindings::default();
                settings.pad_make = PadMake::default();
                hands.update(3);
            }
        }
        assert!(changed > 1, "{group:?}");
        // The test itself sets the speed of a run.
        let of = |hands: &Hands| Settings {
            speed: Speed::X1,
            ..settings(hands).clone()
        };
        let kept = of(&hands);
        drop(hands);
        let again = Hands::open_with(LaunchOptions::default(), device, scratch.saves());
        assert_eq!(of(&again), kept, "{device:?} {group:?}");
    }
}

/// High contrast and patterns come at once, and go without a trace.
#[test]
fn contrast_and_patterns_come_and_go() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(10);
    let colours = |hands: &mut Hands| {
        let world = hands.app.world_mut();
        let mut texts = world.query_filtered::<(Entity, &TextColor), With<Text>>();
        let mut all: Vec<_> = texts.iter(world).map(|(e, c)| (e, c.0)).collect();
        all.sort_by_key(|(entity, _)| *entity);
        all
    };
    let vision = |hands: &mut Hands, on: bool| {
        let mut settings = hands.app.world_mut().resource_mut::<Settings>();
        settings.vision.high_contrast = on;
        settings.vision.patterns = on;
        hands.update(4);
    };
    let before = colours(&mut hands);
    assert!(named(&mut hands, "Camp mark").is_empty());
    vision(&mut hands, true);
    let high = colours(&mut hands);
    assert!(high.iter().all(|(_, c)| palette::heightened(*c) == *c));
    assert_ne!(high, before);
    assert_eq!(named(&mut hands, "Camp mark").len(), 44);
    vision(&mut hands, false);
    assert_eq!(colours(&mut hands), before);
    assert!(named(&mut hands, "Camp mark").is_empty());
}

#[test]
fn every_option_works_with_keys_and_is_kept() {
    every_option(Device::Keys);
}

#[test]
fn every_option_works_with_a_pad_and_is_kept() {
    every_option(Device::Pad);
}

#[test]
fn a_group_or_everything_is_reset_after_a_question() {
    for device in BOTH {
        let scratch = Scratch::new(&format!("reset-{device:?}"));
        let mut hands = open(&scratch, device);
        let world = hands.app.world_mut();
        let mut changed = world.resource_mut::<Settings>();
        changed.sound = false;
        changed.aids.hints = false;
        hands.update(3);
        press(&mut hands, OptionGroup::Sound.key().id());
        answer(&mut hands, "settings-reset-group");
        assert!(is_asked(&mut hands));
        hands.press(Press::Back);
        hands.update(3);
        assert!(!is_asked(&mut hands), "back says no, {device:?}");
        let menu = hands.app.world().resource::<State<Menu>>();
        assert_eq!(*menu.get(), Menu::Settings, "and nothing else");
        assert!(!settings(&hands).sound);
        answer(&mut hands, "settings-reset-group");
        answer(&mut hands, "answer-reset");
        assert!(settings(&hands).sound && !settings(&hands).aids.hints);
        hands.app.world_mut().resource_mut::<Settings>().sound = false;
        answer(&mut hands, "settings-reset-all");
        answer(&mut hands, "answer-cancel");
        assert!(!settings(&hands).sound);
        answer(&mut hands, "settings-reset-all");
        answer(&mut hands, "answer-reset");
        assert!(settings(&hands).sound && settings(&hands).aids.hints);
    }
}

/// The key that an action is bound to.
fn keys(hands: &Hands, action: Action) -> Vec<Chord> {
    let bindings = hands.app.world().resource::<Bindings>();
    bindings.chords(Hardware::Keyboard, action).to_vec()
}

#[test]
fn an_action_takes_the_key_that_is_pressed() {
    let scratch = Scratch::new("rebinding");
    let mut hands = open(&scratch, Device::Keys);
    press(&mut hands, OptionGroup::Keyboard.key().id());
    press(&mut hands, "Binding of hint");
    assert!(hands.app.world().resource::<Listening>().is_on());
    // A modifier alone is none; Escape leaves all as it is.
    hands.key(KeyCode::ControlLeft);
    assert!(is_asked(&mut hands));
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert!(!is_asked(&mut hands));
    let menu = *hands.app.world().resource::<State<Menu>>().get();
    assert_eq!(
        (menu, keys(&hands, Action::Hint)),
        (Menu::Settings, vec![Chord::key(KeyCode::KeyH)])
    );
    press(&mut hands, "Binding of hint");
    hands.key(KeyCode::KeyJ);
    hands.update(3);
    assert!(!is_asked(&mut hands));
    assert_eq!(keys(&hands, Action::Hint), [Chord::key(KeyCode::KeyJ)]);
    // The press that binds an action does not do it.
    press(&mut hands, "Binding of back");
    hands.key(KeyCode::KeyB);
    hands.update(3);
    let menu = *hands.app.world().resource::<State<Menu>>().get();
    assert_eq!(menu, Menu::Settings);
    hands.key(KeyCode::KeyB);
    hands.update(3);
    let menu = *hands.app.world().resource::<State<Menu>>().get();
    assert_eq!(menu, Menu::None);
    // It is kept.
    drop(hands);
    let again = Hands::open_with(LaunchOptions::default(), Device::Keys, scratch.saves());
    assert_eq!(keys(&again, Action::Hint), [Chord::key(KeyCode::KeyJ)]);
    assert_eq!(keys(&again, Action::Back), [Chord::key(KeyCode::KeyB)]);
    drop(again);
    // It works at the table, and its sign is on the button.
    let mut hands = Hands::open_with(against("squire"), Device::Keys, scratch.saves());
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(3);
    hands.key(KeyCode::KeyH);
    hands.update(2);
    assert!(!hands.app.world().resource::<CurrentHint>().is_awaited());
    let world = hands.app.world_mut();
    let mut caps = world.query::<(Entity, &KeyCap)>();
    let cap = caps.iter(world).find(|(_, cap)| cap.0 == Action::Hint);
    let cap = cap.map(|(entity, _)| entity).expect("a cap");
    assert_eq!(hands.words_of(cap), "J");
    hands.key(KeyCode::KeyJ);
    advised(&mut hands);
}

#[test]
fn a_taken_key_is_asked_about() {
    let scratch = Scratch::new("taken");
    let mut hands = open(&scratch, Device::Keys);
    press(&mut hands, OptionGroup::Keyboard.key().id());
    press(&mut hands, "Binding of hint");
    hands.key(KeyCode::KeyC);
    hands.update(3);
    assert!(hands.says("binding-taken"));
    answer(&mut hands, "answer-cancel");
    assert_eq!(keys(&hands, Action::Hint), [Chord::key(KeyCode::KeyH)]);
    press(&mut hands, "Binding of hint");
    hands.key(KeyCode::KeyC);
    hands.update(3);
    answer(&mut hands, "binding-swap");
    assert_eq!(keys(&hands, Action::Hint), [Chord::key(KeyCode::KeyC)]);
    assert_eq!(keys(&hands, Action::Commit), [Chord::key(KeyCode::KeyH)]);
    press(&mut hands, "Reset of hint");
    assert_eq!(settings(&hands).bindings, Bindings::default());
    // Nobody can lock themselves out.
    press(&mut hands, "Binding of hint");
    hands.key(KeyCode::Enter);
    hands.update(3);
    assert!(hands.says("binding-reserved"));
    hands.press(Press::Back);
    hands.update(3);
    assert!(!is_asked(&mut hands));
    assert_eq!(settings(&hands).bindings, Bindings::default());
}

#[test]
fn a_pads_buttons_are_bound_alone_or_two_at_once() {
    let scratch = Scratch::new("buttons");
    let mut hands = open(&scratch, Device::Pad);
    press(&mut hands, OptionGroup::Pad.key().id());
    press(&mut hands, "Binding of skip");
    let pad = hands.pad().expect("a pad");
    for (button, value) in [
        (GamepadButton::LeftTrigger2, 1.0),
        (GamepadButton::West, 1.0),
        (GamepadButton::West, 0.0),
        (GamepadButton::LeftTrigger2, 0.0),
    ] {
        hands.button_state(pad, button, value);
    }
    hands.update(3);
    assert!(!is_asked(&mut hands));
    let chord = Chord::buttons(GamepadButton::West, GamepadButton::LeftTrigger2);
    let bound = |hands: &Hands, action| {
        let bindings = hands.app.world().resource::<Bindings>();
        bindings.chords(Hardware::Pad, action).to_vec()
    };
    assert_eq!(bound(&hands, Action::Skip), [chord]);
    // A taken one changes places.
    press(&mut hands, "Binding of hint");
    hands.button(GamepadButton::North);
    hands.update(3);
    assert!(hands.says("binding-taken"));
    answer(&mut hands, "binding-swap");
    assert_eq!(
        bound(&hands, Action::Hint),
        [Chord::button(GamepadButton::North)]
    );
    let thumb = Chord::button(GamepadButton::LeftThumb);
    assert_eq!(bound(&hands, Action::Commit), [thumb]);
    // The start button leaves all as it is.
    press(&mut hands, "Binding of log");
    hands.button(GamepadButton::Start);
    hands.update(3);
    assert!(!is_asked(&mut hands));
    assert_eq!(
        bound(&hands, Action::Log),
        [Chord::button(GamepadButton::Select)]
    );
}

#[test]
fn signs_follow_the_make_that_is_chosen() {
    let scratch = Scratch::new("makes");
    let mut hands = open(&scratch, Device::Pad);
    for make in Make::ALL {
        let world = hands.app.world_mut();
        world.resource_mut::<Settings>().pad_make = PadMake(Some(make));
        hands.update(3);
        assert_eq!(*hands.app.world().resource::<Make>(), make);
    }
    // Where A is at the right, A confirms.
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().pad_make = PadMake(Some(Make::Swapped));
    hands.update(3);
    hands.button(GamepadButton::South);
    hands.update(3);
    let menu = hands.app.world().resource::<State<Menu>>();
    assert_eq!(*menu.get(), Menu::None, "B goes back");
}

#[test]
fn a_game_can_be_played_with_the_left_hand() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    hands.speak(Language::En);
    let world = hands.app.world_mut();
    let mut settings = world.resource_mut::<Settings>();
    settings
        .bindings
        .lay_out(Hardware::Keyboard, Layout::LeftHand);
    hands.update(3);
    hands.left_handed = true;
    assert!(play_to_the_end(&mut hands) > 5);
}

#[test]
fn without_an_audio_device_the_page_of_sounds_says_so() {
    let scratch = Scratch::new("no-audio-device");
    let mut hands = open(&scratch, Device::Keys);
    let says = |hands: &mut Hands| {
        let world = hands.app.world_mut();
        let mut all = world.query::<&LocalizedText>();
        all.iter(world)
            .any(|words| words.key() == "settings-no-audio-device")
    };
    press(&mut hands, OptionGroup::Sound.key().id());
    assert!(!says(&mut hands));
    let world = hands.app.world_mut();
    world.resource_mut::<AudioDevice>().is_missing = true;
    press(&mut hands, OptionGroup::Game.key().id());
    assert!(!says(&mut hands));
    press(&mut hands, OptionGroup::Sound.key().id());
    assert!(says(&mut hands));
}
