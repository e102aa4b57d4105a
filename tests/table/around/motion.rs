//! What moves by itself: animations that a press finishes or that are reduced, and the attract mode.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_tweening::TweenAnim;
use guyenne::app::settings::Settings;
use guyenne::app::{AttractMode, LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::card::Placement;
use guyenne::games::guyenne::table::{DisplayedView, Turn};
use guyenne::timings::{MotionSettings, Speed};

use super::games::{act, answer};
use crate::harness::{Device, Hands, Press, parameters};

/// Frames until the first decision at normal speed, with this press in every frame while events are shown.
fn frames_to_decision(press: impl Fn(&mut Hands)) -> usize {
    let options = LaunchOptions {
        seed: Some(2),
        speed: Some(Speed::X1),
        parameters: parameters(&[("english", "human"), ("french", "greedy")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    for frame in 0..2000 {
        if matches!(hands.turn(), Turn::Person(_)) {
            return frame;
        }
        if hands.turn() == Turn::Busy {
            press(&mut hands);
        }
        hands.update(1);
    }
    panic!("no decision ever comes");
}

fn window(hands: &mut Hands) -> Entity {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(world).expect("one window")
}

/// A tap on nothing.
fn touch(hands: &mut Hands) {
    let window = window(hands);
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        hands.app.world_mut().write_message(TouchInput {
            phase,
            position: Vec2::ONE,
            window,
            force: None,
            id: 1,
        });
        hands.update(2);
    }
}

#[test]
fn a_press_finishes_what_is_moving() {
    let waiting = frames_to_decision(|_| ());
    assert!(waiting > 20, "{waiting} frames without a press");
    let presses: [fn(&mut Hands); 3] = [|hands| hands.press(Press::Right), Hands::click, touch];
    for (n, press) in presses.into_iter().enumerate() {
        let pressing = frames_to_decision(press);
        assert!(
            pressing * 2 < waiting,
            "{pressing} frames with press {n}, {waiting} without"
        );
    }
}

#[test]
fn the_attract_mode_starts_and_ends() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    assert_eq!(hands.screen(), Screen::Title);
    hands.until(1500, |hands| hands.screen() == Screen::Table(ID));
    assert!(hands.app.world().resource::<AttractMode>().is_on());
    hands.update(20);
    let shown = hands.app.world().resource::<DisplayedView>();
    assert_eq!(shown.view.viewer, None, "a demo shows no hand");
    hands.press(Press::Right);
    hands.until(50, |hands| hands.screen() == Screen::Title);
}

/// The press that ends the attract mode presses no button, changes no speed and opens no menu.
#[test]
fn the_press_that_ends_the_attract_mode_does_nothing_else() {
    for key in [KeyCode::Enter, KeyCode::KeyV, KeyCode::Escape] {
        let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
        hands.until(1500, |hands| hands.screen() == Screen::Table(ID));
        hands.update(20);
        let before = *hands.app.world().resource::<MotionSettings>();
        hands.key(key);
        hands.until(50, |hands| hands.screen() == Screen::Title);
        let world = hands.app.world();
        assert_eq!(*world.resource::<MotionSettings>(), before, "{key:?}");
        assert_eq!(
            *world.resource::<State<Menu>>().get(),
            Menu::None,
            "{key:?}"
        );
    }
}

#[test]
fn with_reduced_motion_no_card_flies() {
    let mut hands = answer();
    let world = hands.app.world_mut();
    let mut settings = world.resource_mut::<Settings>();
    settings.speed = Speed::X1;
    for reduced in [true, false] {
        let world = hands.app.world_mut();
        world.resource_mut::<Settings>().reduced_motion = reduced;
        let mut flew = 0;
        for n in 0..300 {
            act(&mut hands, n * 7);
            let world = hands.app.world_mut();
            let mut moving = world.query_filtered::<(), (With<Placement>, With<TweenAnim>)>();
            flew += moving.iter(world).count();
        }
        assert_eq!(flew == 0, reduced, "{flew} cards in flight");
    }
}
