//! The screens around the table: with keys alone and with a pad alone, with the pause over them, in both languages, at
//! several window sizes.

use crate::harness::{as_written, parameters};
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::app::accessibility::AccessibleTree;
use guyenne::app::audio::{Order, Orders};
use guyenne::app::settings::{Loudness, Settings};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Edition, Level};
use guyenne::games::guyenne::table::{Draft, Player, Seating, Turn, sounds};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::theme::scroll_pane::ScrollPane;
use guyenne::theme::sound::{Channel, Sound, Tune};
use guyenne::theme::{Scale, SpriteAtlases};

use crate::harness::{Device, Hands, Press};

const BOTH: [Device; 2] = [Device::Keys, Device::Pad];

fn title(device: Device) -> Hands {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    hands.speak(Language::En);
    hands
}

fn menu(hands: &Hands) -> Menu {
    *hands.app.world().resource::<State<Menu>>().get()
}

/// Moves the focus to the entity with these words, in reading order with keys, row by row with a pad, and presses it.
fn choose(hands: &mut Hands, words: &str) {
    if hands.device == Device::Keys {
        hands.press_words(words);
        return;
    }
    let sweep = |hands: &mut Hands, press: Press| {
        for _ in 0..12 {
            if hands.focused_words().contains(words) {
                return true;
            }
            let before = hands.focused();
            hands.press(press);
            if hands.focused() == before {
                break;
            }
        }
        hands.focused_words().contains(words)
    };
    let mut found = sweep(hands, Press::Down);
    for _ in 0..12 {
        found = found
            || sweep(hands, Press::Left)
            || sweep(hands, Press::Right)
            || sweep(hands, Press::Left);
        if found {
            break;
        }
        hands.press(Press::Up);
    }
    assert!(found, "{words:?} cannot be reached with a pad");
    hands.press(Press::Confirm);
}

fn pause(hands: &mut Hands) {
    match hands.device {
        Device::Keys => hands.key(KeyCode::Escape),
        Device::Pad => hands.button(GamepadButton::Start),
    }
    hands.update(3);
}

#[test]
fn two_presses_lead_from_the_title_to_a_game() {
    for device in BOTH {
        let mut hands = title(device);
        assert_eq!(hands.screen(), Screen::Title);
        hands.press(Press::Confirm);
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Setup(ID), "{device:?}");
        hands.press(Press::Confirm);
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Table(ID), "{device:?}");
    }
}

#[test]
fn every_choice_of_a_new_game_reaches_the_draft() {
    for device in BOTH {
        let mut hands = title(device);
        hands.press(Press::Confirm);
        hands.update(3);
        choose(&mut hands, "2021");
        choose(&mut hands, "2022");
        choose(&mut hands, "Expert");
        hands.choose_player(Seat::of(Camp::English), "Captain");
        if device == Device::Keys {
            for key in [KeyCode::Digit4, KeyCode::Digit2] {
                hands.key(key);
            }
            hands.update(2);
        }
        let draft = hands.app.world().resource::<Draft>();
        assert_eq!(draft.edition, Edition::V2022);
        assert_eq!(draft.level, Level::Expert);
        let captain = Player::Bot("captain".to_owned());
        assert_eq!(draft.seating(), Seating::duel(captain, Player::Human));
        if device == Device::Keys {
            assert_eq!(draft.seed, Some(42));
        }
        choose(&mut hands, "To the table");
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Table(ID), "{device:?}");
    }
}

/// Digits typed while a menu is open do not reach the page below.
#[test]
fn digits_reach_the_page_only_without_a_menu() {
    let mut hands = title(Device::Keys);
    hands.press(Press::Confirm);
    hands.update(3);
    let seed = |hands: &Hands| hands.app.world().resource::<Draft>().seed;
    pause(&mut hands);
    hands.key(KeyCode::Digit4);
    assert_eq!(seed(&hands), None, "behind the pause");
    pause(&mut hands);
    hands.key(KeyCode::Digit7);
    assert_eq!(seed(&hands), Some(7));
}

#[test]
fn the_older_edition_has_one_level() {
    let mut hands = title(Device::Keys);
    hands.press(Press::Confirm);
    hands.update(3);
    choose(&mut hands, "Expert");
    choose(&mut hands, "2021");
    hands.update(3);
    let draft = hands.app.world().resource::<Draft>();
    assert_eq!((draft.edition, draft.level), (Edition::V2021, Level::Base));
}

