//! The actions of players, the maps from their bindings to them, and what keys write into fields.

use super::{Bindings, Chord, Hardware, Make, chord::Shift};
use bevy::{input::keyboard::KeyboardInput, prelude::*};
use leafwing_input_manager::prelude::*;

/// An action of a player, on any device.
#[derive(Actionlike, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Action {
    /// Presses what is focused.
    Confirm,
    /// Takes back the last step, or leaves a page.
    Back,
    /// Opens and closes the pause menu.
    Pause,
    /// Finishes all animations.
    Skip,
    /// Moves the focus up.
    Up,
    /// Moves the focus down.
    Down,
    /// Moves the focus to the left.
    Left,
    /// Moves the focus to the right.
    Right,
    /// Moves the focus to the next part of the screen.
    NextZone,
    /// Moves the focus to the previous part of the screen.
    PrevZone,
    /// Moves the focus to the next thing, in reading order.
    Next,
    /// Moves the focus to the previous thing, in reading order.
    Prev,
    /// Presses the table's first button.
    Commit,
    /// Presses the table's second button, if it has one.
    Decline,
    /// Shows more about what is focused.
    Details,
    /// Opens and closes the log.
    Log,
    /// Opens the table in words, and closes it.
    Overview,
    /// Changes the speed of the table.
    Speed,
    /// Asks for a hint, or closes it.
    Hint,
    /// Opens the rules in short, and closes them.
    Rules,
    /// Turns one's own cards up, where all cards of people lie face down: both shoulder buttons of a pad at once.
    Look,
    /// Shows where the enemies could strike, on a map.
    Threat,
    /// Shows less of a map, and larger.
    ZoomIn,
    /// Shows more of a map, and smaller.
    ZoomOut,
}

impl Action {
    /// Every action.
    pub const ALL: [Self; 24] = [
        Self::Confirm,
        Self::Back,
        Self::Pause,
        Self::Skip,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::NextZone,
        Self::PrevZone,
        Self::Next,
        Self::Prev,
        Self::Commit,
        Self::Decline,
        Self::Details,
        Self::Log,
        Self::Overview,
        Self::Speed,
        Self::Hint,
        Self::Rules,
        Self::Look,
        Self::Threat,
        Self::ZoomIn,
        Self::ZoomOut,
    ];

    /// Its word in files; the message key of its name is this after `action-`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Back => "back",
            Self::Pause => "pause",
            Self::Skip => "skip",
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::NextZone => "next-zone",
            Self::PrevZone => "prev-zone",
            Self::Next => "next",
            Self::Prev => "prev",
            Self::Commit => "commit",
            Self::Decline => "decline",
            Self::Details => "details",
            Self::Log => "log",
            Self::Overview => "overview",
            Self::Speed => "speed",
            Self::Hint => "hint",
            Self::Rules => "rules",
            Self::Look => "look",
            Self::Threat => "threat",
            Self::ZoomIn => "zoom-in",
            Self::ZoomOut => "zoom-out",
        }
    }

    /// The directions of both sticks for it.
    const fn sticks(self) -> &'static [GamepadControlDirection] {
        use GamepadControlDirection as D;
        match self {
            Self::Up => &[D::LEFT_UP, D::RIGHT_UP],
            Self::Down => &[D::LEFT_DOWN, D::RIGHT_DOWN],
            Self::Left => &[D::LEFT_LEFT, D::RIGHT_LEFT],
            Self::Right => &[D::LEFT_RIGHT, D::RIGHT_RIGHT],
            _ => &[],
        }
    }
}

/// How far a stick is pushed at least where that counts, as a share of its way.
pub(super) const PUSHED: f32 = 0.5;

/// The keyboard's map of these bindings.
pub(super) fn key_map(bindings: &Bindings) -> InputMap<Action> {
    map(bindings, Hardware::Keyboard, Make::default())
}

/// The map of these bindings for a pad of this make.
pub(super) fn button_map(bindings: &Bindings, make: Make) -> InputMap<Action> {
    let mut map = map(bindings, Hardware::Pad, make);
    for action in Action::ALL {
        for direction in action.sticks() {
            map.insert(action, direction.threshold(PUSHED));
        }
    }
    map
}

