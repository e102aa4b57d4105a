//! The keys that go down and up, in their order, each press with what is held with it. A key that is pressed while
//! Control, Alt or Super is held belongs to another program, or to the system: it makes no action.

use bevy::{
    input::keyboard::{Key, KeyCode, KeyboardFocusLost, KeyboardInput},
    prelude::*,
    window::WindowFocused,
};

/// A key that changes what others do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Modifier {
    Shift,
    Control,
    Alt,
    /// The key for the third sign on a key. Some systems report it as Control and the right Alt key together.
    AltGr,
    Super,
}

/// The modifier that a key is. What the key means counts more than where it is: people give Caps Lock the meaning of
/// Control.
fn modifier(input: &KeyboardInput) -> Option<Modifier> {
    Some(match (&input.logical_key, input.key_code) {
        (Key::AltGraph, _) | (Key::Alt, KeyCode::AltRight) => Modifier::AltGr,
        (Key::Shift, _) => Modifier::Shift,
        (Key::Control, _) => Modifier::Control,
        (Key::Alt, _) => Modifier::Alt,
        (Key::Super | Key::Meta | Key::Hyper, _) => Modifier::Super,
        (Key::Unidentified(_), key) => match key {
            KeyCode::ShiftLeft | KeyCode::ShiftRight => Modifier::Shift,
            KeyCode::ControlLeft | KeyCode::ControlRight => Modifier::Control,
            KeyCode::AltLeft => Modifier::Alt,
            KeyCode::AltRight => Modifier::AltGr,
            KeyCode::SuperLeft | KeyCode::SuperRight | KeyCode::Meta | KeyCode::Hyper => {
                Modifier::Super
            }
            _ => return None,
        },
        _ => return None,
    })
}

/// A key that goes down.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KeyPress {
    /// The key, by its position.
    pub(super) key: KeyCode,
    /// What the key means in the layout of the keyboard.
    pub(super) logical: Key,
    /// What it writes.
    pub(super) text: String,
    /// Whether Shift is held.
    pub(super) shifted: bool,
    /// Whether Control, Alt or Super is held, the right Alt key included, or an input method has taken the press.
    pub(super) commands: bool,
    /// Whether what the key writes is meant as text.
    pub(super) writes: bool,
    /// Whether the key is held and only reported once more.
    pub(super) repeat: bool,
}

/// What happens to a key.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum KeyEvent {
    /// It goes down.
    Down(KeyPress),
    /// It goes up.
    Up(KeyCode),
    /// Shift is not held any more.
    ShiftUp,
    /// All keys count as let go: the window has lost the focus.
    Lost,
}

/// What happens to keys in this frame.
#[derive(Resource, Debug, Default)]
pub(super) struct KeyEvents {
    events: Vec<KeyEvent>,
    down: Vec<KeyCode>,
    modifiers: Vec<(KeyCode, Modifier)>,
}

impl KeyEvents {
    /// What happens, in its order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &KeyEvent> {
        self.events.iter()
    }

    /// The keys that go down.
    pub(super) fn presses(&self) -> impl Iterator<Item = &KeyPress> {
        self.events.iter().filter_map(|event| match event {
            KeyEvent::Down(press) => Some(press),
            _ => None,
        })
    }

    fn holds(&self, modifier: Modifier) -> bool {
        self.modifiers.iter().any(|&(_, held)| held == modifier)
    }

    /// Whether Control, Alt or Super is held at the end of the frame.
    pub(super) fn command(&self) -> bool {
        (self.modifiers.iter()).any(|&(_, held)| held != Modifier::Shift)
    }

    /// Whether what is pressed now is meant as text.
    fn writes(&self) -> bool {
        let [control, alt, alt_gr, meta] = [
            Modifier::Control,
            Modifier::Alt,
            Modifier::AltGr,
            Modifier::Super,
        ]
        .map(|modifier| self.holds(modifier));
        let alt_writes = option_key_writes() || (control && cfg!(target_os = "windows"));
        !meta && (alt_gr || if alt { alt_writes } else { !control })
    }

    fn take(&mut self, input: &KeyboardInput) {
        let key = input.key_code;
        if !input.state.is_pressed() {
            let shifted = self.holds(Modifier::Shift);
            self.down.retain(|&held| held != key);
            self.modifiers.retain(|&(held, _)| held != key);
            self.events.push(KeyEvent::Up(key));
            if shifted && !self.holds(Modifier::Shift) {
                self.events.push(KeyEvent::ShiftUp);
            }
            return;
        }
        let repeat = input.repeat || self.down.contains(&key);
        if !repeat {
            self.down.push(key);
        }
        if let Some(modifier) = modifier(input)
            && !self.modifiers.iter().any(|&(held, _)| held == key)
        {
            self.modifiers.push((key, modifier));
        }
        let text = input.text.as_deref().unwrap_or_default();
        // Control that went down in another window is not known here, but the key of a letter writes no letter then.
        let hidden = matches!(input.logical_key, Key::Character(_))
            && !text.is_empty()
            && text.chars().all(char::is_control);
        self.events.push(KeyEvent::Down(KeyPress {
            key,
            logical: input.logical_key.clone(),
            text: text.to_owned(),
            shifted: self.holds(Modifier::Shift),
            commands: hidden || self.command() || input.logical_key == Key::Process,
            writes: !hidden && self.writes(),
            repeat,
        }));
    }

    fn lose(&mut self) {
        self.down.clear();
        self.modifiers.clear();
        self.events.push(KeyEvent::Lost);
    }
}