#[test]
fn the_pause_opens_over_every_screen_and_stops_time() {
    for device in BOTH {
        let mut hands = title(device);
        for screen in [Screen::Title, Screen::Setup(ID), Screen::Table(ID)] {
            hands
                .app
                .world_mut()
                .resource_mut::<NextState<Screen>>()
                .set(screen);
            hands.update(3);
            pause(&mut hands);
            assert_eq!(menu(&hands), Menu::Pause, "{device:?} over {screen:?}");
            let paused = |hands: &Hands| hands.app.world().resource::<Time<Virtual>>().is_paused();
            assert!(paused(&hands));
            pause(&mut hands);
            assert_eq!(menu(&hands), Menu::None, "{device:?} over {screen:?}");
            assert!(!paused(&hands));
            assert_eq!(hands.screen(), screen);
        }
    }
}

#[test]
fn the_settings_lead_back_to_where_they_were_opened() {
    for device in BOTH {
        let mut hands = title(device);
        pause(&mut hands);
        choose(&mut hands, "Settings");
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Settings);
        choose(&mut hands, "4×");
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Pause);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(menu(&hands), Menu::None);
        let settings = hands.app.world().resource::<Settings>();
        assert_eq!(settings.speed, guyenne::theme::Speed::X4);
        choose(&mut hands, "ettings");
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Settings);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!((menu(&hands), hands.screen()), (Menu::None, Screen::Title));
    }
}

#[test]
fn sound_is_set_by_channel() {
    for device in BOTH {
        let mut hands = title(device);
        pause(&mut hands);
        choose(&mut hands, "Settings");
        hands.update(3);
        choose(&mut hands, "Sound");
        hands.update(3);
        hands.app.world_mut().resource_mut::<Orders>().take();
        choose(&mut hands, "soft");
        hands.update(3);
        // Exactly one channel is softer now.
        let (settings, first) = (
            hands.app.world().resource::<Settings>().clone(),
            Settings::default(),
        );
        let softer: Vec<Channel> = [
            (Channel::Music, settings.music, first.music),
            (Channel::Effects, settings.effects, first.effects),
            (Channel::Interface, settings.interface, first.interface),
        ]
        .into_iter()
        .filter(|(_, now, before)| now != before)
        .map(|(channel, now, _)| {
            assert_eq!(now, Loudness::Soft);
            channel
        })
        .collect();
        let [softer] = softer[..] else {
            panic!("{softer:?} are softer");
        };
        let orders = hands.app.world_mut().resource_mut::<Orders>().take();
        let volumes: Vec<_> = orders
            .iter()
            .filter(|order| matches!(order, Order::Volume(..)))
            .collect();
        let share = Loudness::Soft.share();
        assert_eq!(volumes, [&Order::Volume(softer, share)]);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Pause);
    }
}

#[test]
fn a_window_that_is_left_is_silent_unless_asked() {
    let mut hands = title(Device::Keys);
    let volumes = |hands: &mut Hands, focused: bool| {
        let world = hands.app.world_mut();
        let mut windows = world.query::<&mut Window>();
        windows.single_mut(world).expect("one window").focused = focused;
        hands.update(2);
        let orders = hands.app.world_mut().resource_mut::<Orders>().take();
        let volume = |order| match order {
            Order::Volume(_, share) => Some(share),
            _ => None,
        };
        orders.into_iter().filter_map(volume).collect::<Vec<_>>()
    };
    volumes(&mut hands, true);
    assert_eq!(volumes(&mut hands, false), [0.0; 3]);
    assert!(
        volumes(&mut hands, true)
            .into_iter()
            .all(|share| share > 0.0)
    );
    hands.app.world_mut().resource_mut::<Settings>().silent_away = false;
    volumes(&mut hands, true);
    assert!(volumes(&mut hands, false).is_empty());
}

