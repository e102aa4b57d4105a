//! The actions of players, and the keys and pad buttons for them. The only file with key codes.

use super::Make;
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
    /// Presses the table's second button: pass, concede.
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
}

impl Action {
    /// Every action.
    pub const ALL: [Self; 21] = [
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
    ];

    /// The keys for it, by their position on a US keyboard; the first one is shown in prompts.
    pub const fn keys(self) -> &'static [KeyCode] {
        use KeyCode as K;
        match self {
            Self::Confirm => &[K::Enter, K::Space, K::NumpadEnter],
            Self::Back => &[K::Backspace],
            Self::Pause => &[K::Escape],
            Self::Skip => &[K::KeyF],
            Self::Up => &[K::ArrowUp],
            Self::Down => &[K::ArrowDown],
            Self::Left => &[K::ArrowLeft],
            Self::Right => &[K::ArrowRight],
            Self::NextZone => &[K::PageDown],
            Self::PrevZone => &[K::PageUp],
            Self::Next | Self::Prev => &[K::Tab],
            Self::Commit => &[K::KeyC],
            Self::Decline => &[K::KeyX],
            Self::Details => &[K::KeyI],
            Self::Log => &[K::KeyL],
            Self::Overview => &[K::KeyT],
            Self::Speed => &[K::KeyV],
            Self::Hint => &[K::KeyH],
            Self::Rules => &[K::KeyR],
            Self::Look => &[K::KeyP],
        }
    }

    /// The pad buttons for it; the first one is shown in prompts.
    pub const fn buttons(self) -> &'static [GamepadButton] {
        use GamepadButton as B;
        match self {
            Self::Confirm => &[B::South],
            Self::Back => &[B::East],
            Self::Pause => &[B::Start],
            Self::Up => &[B::DPadUp],
            Self::Down => &[B::DPadDown],
            Self::Left => &[B::DPadLeft],
            Self::Right => &[B::DPadRight],
            Self::NextZone => &[B::RightTrigger],
            Self::PrevZone => &[B::LeftTrigger],
            // Any press finishes animations; a pad has no button for that alone. The log has one for the table in words.
            Self::Skip | Self::Next | Self::Prev | Self::Look | Self::Overview => &[],
            Self::Commit => &[B::North],
            Self::Decline => &[B::West],
            Self::Details => &[B::LeftTrigger2],
            Self::Log => &[B::Select],
            Self::Speed => &[B::RightTrigger2],
            Self::Hint => &[B::LeftThumb],
            Self::Rules => &[B::RightThumb],
        }
    }

    /// The buttons for it on a pad of this make: where A is at the right, A confirms and B, at the bottom, goes back.
    pub const fn buttons_on(self, make: Make) -> &'static [GamepadButton] {
        match (self, make) {
            (Self::Confirm, Make::Swapped) => Self::Back.buttons(),
            (Self::Back, Make::Swapped) => Self::Confirm.buttons(),
            _ => self.buttons(),
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

/// The shoulder buttons of a pad: together they are [`Action::Look`].
pub(super) const SHOULDERS: [GamepadButton; 2] =
    [GamepadButton::LeftTrigger, GamepadButton::RightTrigger];

/// The default bindings of the keyboard.
pub(super) fn key_map() -> InputMap<Action> {
    let mut map = InputMap::default();
    for action in Action::ALL {
        for &key in action.keys() {
            match action {
                Action::Prev => {
                    map.insert(action, ButtonlikeChord::modified(ModifierKey::Shift, key));
                }
                _ => {
                    map.insert(action, key);
                }
            }
        }
    }
    map
}

/// The default bindings of a pad of this make.
pub(super) fn button_map(make: Make) -> InputMap<Action> {
    let mut map = InputMap::default();
    for action in Action::ALL {
        for &button in action.buttons_on(make) {
            map.insert(action, button);
        }
        for direction in action.sticks() {
            map.insert(action, direction.threshold(0.5));
        }
    }
    map.insert(Action::Look, ButtonlikeChord::new(SHOULDERS));
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
    use bevy::platform::collections::HashMap;

    #[test]
    fn no_key_or_button_has_two_actions() {
        let mut keys = HashMap::new();
        let mut buttons = HashMap::new();
        for action in Action::ALL.into_iter().filter(|&a| a != Action::Prev) {
            for key in action.keys() {
                assert_eq!(keys.insert(*key, action), None, "{key:?}");
            }
            for button in action.buttons_on(Make::Swapped) {
                assert_eq!(buttons.insert(*button, action), None, "{button:?}");
            }
        }
    }

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
