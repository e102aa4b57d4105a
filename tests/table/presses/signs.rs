//! Keys that are known by their signs work where the layout of the keyboard has them, and key caps show what is printed
//! on the player's own keys.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use guyenne::games::guesclin::table::map_view::MapView;
use guyenne::input::{Action, Bindings, Chord, Device as InUse, Hardware, Heard, KeySign, Layout};
use guyenne::input::{Listening, PrintedKeys, Signs};

use super::{down, lay_out, made, title, up, watched};
use crate::guesclin::player;
use crate::harness::{Device, Hands};

/// Keys that print plus and minus: by layout, with what they print and whether Shift is held.
const PRINTED: [(&str, KeyCode, &str, bool, Action); 17] = {
    use KeyCode as K;
    let (more, less) = (Action::ZoomIn, Action::ZoomOut);
    [
        ("American", K::Equal, "=", false, more),
        ("American", K::Equal, "+", true, more),
        ("American", K::Minus, "-", false, less),
        ("German", K::BracketRight, "+", false, more),
        ("German", K::Slash, "-", false, less),
        ("Spanish", K::BracketRight, "+", false, more),
        ("Spanish", K::Slash, "-", false, less),
        ("French", K::Equal, "=", false, more),
        ("French", K::Equal, "+", true, more),
        ("French", K::Digit6, "-", false, less),
        ("Dvorak", K::BracketRight, "=", false, more),
        ("Dvorak", K::BracketRight, "+", true, more),
        ("Dvorak", K::Quote, "-", false, less),
        ("Russian", K::Minus, "-", false, less),
        ("Swiss", K::Digit1, "+", false, more),
        ("keypad", K::NumpadAdd, "+", false, more),
        ("keypad", K::NumpadSubtract, "-", false, less),
    ]
};

/// Keys on the places of the American plus and minus that print something else.
const OTHER: [(&str, KeyCode, &str); 5] = [
    ("German", KeyCode::Minus, "ß"),
    ("Spanish", KeyCode::Minus, "'"),
    ("French", KeyCode::Minus, ")"),
    ("Dvorak", KeyCode::Equal, "]"),
    ("German", KeyCode::Digit7, "7"),
];

fn press(hands: &mut Hands, key: KeyCode, printed: &str, shift: bool) {
    let logical = Key::Character(printed.into());
    if shift {
        down(hands, KeyCode::ShiftLeft, &Key::Shift);
    }
    down(hands, key, &logical);
    up(hands, key, &logical);
    if shift {
        up(hands, KeyCode::ShiftLeft, &Key::Shift);
    }
}

#[test]
fn plus_and_minus_work_on_the_keys_that_print_them() {
    let mut hands = title();
    for layout in [Layout::BothHands, Layout::RightHand] {
        lay_out(&mut hands, Hardware::Keyboard, layout);
        for (country, key, printed, shift, action) in PRINTED {
            made(&mut hands);
            press(&mut hands, key, printed, shift);
            let all = made(&mut hands);
            assert_eq!(all, [action], "{layout:?}, {country}: {printed}");
        }
        if layout == Layout::BothHands {
            for (country, key, printed) in OTHER {
                press(&mut hands, key, printed, false);
                assert_eq!(made(&mut hands), [], "{country}: {printed}");
            }
        }
    }
}

#[test]
fn the_map_zooms_by_signs_and_goes_on_while_they_are_held() {
    let hands = player::open(player::with(&[("scenario", "1")], 4), Device::Keys);
    let mut hands = watched(hands);
    hands.resize((844.0, 390.0));
    hands.update(4);
    player::wait(&mut hands);
    let zoom = |hands: &Hands| hands.app.world().resource::<MapView>().zoom;
    let before = zoom(&hands);
    press(&mut hands, KeyCode::BracketRight, "+", false);
    let once = zoom(&hands);
    assert!(once > before * 1.1, "{before} {once}");
    press(&mut hands, KeyCode::Slash, "-", false);
    assert!(
        (zoom(&hands) - before).abs() < before * 0.01,
        "one step back"
    );
    let plus = Key::Character("+".into());
    down(&mut hands, KeyCode::BracketRight, &plus);
    hands.until(40, |hands| zoom(hands) > once * 1.3);
    up(&mut hands, KeyCode::BracketRight, &plus);
}