/// Presses have sounds, and title, table and result have music.
#[test]
fn screens_have_their_music_and_buttons_have_sounds() {
    let mut hands = title(Device::Keys);
    let orders = |hands: &mut Hands| hands.app.world_mut().resource_mut::<Orders>().take();
    let tune = |orders: &[Order]| {
        orders.iter().rev().find_map(|order| match order {
            Order::Tune(tune) => Some(*tune),
            _ => None,
        })
    };
    assert_eq!(tune(&orders(&mut hands)), Some(Some(Tune::TITLE)));
    choose(&mut hands, "ettings");
    hands.update(3);
    let pressed = |orders: &[Order]| {
        let file = Sound::PRESS.file(0);
        orders
            .iter()
            .any(|o| matches!(o, Order::Play { file: f, .. } if *f == file))
    };
    assert!(pressed(&orders(&mut hands)));
    let options = LaunchOptions {
        seed: Some(5),
        demo: true,
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.update(10);
    assert_eq!(tune(&orders(&mut hands)), Some(Some(sounds::PLAY)));
    hands.until(20_000, |hands| hands.screen() == Screen::Result(ID));
    hands.update(3);
    let atlases = hands.app.world().resource::<SpriteAtlases>();
    assert_eq!(atlases.missed(), [""; 0], "sprites that are missing");
    let orders = orders(&mut hands);
    assert!(
        matches!(tune(&orders), Some(Some(sounds::VICTORY | sounds::DEFEAT))),
        "{orders:?}"
    );
}

#[test]
fn the_pause_changes_the_language_at_once() {
    let mut hands = title(Device::Pad);
    pause(&mut hands);
    choose(&mut hands, "Français");
    hands.update(4);
    let localizer = hands.app.world().resource::<Localizer>();
    assert_eq!(localizer.language(), Language::Fr);
    let expected = localizer.translate("pause-settings");
    let shown = words(&mut hands);
    assert!(shown.contains(&expected), "{expected:?} in {shown:?}");
    choose(&mut hands, "English");
    hands.update(4);
    let expected = hands
        .app
        .world()
        .resource::<Localizer>()
        .translate("pause-settings");
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

/// The press that closes the pause does not also leave the screen below.
#[test]
fn back_closes_the_pause_and_nothing_else() {
    for device in BOTH {
        let mut hands = title(device);
        hands.press(Press::Confirm);
        hands.update(3);
        pause(&mut hands);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(
            (menu(&hands), hands.screen()),
            (Menu::None, Screen::Setup(ID)),
            "{device:?}"
        );
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Title, "{device:?}");
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
            let log = world.resource::<Localizer>().translate("hud-log");
            assert!(names.contains(&log.as_str()), "{log} among {names:?}");
        }
    }
}

#[test]
fn nothing_that_can_be_pressed_leaves_the_window() {
    for text_scale in [1.0, 1.4, 2.0] {
        nothing_leaves_the_window(text_scale);
    }
}

/// Several window sizes, with text `text_scale` times as large as designed.
fn nothing_leaves_the_window(text_scale: f32) {
    let mut hands = title(Device::Keys);
    let scale = *hands.app.world().resource::<Scale>();
    hands
        .app
        .insert_resource(Scale::of(scale.window, text_scale));
    for (width, height) in [
        (844.0, 390.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
    ] {
        hands.resize((width, height));
        for language in Language::ALL {
            hands
                .app
                .world_mut()
                .resource_mut::<Localizer>()
                .set(language);
            for (screen, open) in [
                (Screen::Title, Menu::None),
                (Screen::ChooseGame, Menu::None),
                (Screen::Setup(ID), Menu::None),
                (Screen::Title, Menu::Pause),
                (Screen::Setup(ID), Menu::Settings),
                (Screen::Setup(ID), Menu::Credits),
                (Screen::Title, Menu::Learn),
                (Screen::Title, Menu::Tutorial),
                (Screen::Title, Menu::Puzzles),
            ] {
                let world = hands.app.world_mut();
                world.resource_mut::<NextState<Screen>>().set(screen);
                world.resource_mut::<NextState<Menu>>().set(open);
                hands.update(6);
                let window = Rect::new(-0.5, -0.5, width + 0.5, height + 0.5);
                for (button, area) in pressable(&mut hands) {
                    // What is above or below the seen part of a list is scrolled to.
                    if scrolls(&hands, button) {
                        assert!(
                            window.min.x <= area.min.x && area.max.x <= window.max.x,
                            "{button} of {screen:?} {open:?} leaves {width}x{height} at {text_scale}: {area:?}"
                        );
                        continue;
                    }
                    assert!(
                        window.contains(area.min) && window.contains(area.max),
                        "{button} of {screen:?} {open:?} leaves {width}x{height} at {text_scale}: {area:?}"
                    );
                }
            }
        }
    }
}

/// Whether a button lies in a pane that scrolls.
fn scrolls(hands: &Hands, button: Entity) -> bool {
    let world = hands.app.world();
    let above = core::iter::successors(Some(button), |&entity| {
        world.get::<ChildOf>(entity).map(ChildOf::parent)
    });
    above
        .into_iter()
        .any(|entity| world.get::<ScrollPane>(entity).is_some())
}

/// All buttons and their areas.
fn pressable(hands: &mut Hands) -> Vec<(Entity, Rect)> {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<bevy::ui_widgets::Button>>();
    let found: Vec<_> = buttons.iter(world).collect();
    let area = |entity| hands.area(entity).map(|area| (entity, area));
    found.into_iter().filter_map(area).collect()
}
