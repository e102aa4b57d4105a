//! Tests of bindings: changes, conflicts, layouts, files.

use super::*;
use GamepadButton as B;
use KeyCode as K;

const KEYBOARD: Hardware = Hardware::Keyboard;
const PAD: Hardware = Hardware::Pad;

#[test]
fn no_layout_gives_a_chord_two_actions_or_leaves_a_needed_one_without() {
    for layout in Layout::ALL {
        for hardware in Hardware::ALL {
            let mut bindings = Bindings::default();
            bindings.lay_out(hardware, layout);
            assert!(bindings.is_sound(hardware), "{layout:?} {hardware:?}");
            assert_eq!(bindings.layout(hardware), Some(layout));
            // Where the keyboard has no Escape at hand, the layout has another key.
            let unbound: Vec<_> = Action::ALL
                .into_iter()
                .filter(|&action| bindings.chords(hardware, action).is_empty())
                .collect();
            assert!(
                hardware == PAD || unbound.is_empty(),
                "{layout:?}: {unbound:?}"
            );
        }
    }
}

#[test]
fn a_free_key_replaces_all_the_old_ones() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.bind(Action::Confirm, Chord::key(K::KeyJ)), Ok(()));
    assert_eq!(
        bindings.chords(KEYBOARD, Action::Confirm),
        [Chord::key(K::KeyJ)]
    );
    assert_eq!(bindings.owner(Chord::key(K::Space)), None);
    let force: Vec<_> = bindings.in_force(KEYBOARD, Action::Confirm).collect();
    assert_eq!(
        force,
        [Chord::key(K::KeyJ), Chord::key(K::Enter)],
        "nobody is locked out"
    );
}

#[test]
fn a_taken_key_is_refused_or_changes_places() {
    let mut bindings = Bindings::default();
    let c = Chord::key(K::KeyC);
    let taken = Err(BindingRefusal::Taken(Action::Commit));
    assert_eq!(bindings.bind(Action::Hint, c), taken);
    assert_eq!(bindings, Bindings::default());
    assert_eq!(bindings.swap(Action::Hint, c), Ok(()));
    assert_eq!(bindings.chords(KEYBOARD, Action::Hint), [c]);
    assert_eq!(
        bindings.chords(KEYBOARD, Action::Commit),
        [Chord::key(K::KeyH)]
    );
    // One of several keys.
    assert_eq!(bindings.swap(Action::Log, Chord::key(K::Space)), Ok(()));
    let confirm = [K::Enter, K::NumpadEnter, K::KeyL].map(Chord::key);
    assert_eq!(bindings.chords(KEYBOARD, Action::Confirm), confirm);
    assert!(bindings.is_sound(KEYBOARD));
}

#[test]
fn nobody_can_lock_themselves_out() {
    let mut bindings = Bindings::default();
    for (chord, owner) in [
        (Chord::key(K::Enter), Action::Confirm),
        (Chord::key(K::Escape), Action::Pause),
        (Chord::button(B::Start), Action::Pause),
    ] {
        let reserved = Err(BindingRefusal::Reserved(owner));
        assert_eq!(bindings.swap(Action::Hint, chord), reserved, "{chord:?}");
    }
    // Skip has no button that Back could get for its only one.
    let last = Err(BindingRefusal::Last(Action::Back));
    assert_eq!(bindings.swap(Action::Skip, Chord::button(B::East)), last);
    assert_eq!(bindings.swap(Action::Skip, Chord::button(B::West)), Ok(()));
    assert!(bindings.chords(PAD, Action::Decline).is_empty());
    assert!(bindings.is_sound(PAD));
}

#[test]
fn an_action_can_have_its_first_keys_back() {
    let mut bindings = Bindings::default();
    bindings
        .swap(Action::Hint, Chord::key(K::KeyC))
        .expect("it changes places");
    bindings
        .swap(Action::Log, Chord::key(K::KeyH))
        .expect("it changes places");
    bindings.reset(KEYBOARD, Action::Hint);
    assert_eq!(
        bindings.chords(KEYBOARD, Action::Hint),
        [Chord::key(K::KeyH)]
    );
    assert!(bindings.is_sound(KEYBOARD), "{bindings:?}");
    for action in Action::ALL {
        bindings.reset(KEYBOARD, action);
    }
    assert_eq!(bindings, Bindings::default());
}

#[test]
fn bindings_are_read_as_they_are_written() {
    let read = |bindings: &Bindings| {
        let mut again = Bindings::default();
        for hardware in Hardware::ALL {
            let words = bindings.written(hardware);
            let words = words
                .iter()
                .map(|(name, words)| (name.as_str(), words.as_slice()));
            again.read(hardware, words);
        }
        again
    };
    let mut bindings = Bindings::default();
    assert!(bindings.written(KEYBOARD).is_empty());
    bindings
        .bind(Action::Log, Chord::shifted(K::KeyL))
        .expect("it is free");
    bindings
        .bind(Action::Log, Chord::buttons(B::West, B::North))
        .expect("it is free");
    bindings.lay_out(KEYBOARD, Layout::LeftHand);
    assert_eq!(read(&bindings), bindings);
    // What cannot be played with is not taken over.
    let mut odd = Bindings::default();
    let none: &[String] = &[];
    odd.read(KEYBOARD, [("back", none)]);
    odd.read(KEYBOARD, [("hint", ["KeyC".to_owned()].as_slice())]);
    odd.read(KEYBOARD, [("nonsense", none)]);
    assert_eq!(odd, Bindings::default());
}