#[test]
fn a_sign_is_bound_as_a_sign_and_a_place_wins_over_it() {
    let mut hands = title();
    let hear = |hands: &mut Hands, key: KeyCode, printed: &str| {
        let world = hands.app.world_mut();
        world.resource_mut::<Messages<Heard>>().clear();
        let mut listening = world.resource_mut::<Listening>();
        listening.begin(Hardware::Keyboard);
        let mut heard = world.resource::<Messages<Heard>>().get_cursor();
        hands.write_key(key, Key::Character(printed.into()), ButtonState::Pressed);
        hands.update(1);
        let all = hands.app.world().resource::<Messages<Heard>>();
        let chord = heard.read(all).next().expect("it is heard").0;
        up(hands, key, &Key::Character(printed.into()));
        hands.update(2);
        chord.expect("a key")
    };
    let plus = Chord::Sign(KeySign::Plus);
    assert_eq!(hear(&mut hands, KeyCode::BracketRight, "+"), plus);
    assert_eq!(hear(&mut hands, KeyCode::Equal, "="), plus);
    let keypad = Chord::key(KeyCode::NumpadAdd);
    assert_eq!(hear(&mut hands, KeyCode::NumpadAdd, "+"), keypad);
    let place = Chord::key(KeyCode::BracketRight);
    assert_eq!(hear(&mut hands, KeyCode::BracketRight, "]"), place);
    // A player who has bound the place of the German plus: nothing else happens there.
    let mut bindings = hands.app.world_mut().resource_mut::<Bindings>();
    bindings.bind(Action::Threat, place).expect("nobody has it");
    hands.update(2);
    made(&mut hands);
    press(&mut hands, KeyCode::BracketRight, "+", false);
    assert_eq!(made(&mut hands), [Action::Threat]);
    press(&mut hands, KeyCode::Digit1, "+", false);
    assert_eq!(made(&mut hands), [Action::ZoomIn]);
}

/// The signs of what these actions are bound to.
fn signs(hands: &mut Hands, actions: &[Action]) -> Vec<String> {
    let actions = actions.to_vec();
    let read = move |signs: Signs| -> Vec<String> {
        let of = |&action: &Action| signs.of(action, InUse::Keyboard, default());
        let all = actions.iter().filter_map(of);
        all.map(std::borrow::Cow::into_owned).collect()
    };
    let world = hands.app.world_mut();
    let system = world.register_system(read);
    world.run_system(system).expect("it runs")
}

#[test]
fn a_cap_never_shows_what_another_key_prints() {
    use KeyCode as K;
    let mut hands = title();
    let all = Action::ALL;
    let dvorak = [
        (K::KeyI, "c"),
        (K::KeyB, "x"),
        (K::KeyN, "b"),
        (K::KeyJ, "h"),
    ];
    let german = [
        (K::KeyY, "z"),
        (K::Semicolon, "ö"),
        (K::Minus, "ß"),
        (K::Quote, "ä"),
    ];
    let odd = [
        (K::KeyI, "ı"),
        (K::Quote, "i"),
        (K::KeyG, "ğ"),
        (K::KeyF, "c"),
    ];
    let russian = [
        (K::KeyC, "с"),
        (K::KeyX, "ч"),
        (K::KeyH, "р"),
        (K::KeyI, "ш"),
    ];
    for layout in Layout::ALL {
        lay_out(&mut hands, Hardware::Keyboard, layout);
        for keyboard in [dvorak, german, odd, russian] {
            *hands.app.world_mut().resource_mut::<PrintedKeys>() = PrintedKeys::default();
            for (key, printed) in keyboard {
                press(&mut hands, key, printed, false);
                let mut shown = signs(&mut hands, &all);
                assert_eq!(shown.len(), all.len());
                for (other, letter) in keyboard {
                    // What a key prints is shown for no other key.
                    let bindings = hands.app.world().resource::<Bindings>();
                    let owner = bindings.owner(Chord::key(other));
                    let wrong = all.iter().zip(&shown).find(|&(&action, sign)| {
                        *sign == letter.to_uppercase() && Some(action) != owner
                    });
                    let pressed = keyboard.iter().position(|&(known, _)| known == key);
                    let known = keyboard.iter().position(|&(known, _)| known == other);
                    assert!(wrong.is_none() || known > pressed, "{other:?}: {wrong:?}");
                }
                assert!(shown.iter().all(|sign| !sign.trim().is_empty()));
                shown.sort();
                shown.dedup();
                assert_eq!(
                    shown.len(),
                    all.len(),
                    "{keyboard:?}: a sign is on two keys"
                );
            }
        }
    }
}

#[test]
fn dvorak_shows_c_nowhere_but_on_its_key() {
    let mut hands = title();
    let place = [Action::Commit];
    assert_eq!(signs(&mut hands, &place), ["C"]);
    press(&mut hands, KeyCode::KeyI, "c", false);
    assert_eq!(signs(&mut hands, &place), ["J"]);
    assert_eq!(signs(&mut hands, &[Action::Details]), ["C"]);
    // Commands and the third signs of keys teach nothing.
    down(&mut hands, KeyCode::AltRight, &Key::AltGraph);
    press(&mut hands, KeyCode::KeyC, "ø", false);
    up(&mut hands, KeyCode::AltRight, &Key::AltGraph);
    assert_eq!(signs(&mut hands, &place), ["J"]);
}
