//! Tests of bindings: changes, conflicts, layouts, files.

use super::*;
use GamepadButton as B;
use KeyCode as K;

const KEYBOARD: Hardware = Hardware::Keyboard;
const PAD: Hardware = Hardware::Pad;

impl Bindings {
    /// Whether no chord has two actions, and everything needed can be done.
    fn is_sound(&self, hardware: Hardware) -> bool {
        Action::ALL.into_iter().all(|action| {
            let own = self.chords(hardware, action);
            let alone = |&chord: &Chord| {
                self.owner(chord) == Some(action)
                    && chord.reserved().is_none_or(|always| always == action)
            };
            own.iter().all(alone) && !(own.is_empty() && is_needed(hardware, action))
        })
    }
}

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

/// Control and the like make commands of other keys: none of them can be bound, so none is lost.
#[test]
fn no_key_that_changes_others_can_be_bound() {
    for word in [
        "ControlLeft",
        "ControlRight",
        "AltLeft",
        "AltRight",
        "SuperLeft",
        "SuperRight",
        "ShiftLeft",
        "ShiftRight",
        "CapsLock",
    ] {
        assert_eq!(Chord::of_word(KEYBOARD, word), None, "{word}");
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
    // The keys that zoom were written by their places once.
    let mut older = Bindings::default();
    let words = ["Equal".to_owned(), "KeyJ".to_owned()];
    older.read(KEYBOARD, [("zoom-in", words.as_slice())]);
    let zoom_in = [Chord::Sign(KeySign::Plus), Chord::key(K::KeyJ)];
    assert_eq!(older.chords(KEYBOARD, Action::ZoomIn), zoom_in);
    assert_eq!(read(&older), older);
    // What cannot be played with is not taken over.
    let mut odd = Bindings::default();
    let none: &[String] = &[];
    assert_eq!(odd.read(KEYBOARD, [("back", none)]), [Action::Back]);
    let taken = ["KeyC".to_owned()];
    let taken = odd.read(KEYBOARD, [("hint", taken.as_slice())]);
    assert_eq!(taken, [Action::Hint]);
    assert_eq!(odd.read(KEYBOARD, [("nonsense", none)]), []);
    assert_eq!(odd, Bindings::default());
}

/// What is read of these words for actions: the refused ones, and the chords of those that are asked for.
fn read_of(hardware: Hardware, words: &[(&str, &[&str])], asked: &[Action]) -> Vec<Vec<String>> {
    let owned: Vec<(&str, Vec<String>)> = (words.iter())
        .map(|(name, words)| (*name, words.iter().map(|&word| word.to_owned()).collect()))
        .collect();
    let mut bindings = Bindings::default();
    let words = owned.iter().map(|(name, words)| (*name, words.as_slice()));
    let refused = bindings.read(hardware, words);
    assert!(bindings.is_sound(hardware), "{bindings:?}");
    let mut found = vec![refused.iter().map(|one| one.name().to_owned()).collect()];
    found.extend(asked.iter().map(|&action| {
        let chords = bindings.chords(hardware, action).iter();
        chords.map(|chord| chord.word()).collect::<Vec<_>>()
    }));
    found
}

#[test]
fn a_binding_that_cannot_be_leaves_the_others() {
    let (hint, log, back) = (Action::Hint, Action::Log, Action::Back);
    // One key belongs to an action that is not in the file; the other one of the same action does not.
    let found = read_of(
        KEYBOARD,
        &[("hint", &["KeyC", "KeyJ"]), ("log", &["KeyK"])],
        &[hint, log],
    );
    assert_eq!(found, [vec!["hint"], vec!["KeyJ"], vec!["KeyK"]]);
    // Two actions want one key: the first one has it, and the other one what it has at first.
    let both: [(&str, &[&str]); 2] = [("hint", &["KeyJ"]), ("log", &["KeyJ"])];
    let found = read_of(KEYBOARD, &both, &[hint, log]);
    assert_eq!(found, [vec!["log"], vec!["KeyJ"], vec!["KeyL"]]);
    // What it has at first is taken, too: then it has nothing, and whoever has it keeps it.
    let found = read_of(
        KEYBOARD,
        &[("hint", &["KeyC"]), ("log", &["KeyH"])],
        &[hint, log],
    );
    assert_eq!(found, [vec!["hint"], vec![], vec!["KeyH"]]);
    // A needed action is never without any.
    let all = Bindings::default();
    let of_back: Vec<String> = (all.chords(KEYBOARD, back).iter())
        .map(|chord| chord.word())
        .collect();
    let words: Vec<&str> = of_back.iter().map(String::as_str).collect();
    let found = read_of(KEYBOARD, &[("back", &[]), ("log", &words)], &[back, log]);
    assert_eq!(found[1..], [of_back.clone(), vec!["KeyL".to_owned()]]);
    // Words that are not known, and what always belongs to another action.
    let odd: [(&str, &[&str]); 3] = [
        ("hint", &["KeyÉ", "Mouse5"]),
        ("log", &["Escape", "KeyK"]),
        ("dance", &["KeyJ"]),
    ];
    let found = read_of(KEYBOARD, &odd, &[hint, log]);
    assert_eq!(found, [vec!["log"], vec!["KeyH"], vec!["KeyK"]]);
    let found = read_of(PAD, &[("hint", &["Paddle1"]), ("log", &["West"])], &[hint]);
    assert_eq!(found[1], read_of(PAD, &[], &[hint])[1]);
}

/// One entry of a layout is replaced by each other entry: no other entry is lost, but for what the two share.
#[test]
fn whatever_one_binding_says_the_others_stay() {
    for hardware in Hardware::ALL {
        let mut bindings = Bindings::default();
        bindings.lay_out(hardware, Layout::LeftHand);
        let written = bindings.written(hardware);
        let strange = [vec![], vec!["KeyC".to_owned()], vec!["South".to_owned()]];
        let others = written.iter().map(|(_, words)| words.clone());
        let others: Vec<_> = others.chain(strange).collect();
        for at in 0..written.len() {
            for other in &others {
                let mut damaged = written.clone();
                damaged[at].1.clone_from(other);
                let mut read = Bindings::default();
                let words = damaged
                    .iter()
                    .map(|(name, words)| (name.as_str(), words.as_slice()));
                read.read(hardware, words);
                assert!(read.is_sound(hardware), "{damaged:?}");
                let changed = |action: &Action| {
                    read.chords(hardware, *action) != bindings.chords(hardware, *action)
                };
                let changed: Vec<Action> = Action::ALL.into_iter().filter(changed).collect();
                assert!(
                    changed.len() <= 2,
                    "{}: {other:?}: {changed:?}",
                    written[at].0
                );
            }
        }
    }
}
