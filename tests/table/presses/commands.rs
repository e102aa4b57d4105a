//! Keys with Control, Alt or Super belong to other programs: nothing happens, in no layout and on no screen. With the
//! key for the third sign letters are written, and nothing else.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::i18n::Language;
use guyenne::input::{Action, Bindings, Chord, Hardware, Heard, Layout, Listening, TextField};
use guyenne::table::{Menu, Screen};
use guyenne::theme::text_field::FieldText;

use super::{down, held, lay_out, made, title, untold, up, watched};
use crate::harness::{Device, Hands};

/// The keys that make a command, with their meanings: plainly, unknown, and another key with that meaning.
fn modifiers() -> Vec<(KeyCode, Key)> {
    use KeyCode as K;
    vec![
        (K::ControlLeft, Key::Control),
        (K::ControlRight, untold()),
        (K::CapsLock, Key::Control),
        (K::AltLeft, Key::Alt),
        (K::AltRight, Key::AltGraph),
        (K::AltRight, untold()),
        (K::SuperLeft, Key::Super),
        (K::SuperRight, untold()),
    ]
}

/// Every key that a layout binds, alone or with Shift, and its action.
fn bound(hands: &mut Hands, layout: Layout) -> Vec<(KeyCode, Action)> {
    lay_out(hands, Hardware::Keyboard, layout);
    let bindings = hands.app.world().resource::<Bindings>();
    let all = Action::ALL.into_iter().flat_map(|action| {
        let chords = bindings.chords(Hardware::Keyboard, action).iter();
        chords.filter_map(move |chord| match *chord {
            Chord::Key(key, _) => Some((key, action)),
            _ => None,
        })
    });
    all.collect()
}

#[test]
fn no_key_acts_while_control_alt_or_super_is_held() {
    let mut hands = title();
    for layout in Layout::ALL {
        let keys = bound(&mut hands, layout);
        assert!(keys.len() > 20);
        made(&mut hands);
        for (modifier, meaning) in modifiers() {
            down(&mut hands, modifier, &meaning);
            for &(key, _) in &keys {
                for shift in [false, true] {
                    if shift {
                        down(&mut hands, KeyCode::ShiftLeft, &Key::Shift);
                    }
                    down(&mut hands, key, &untold());
                    assert_eq!(held(&hands), []);
                    up(&mut hands, key, &untold());
                    if shift {
                        up(&mut hands, KeyCode::ShiftLeft, &Key::Shift);
                    }
                }
            }
            up(&mut hands, modifier, &meaning);
            assert_eq!(made(&mut hands), [], "{layout:?} with {meaning:?}");
        }
    }
    // The same without, as far as it leads nowhere.
    let stay = [
        Action::Up,
        Action::Down,
        Action::Left,
        Action::Right,
        Action::Next,
        Action::Skip,
        Action::ZoomIn,
    ];
    for (key, action) in bound(&mut hands, Layout::BothHands) {
        if !stay.contains(&action) {
            continue;
        }
        made(&mut hands);
        down(&mut hands, key, &untold());
        up(&mut hands, key, &untold());
        assert_eq!(made(&mut hands), [action], "{key:?}");
    }
}

#[test]
fn what_was_held_when_the_key_went_down_decides_within_a_frame_as_well() {
    let (key, c) = (KeyCode::KeyC, Key::Character("c".into()));
    let (control, meaning) = (KeyCode::ControlLeft, Key::Control);
    let mut hands = title();
    let (on, off) = (ButtonState::Pressed, ButtonState::Released);
    for (order, commits) in [
        ([(control, on), (key, on), (key, off), (control, off)], 0),
        ([(control, on), (key, on), (control, off), (key, off)], 0),
        ([(key, on), (control, on), (key, off), (control, off)], 1),
        ([(control, on), (control, off), (key, on), (key, off)], 1),
    ] {
        for together in [true, false] {
            made(&mut hands);
            for (code, state) in order {
                let logical = if code == key { &c } else { &meaning };
                hands.write_key(code, logical.clone(), state);
                hands.update(usize::from(!together));
            }
            hands.update(3);
            let commit = vec![Action::Commit; commits];
            assert_eq!(made(&mut hands), commit, "{order:?} together: {together}");
            assert_eq!(held(&hands), []);
        }
    }
}

#[test]
fn an_arrow_that_is_held_with_control_moves_nothing_when_control_is_let_go() {
    let mut hands = title();
    let (control, arrow) = (KeyCode::ControlLeft, KeyCode::ArrowDown);
    let before = hands.focused_words();
    down(&mut hands, control, &Key::Control);
    down(&mut hands, arrow, &Key::ArrowDown);
    hands.update(40);
    up(&mut hands, control, &Key::Control);
    hands.update(40);
    assert_eq!(hands.focused_words(), before);
    up(&mut hands, arrow, &Key::ArrowDown);
    down(&mut hands, arrow, &Key::ArrowDown);
    assert_ne!(hands.focused_words(), before);
    // An arrow that is held does not go on while Control is held.
    let now = hands.focused_words();
    down(&mut hands, control, &Key::Control);
    hands.update(40);
    assert_eq!(hands.focused_words(), now);
}

