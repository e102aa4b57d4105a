//! The focus: there is always one, it stays on the topmost layer, and every device moves it.

use crate::harness::against;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::app::Menu;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::Turn;
use guyenne::games::guyenne::table::card::Selectable;
use guyenne::input::{Focusable, Focused, Layer};

use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press};

fn layer(hands: &Hands) -> Option<Layer> {
    let entity = hands.focused()?;
    let focusable = hands.app.world().get::<Focusable>(entity)?;
    Some(focusable.layer)
}

#[test]
fn something_is_focused_on_every_screen() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    for (screen, menu, on) in [
        (Screen::Title, Menu::None, Layer::Page),
        (Screen::Setup(ID), Menu::None, Layer::Page),
        (Screen::Setup(ID), Menu::Pause, Layer::Menu),
        (Screen::Setup(ID), Menu::Settings, Layer::Menu),
        (Screen::Title, Menu::Credits, Layer::Menu),
        (Screen::Title, Menu::Puzzles, Layer::Menu),
        (Screen::Title, Menu::Daily, Layer::Menu),
        (Screen::Title, Menu::Challenge, Layer::Menu),
    ] {
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        world.resource_mut::<NextState<Menu>>().set(menu);
        hands.update(5);
        assert_eq!(layer(&hands), Some(on), "{screen:?} {menu:?}");
        let world = hands.app.world_mut();
        let mut focused = world.query_filtered::<Entity, With<Focused>>();
        assert_eq!(focused.iter(world).count(), 1, "{screen:?} {menu:?}");
    }
}

#[test]
fn the_hand_has_the_focus_when_its_turn_comes_unless_the_player_took_it_elsewhere() {
    let options = LaunchOptions {
        seed: Some(5),
        ..against("greedy")
    };
    let mut hands = Hands::open(options, Device::Keys);
    for _ in 0..3 {
        hands.until(600, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands.update(6);
        let on = hands.focused().expect("something is focused");
        let world = hands.app.world();
        assert!(
            world.get::<Selectable>(on).is_some()
                || decision(&hands).is_some_and(|a| a.count() == 2),
            "the focus is on {:?}",
            hands.words_of(on)
        );
        let m = decision(&hands).expect("a decision").nth(0);
        play(&mut hands, m);
    }
    hands.until(600, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(6);
    hands.press(Press::NextZone);
    let moved = hands.focused();
    hands.update(20);
    assert_eq!(hands.focused(), moved, "what the player chose stays");
}

#[test]
fn a_lost_focus_comes_back() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Pad);
    hands.press(Press::Down);
    let before = hands.focused();
    hands.app.world_mut().resource_mut::<InputFocus>().clear();
    hands.update(2);
    assert_eq!(hands.focused(), before, "to where it was");
    let entity = before.expect("the title has entries");
    hands.app.world_mut().despawn(entity);
    hands.update(3);
    assert!(layer(&hands).is_some(), "or to something else");
}

#[test]
fn a_menu_keeps_the_focus_and_gives_it_back() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = Hands::open(LaunchOptions::default(), device);
        hands.press(Press::Down);
        hands.press(Press::Down);
        let before = hands.focused();
        let set = |hands: &mut Hands, menu| {
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(menu);
            hands.update(5);
        };
        set(&mut hands, Menu::Pause);
        let moves = [Press::Up, Press::Down, Press::Left, Press::Right];
        for press in moves.into_iter().cycle().take(24) {
            hands.press(press);
            assert_eq!(layer(&hands), Some(Layer::Menu), "{device:?} {press:?}");
        }
        set(&mut hands, Menu::None);
        assert_eq!(hands.focused(), before, "{device:?}");
    }
}

#[test]
fn every_device_reaches_every_entry() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = Hands::open(LaunchOptions::default(), device);
        let first = hands.focused();
        let mut seen = vec![first];
        for _ in 0..8 {
            // Some lines have two entries.
            for press in [Press::Right, Press::Left, Press::Down] {
                hands.press(press);
                if !seen.contains(&hands.focused()) {
                    seen.push(hands.focused());
                }
            }
        }
        assert_eq!(
            seen.len(),
            7,
            "{device:?}: new game, today's deal, learn to play, my games, settings, credits, quit"
        );
        for _ in 0..8 {
            hands.press(Press::Up);
        }
        assert_eq!(hands.focused(), first, "{device:?}");
    }
}

#[test]
fn a_tap_shorter_than_a_frame_is_a_press() {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{Key, KeyboardInput};
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let before = hands.focused();
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<bevy::window::PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        world.write_message(KeyboardInput {
            key_code: KeyCode::ArrowDown,
            logical_key: Key::ArrowDown,
            state,
            text: None,
            repeat: false,
            window,
        });
    }
    hands.update(2);
    assert_ne!(hands.focused(), before);
}

#[test]
fn a_click_on_nothing_leaves_the_focus() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.press(Press::Down);
    let before = hands.focused();
    hands.click();
    assert_eq!(hands.focused(), before);
}

/// How many buttons were activated.
#[derive(Resource, Default)]
struct Activations(usize);

#[test]
fn one_press_presses_once_whatever_it_is_made_with() {
    let presses: [(Device, fn(&mut Hands)); 4] = [
        (Device::Keys, |hands| hands.key(KeyCode::Enter)),
        (Device::Keys, |hands| hands.key(KeyCode::Space)),
        (Device::Keys, |hands| hands.key(KeyCode::NumpadEnter)),
        (Device::Pad, |hands| hands.button(GamepadButton::South)),
    ];
    for (n, (device, press)) in presses.into_iter().enumerate() {
        let mut hands = Hands::open(LaunchOptions::default(), device);
        hands
            .app
            .init_resource::<Activations>()
            .add_observer(|_: On<Activate>, mut count: ResMut<Activations>| count.0 += 1);
        press(&mut hands);
        assert_eq!(
            hands.app.world().resource::<Activations>().0,
            1,
            "press {n}"
        );
        assert_eq!(hands.screen(), Screen::Setup(ID), "press {n}");
    }
}
