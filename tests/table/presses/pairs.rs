//! Two keys or buttons at once: in whatever order they are let go, their action is made once, and nothing follows.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use guyenne::app::{Menu, Screen};
use guyenne::input::{Action, Bindings, Chord, Hardware, Layout};

use super::{held, lay_out, made, title, untold};
use crate::harness::Hands;

/// Something that goes down and up.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Part {
    Key(KeyCode),
    Button(Entity, GamepadButton),
}

fn set(hands: &mut Hands, part: Part, down: bool) {
    match part {
        Part::Key(key) => {
            let shift = matches!(key, KeyCode::ShiftLeft | KeyCode::ShiftRight);
            let state = if down {
                ButtonState::Pressed
            } else {
                ButtonState::Released
            };
            let logical = if shift { Key::Shift } else { untold() };
            hands.write_key(key, logical, state);
        }
        Part::Button(pad, button) => hands.write_button(pad, button, f32::from(u8::from(down))),
    }
}

/// Presses a pair in this order and lets it go in every order, with frames between and without; `action` is made once,
/// and after the second one went down nothing else is.
fn check(hands: &mut Hands, [first, second]: [Part; 2], action: Action) {
    for reversed in [false, true] {
        for frames in [0, 1, 30] {
            let told = format!("{first:?} {second:?} {action:?}, {reversed}, {frames} frames");
            made(hands);
            set(hands, first, true);
            hands.update(frames);
            made(hands);
            set(hands, second, true);
            hands.update(frames);
            let mut all = made(hands);
            let mut order = [first, second];
            if reversed {
                order.reverse();
            }
            for part in order {
                set(hands, part, false);
                hands.update(frames);
                if frames > 0 {
                    assert_eq!(held(hands), [], "{told}");
                }
            }
            hands.update(20);
            all.extend(made(hands));
            assert_eq!(all, [action], "{told}");
            assert_eq!(held(hands), [], "{told}");
        }
    }
}

/// The pairs that are bound, each with its action.
fn pairs(hands: &Hands, pad: Entity, hardware: Hardware) -> Vec<([Part; 2], Action)> {
    let bindings = hands.app.world().resource::<Bindings>();
    let mut all = Vec::new();
    for action in Action::ALL {
        for &chord in bindings.chords(hardware, action) {
            match chord {
                Chord::Buttons(one, other) => {
                    let [one, other] = [one, other].map(|button| Part::Button(pad, button));
                    all.extend([([one, other], action), ([other, one], action)]);
                }
                Chord::Key(key, _) if chord == Chord::shifted(key) => {
                    for shift in [KeyCode::ShiftLeft, KeyCode::ShiftRight] {
                        all.push(([Part::Key(shift), Part::Key(key)], action));
                    }
                }
                _ => {}
            }
        }
    }
    all
}

/// Checks each pair on the title: the first of a pair may confirm, and so lead away from there.
fn check_all(hands: &mut Hands, pad: Entity) -> usize {
    let mut count = 0;
    for hardware in Hardware::ALL {
        for (parts, action) in pairs(hands, pad, hardware) {
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(Menu::None);
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
            hands.update(3);
            check(hands, parts, action);
            count += 1;
        }
    }
    count
}

#[test]
fn a_pair_acts_once_in_whatever_order_it_is_let_go() {
    let mut hands = title();
    let pad = hands.plug_in_another();
    for layout in Layout::ALL {
        for hardware in Hardware::ALL {
            lay_out(&mut hands, hardware, layout);
        }
        // The table's pages and questions would answer some of these; the title answers none but these.
        assert!(check_all(&mut hands, pad) > 3, "{layout:?}");
    }
}

#[test]
fn pairs_that_a_player_binds_act_once_as_well() {
    use GamepadButton as B;
    let mut hands = title();
    let pad = hands.plug_in_another();
    for (action, chord) in [
        (Action::ZoomIn, Chord::buttons(B::North, B::West)),
        (Action::ZoomOut, Chord::buttons(B::LeftTrigger2, B::DPadUp)),
        (
            Action::Skip,
            Chord::buttons(B::LeftTrigger2, B::RightTrigger2),
        ),
        (Action::Threat, Chord::buttons(B::LeftTrigger, B::DPadLeft)),
        (Action::Skip, Chord::shifted(KeyCode::KeyF)),
        (Action::Threat, Chord::shifted(KeyCode::ArrowDown)),
        (Action::ZoomIn, Chord::shifted(KeyCode::PageDown)),
    ] {
        let mut bindings = hands.app.world_mut().resource_mut::<Bindings>();
        bindings.bind(action, chord).expect("nobody has it");
    }
    hands.update(2);
    assert!(check_all(&mut hands, pad) > 15);
}

#[test]
fn the_focus_steps_back_once_when_shift_is_let_go_first() {
    let mut hands = title();
    let (shift, tab) = (KeyCode::ShiftLeft, KeyCode::Tab);
    hands.key(tab);
    hands.key(tab);
    let there = hands.focused_words();
    hands.key(tab);
    let next = hands.focused_words();
    assert_ne!(there, next);
    for order in [[shift, tab], [tab, shift]] {
        set(&mut hands, Part::Key(shift), true);
        hands.update(2);
        set(&mut hands, Part::Key(tab), true);
        hands.update(2);
        for key in order {
            set(&mut hands, Part::Key(key), false);
            hands.update(12);
        }
        assert_eq!(hands.focused_words(), there, "{order:?}");
        hands.key(tab);
        assert_eq!(hands.focused_words(), next);
    }
}

/// A trigger with a second meaning acts alone when it is let go, and only if it was not held for the other meaning.
#[test]
fn a_trigger_alone_acts_when_it_is_let_go() {
    let mut hands = title();
    let pad = hands.plug_in_another();
    let trigger = GamepadButton::RightTrigger2;
    made(&mut hands);
    hands.button_state(pad, trigger, 1.0);
    assert_eq!(made(&mut hands), []);
    hands.button_state(pad, trigger, 0.0);
    assert_eq!(made(&mut hands), [Action::Speed]);
    // While it is held something else is pressed that has no meaning with it.
    hands.button_state(pad, trigger, 1.0);
    hands.button_of(pad, GamepadButton::LeftTrigger);
    assert_eq!(made(&mut hands), [Action::PrevZone]);
    hands.button_state(pad, trigger, 0.0);
    assert_eq!(made(&mut hands), [Action::Speed]);
}

/// Two people press in the same frame.
#[test]
fn two_pads_press_in_one_frame() {
    let mut hands = title();
    let pads = [hands.plug_in_another(), hands.plug_in_another()];
    made(&mut hands);
    for pad in pads {
        hands.write_button(pad, GamepadButton::LeftTrigger, 1.0);
        hands.write_button(pad, GamepadButton::LeftTrigger, 0.0);
    }
    hands.update(2);
    assert_eq!(made(&mut hands), [Action::PrevZone; 2]);
}