/// Whether the Alt key writes other signs than a key alone, as on all keyboards of Apple.
#[cfg(not(target_arch = "wasm32"))]
const fn option_key_writes() -> bool {
    cfg!(target_os = "macos")
}

/// Whether the Alt key writes other signs than a key alone, as on all keyboards of Apple.
#[cfg(target_arch = "wasm32")]
fn option_key_writes() -> bool {
    let platform = web_sys::window().and_then(|window| window.navigator().platform().ok());
    platform.is_some_and(|name| name.starts_with("Mac") || name.starts_with("iP"))
}

/// Reads what happens to keys.
pub(super) fn read_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut focused: MessageReader<WindowFocused>,
    mut keys: ResMut<KeyEvents>,
) {
    keys.events.clear();
    for input in inputs.read() {
        keys.take(input);
    }
    let blurred = focused.read().filter(|event| !event.focused).count();
    if blurred + lost.read().count() > 0 {
        keys.lose();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::{ButtonState, keyboard::NativeKey};

    fn unknown() -> Key {
        Key::Unidentified(NativeKey::Unidentified)
    }

    fn input(key_code: KeyCode, logical_key: Key, pressed: bool, text: &str) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key,
            state: if pressed {
                ButtonState::Pressed
            } else {
                ButtonState::Released
            },
            text: (!text.is_empty()).then(|| text.into()),
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    /// The press of C while these keys are held.
    fn c_with(held: &[(KeyCode, Key)]) -> KeyPress {
        let mut keys = KeyEvents::default();
        for (key, logical) in held {
            keys.take(&input(*key, logical.clone(), true, ""));
        }
        keys.take(&input(KeyCode::KeyC, Key::Character("c".into()), true, "c"));
        keys.presses().last().expect("C goes down").clone()
    }

    #[test]
    fn control_alt_and_super_make_a_command_of_a_key_and_shift_does_not() {
        use KeyCode as K;
        for (held, commands, writes) in [
            (vec![], false, true),
            (vec![(K::ShiftLeft, unknown())], false, true),
            (vec![(K::ControlLeft, unknown())], true, false),
            (vec![(K::ControlRight, Key::Control)], true, false),
            (vec![(K::SuperRight, Key::Super)], true, false),
            (vec![(K::SuperLeft, unknown())], true, false),
            // Caps Lock with the meaning of Control, and the other way round.
            (vec![(K::CapsLock, Key::Control)], true, false),
            (vec![(K::ControlLeft, Key::CapsLock)], false, true),
            // The third sign of a key: as one key, and as Control and Alt.
            (vec![(K::AltRight, unknown())], true, true),
            (vec![(K::CapsLock, Key::AltGraph)], true, true),
            (
                vec![(K::ControlLeft, Key::Control), (K::AltRight, Key::AltGraph)],
                true,
                true,
            ),
            (
                vec![(K::AltRight, unknown()), (K::SuperLeft, unknown())],
                true,
                false,
            ),
        ] {
            let press = c_with(&held);
            assert_eq!(
                (press.commands, press.writes),
                (commands, writes),
                "{held:?}"
            );
        }
        let press = c_with(&[(K::AltLeft, unknown())]);
        assert_eq!((press.commands, press.writes), (true, option_key_writes()));
    }

    #[test]
    fn what_is_held_is_what_was_held_when_the_key_went_down() {
        let mut keys = KeyEvents::default();
        let c = |pressed| input(KeyCode::KeyC, Key::Character("c".into()), pressed, "c");
        let control = |pressed| input(KeyCode::ControlLeft, Key::Control, pressed, "");
        // All in one frame: C, then Control and C, then C again.
        for input in [
            c(true),
            c(false),
            control(true),
            c(true),
            control(false),
            c(true),
            c(false),
            c(true),
        ] {
            keys.take(&input);
        }
        let told: Vec<_> = keys
            .presses()
            .filter(|press| press.key == KeyCode::KeyC)
            .map(|press| (press.commands, press.repeat))
            .collect();
        assert_eq!(
            told,
            [(false, false), (true, false), (false, true), (false, false)]
        );
    }

    #[test]
    fn a_window_that_loses_the_focus_holds_nothing() {
        let mut keys = KeyEvents::default();
        keys.take(&input(KeyCode::ControlLeft, Key::Control, true, ""));
        assert!(keys.command());
        keys.lose();
        assert!(!keys.command());
        // Control came back with the window: what the key writes gives it away.
        keys.take(&input(
            KeyCode::KeyC,
            Key::Character("c".into()),
            true,
            "\u{3}",
        ));
        let press = keys.presses().last().expect("C goes down");
        assert!(press.commands && !press.writes);
        // Keys that write no letter are not taken for that.
        keys.take(&input(KeyCode::Enter, Key::Enter, true, "\r"));
        assert!(!keys.presses().last().expect("Enter goes down").commands);
    }
}