#[test]
fn a_window_that_loses_the_focus_holds_no_key() {
    let mut hands = title();
    down(&mut hands, KeyCode::AltLeft, &Key::Alt);
    hands.focus_window(false);
    hands.focus_window(true);
    made(&mut hands);
    hands.key(KeyCode::ArrowDown);
    assert_eq!(made(&mut hands), [Action::Down], "Alt was let go elsewhere");
    // An arrow that was held does not go on.
    down(&mut hands, KeyCode::ArrowDown, &Key::ArrowDown);
    hands.focus_window(false);
    assert_eq!(held(&hands), []);
}

fn field_text(hands: &mut Hands) -> String {
    let world = hands.app.world_mut();
    let mut fields = world.query_filtered::<&FieldText, With<TextField>>();
    fields.single(world).expect("one field").text.clone()
}

/// The page of a new game with the sheet of a seat, and its field for a name, which has the focus.
fn field() -> Hands {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::En);
    hands.press_words("New game");
    hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
    hands.press_words("The Throne of Fayance");
    hands.until(50, |hands| matches!(hands.screen(), Screen::Setup(_)));
    hands.update(3);
    hands.press_words("A person");
    hands.update(3);
    hands.type_text("A");
    watched(hands)
}

#[test]
fn letters_are_written_with_the_third_sign_and_not_with_commands() {
    let mut hands = field();
    let text = field_text(&mut hands);
    assert!(text.ends_with('A'), "{text}");
    made(&mut hands);
    let write = |hands: &mut Hands, letter: &str| {
        let letter = Key::Character(letter.into());
        down(hands, KeyCode::KeyQ, &letter);
        up(hands, KeyCode::KeyQ, &letter);
    };
    for (modifier, meaning) in modifiers() {
        let third = modifier == KeyCode::AltRight;
        if modifier == KeyCode::AltLeft && cfg!(target_os = "macos") {
            continue;
        }
        let before = field_text(&mut hands);
        down(&mut hands, modifier, &meaning);
        write(&mut hands, "ø");
        up(&mut hands, modifier, &meaning);
        hands.update(2);
        let after = field_text(&mut hands);
        assert_eq!(after == format!("{before}ø"), third, "{meaning:?}: {after}");
        assert!(third || after == before, "{meaning:?}: {after}");
        if third {
            hands.key(KeyCode::Backspace);
        }
    }
    // As Windows reports it.
    let control = (KeyCode::ControlLeft, Key::Control);
    let third = (KeyCode::AltRight, Key::AltGraph);
    down(&mut hands, control.0, &control.1);
    down(&mut hands, third.0, &third.1);
    write(&mut hands, "ø");
    up(&mut hands, third.0, &third.1);
    up(&mut hands, control.0, &control.1);
    hands.update(2);
    assert_eq!(field_text(&mut hands), format!("{text}ø"));
    assert_eq!(made(&mut hands), [], "a letter is no shortcut");
}

#[test]
fn a_key_that_is_held_writes_only_where_it_has_begun_to() {
    let mut hands = field();
    let text = field_text(&mut hands);
    let held_again = |hands: &mut Hands| {
        let world = hands.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<Window>>();
        let window = windows.single(world).expect("one window");
        world.write_message(bevy::input::keyboard::KeyboardInput {
            key_code: KeyCode::KeyH,
            logical_key: Key::Character("h".into()),
            state: ButtonState::Pressed,
            text: Some("h".into()),
            repeat: true,
            window,
        });
        hands.update(2);
    };
    held_again(&mut hands);
    assert_eq!(field_text(&mut hands), text, "it went down somewhere else");
    down(&mut hands, KeyCode::KeyH, &Key::Character("h".into()));
    held_again(&mut hands);
    assert_eq!(field_text(&mut hands), format!("{text}hh"));
    // Where the field closes the key that is held does nothing, either.
    hands.key(KeyCode::Escape);
    hands.update(3);
    made(&mut hands);
    held_again(&mut hands);
    assert_eq!((made(&mut hands), held(&hands)), (vec![], vec![]));
    assert_eq!(hands.menu(), Menu::None);
}

#[test]
fn nothing_is_bound_with_control() {
    let mut hands = title();
    let begin = |hands: &mut Hands| {
        let world = hands.app.world_mut();
        world.resource_mut::<Listening>().begin(Hardware::Keyboard);
        world.resource_mut::<Messages<Heard>>().clear();
    };
    begin(&mut hands);
    down(&mut hands, KeyCode::ControlLeft, &Key::Control);
    down(&mut hands, KeyCode::KeyJ, &Key::Character("j".into()));
    up(&mut hands, KeyCode::KeyJ, &Key::Character("j".into()));
    up(&mut hands, KeyCode::ControlLeft, &Key::Control);
    assert!(hands.app.world().resource::<Listening>().is_on());
    down(&mut hands, KeyCode::KeyJ, &Key::Character("j".into()));
    assert!(!hands.app.world().resource::<Listening>().is_on());
}