fn map(bindings: &Bindings, hardware: Hardware, make: Make) -> InputMap<Action> {
    let mut map = InputMap::default();
    for action in Action::ALL {
        for chord in bindings.in_force(hardware, action) {
            match chord.on(make) {
                Chord::Key(key, Shift::Up) => map.insert(action, key),
                Chord::Key(key, Shift::Down) => {
                    map.insert(action, ButtonlikeChord::modified(ModifierKey::Shift, key))
                }
                Chord::Button(button) => map.insert(action, button),
                Chord::Buttons(one, other) => {
                    map.insert(action, ButtonlikeChord::new([one, other]))
                }
            };
        }
    }
    map
}

/// What a key types into a field of text. A letter counts wherever the focus is; a space and the keys that erase count
/// only while the field has the focus, for they have another meaning elsewhere.
pub(super) fn typed_text(key: &KeyboardInput, in_field: bool) -> Vec<Typed> {
    use KeyCode as K;
    match key.key_code {
        K::Backspace | K::NumpadBackspace if in_field => vec![Typed::Erase],
        K::Delete if in_field => vec![Typed::Clear],
        _ => {
            let signs = key.text.iter().flat_map(|text| text.chars());
            let written = signs.filter(|&sign| !sign.is_control() && (in_field || sign != ' '));
            written.map(Typed::Letter).collect()
        }
    }
}

/// Whether the keys that are held down make a command of a letter. With the right Alt key, which some systems report
/// as Control and Alt together, letters are written.
pub(super) fn commands(keys: &ButtonInput<KeyCode>) -> bool {
    use KeyCode as K;
    let control = keys.any_pressed([K::ControlLeft, K::ControlRight]);
    let alt = keys.any_pressed([K::AltLeft, K::AltRight]);
    control && !alt || keys.any_pressed([K::SuperLeft, K::SuperRight])
}

/// What a key types into a field of digits.
pub(super) fn typed_digit(key: KeyCode) -> Option<Typed> {
    use KeyCode as K;
    let digit = match key {
        K::Digit0 | K::Numpad0 => 0,
        K::Digit1 | K::Numpad1 => 1,
        K::Digit2 | K::Numpad2 => 2,
        K::Digit3 | K::Numpad3 => 3,
        K::Digit4 | K::Numpad4 => 4,
        K::Digit5 | K::Numpad5 => 5,
        K::Digit6 | K::Numpad6 => 6,
        K::Digit7 | K::Numpad7 => 7,
        K::Digit8 | K::Numpad8 => 8,
        K::Digit9 | K::Numpad9 => 9,
        K::Backspace | K::NumpadBackspace => return Some(Typed::Erase),
        K::Delete => return Some(Typed::Clear),
        _ => return None,
    };
    Some(Typed::Digit(digit))
}

/// A key press in a field of digits or of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A digit, 0 to 9; only where there is no field of text.
    Digit(u8),
    /// A letter, a digit or another sign in a field of text.
    Letter(char),
    /// Removes the last sign.
    Erase,
    /// Removes everything.
    Clear,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(key_code: KeyCode, text: Option<&str>) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key: bevy::input::keyboard::Key::Escape,
            state: bevy::input::ButtonState::Pressed,
            text: text.map(Into::into),
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn what_a_key_writes_depends_on_the_layout_and_on_the_field() {
        use KeyCode as K;
        let letters = |text: &str| text.chars().map(Typed::Letter).collect::<Vec<_>>();
        for (key, text, in_field, typed) in [
            (K::KeyQ, Some("à"), false, letters("à")),
            // A dead key that does not fit the letter.
            (K::KeyX, Some("´x"), true, letters("´x")),
            (K::Digit4, Some("4"), false, letters("4")),
            (K::Space, Some(" "), false, vec![]),
            (K::Space, Some(" "), true, letters(" ")),
            (K::Enter, Some("\r"), true, vec![]),
            (K::ArrowUp, None, true, vec![]),
            (K::Backspace, Some("\u{8}"), false, vec![]),
            (K::Backspace, None, true, vec![Typed::Erase]),
            (K::Delete, None, true, vec![Typed::Clear]),
        ] {
            assert_eq!(typed_text(&pressed(key, text), in_field), typed, "{key:?}");
        }
    }

    #[test]
    fn the_right_alt_key_makes_no_command() {
        let mut keys = ButtonInput::default();
        assert!(!commands(&keys));
        keys.press(KeyCode::ControlLeft);
        assert!(commands(&keys));
        keys.press(KeyCode::AltRight);
        assert!(!commands(&keys));
    }
}
