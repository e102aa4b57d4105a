//! The actions of players, and what keys write into fields.

use super::{bindable_keys::on_keypad, key_presses::KeyPress};
use crate::keys;
use bevy::{input::keyboard::Key, prelude::*};
use kit_rules::message_key::MessageKey;
use kit_rules::shown_text;
use leafwing_input_manager::Actionlike;

/// An action of a player, on any device. What a new one needs stands in `src/changing.md`.
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
    /// Every action, in the order of the variants: bindings are kept by their place in it.
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

    /// Its word in files.
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

    /// The key of what a player calls it.
    #[must_use]
    pub const fn message(self) -> MessageKey {
        match self {
            Self::Confirm => keys::ACTION_CONFIRM,
            Self::Back => keys::ACTION_BACK,
            Self::Pause => keys::ACTION_PAUSE,
            Self::Skip => keys::ACTION_SKIP,
            Self::Up => keys::ACTION_UP,
            Self::Down => keys::ACTION_DOWN,
            Self::Left => keys::ACTION_LEFT,
            Self::Right => keys::ACTION_RIGHT,
            Self::NextZone => keys::ACTION_NEXT_ZONE,
            Self::PrevZone => keys::ACTION_PREV_ZONE,
            Self::Next => keys::ACTION_NEXT,
            Self::Prev => keys::ACTION_PREV,
            Self::Commit => keys::ACTION_COMMIT,
            Self::Decline => keys::ACTION_DECLINE,
            Self::Details => keys::ACTION_DETAILS,
            Self::Log => keys::ACTION_LOG,
            Self::Overview => keys::ACTION_OVERVIEW,
            Self::Speed => keys::ACTION_SPEED,
            Self::Hint => keys::ACTION_HINT,
            Self::Rules => keys::ACTION_RULES,
            Self::Look => keys::ACTION_LOOK,
            Self::Threat => keys::ACTION_THREAT,
            Self::ZoomIn => keys::ACTION_ZOOM_IN,
            Self::ZoomOut => keys::ACTION_ZOOM_OUT,
        }
    }
}

/// How far a stick is pushed at least where that counts, as a share of its way.
pub(super) const PUSHED: f32 = 0.5;

/// What a key types into a field of text. A letter counts wherever the focus is; a space and the keys that erase count
/// only while the field has the focus, for they have another meaning elsewhere.
pub(super) fn typed_text(press: &KeyPress, in_field: bool) -> Vec<Typed> {
    use KeyCode as K;
    match press.key {
        K::Backspace | K::NumpadBackspace if in_field => vec![Typed::Erase],
        K::Delete if in_field => vec![Typed::Clear],
        _ => {
            let written = press
                .text
                .chars()
                .filter(|&sign| !sign.is_control() && (in_field || sign != ' '));
            written.map(Typed::Letter).collect()
        }
    }
}

/// What a key types into a field of digits: the digit that it writes, or the one that is printed on a key of the row of
/// digits. Without the lock of numbers the keypad writes none.
pub(super) fn typed_digit(press: &KeyPress) -> Option<Typed> {
    use KeyCode as K;
    let digit = match press.key {
        K::Backspace | K::NumpadBackspace => return Some(Typed::Erase),
        K::Delete => return Some(Typed::Clear),
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
        _ => return written_digit(press).map(Typed::Digit),
    };
    let keypad = on_keypad(press.key).is_some();
    let says = matches!(press.logical, Key::Character(_) | Key::Unidentified(_));
    let digit = written_digit(press).or_else(|| (says || !keypad).then_some(digit));
    digit.map(Typed::Digit)
}

/// The digit that a key writes.
fn written_digit(press: &KeyPress) -> Option<u8> {
    match &press.logical {
        Key::Character(sign) => match sign.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(digit - b'0'),
            _ => None,
        },
        _ => None,
    }
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

impl Typed {
    /// Writes into a text of at most so many letters, or erases. What does not fit is left out: see [`shown_text`].
    pub fn write(self, text: &mut String, longest: usize) {
        match self {
            Self::Letter(letter) => shown_text::add_letter(text, letter, longest),
            Self::Digit(_) => {}
            Self::Erase => {
                text.pop();
            }
            Self::Clear => text.clear(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(key: KeyCode, text: Option<&str>) -> KeyPress {
        let written = |text: &str| Key::Character(text.into());
        KeyPress {
            key,
            logical: text.map_or(Key::ArrowUp, written),
            text: text.unwrap_or_default().to_owned(),
            shifted: false,
            commands: false,
            writes: true,
            repeat: false,
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
    fn digits_are_those_that_are_written_or_printed_on_their_row() {
        use KeyCode as K;
        for (key, text, digit) in [
            (K::Digit1, Some("1"), Some(1)),
            // French and Hungarian keyboards.
            (K::Digit1, Some("&"), Some(1)),
            (K::Backquote, Some("0"), Some(0)),
            (K::Numpad7, Some("7"), Some(7)),
            (K::Numpad7, None, None),
            (K::KeyQ, Some("q"), None),
        ] {
            let typed = typed_digit(&pressed(key, text));
            assert_eq!(typed, digit.map(Typed::Digit), "{key:?} {text:?}");
        }
    }
}
