//! What is pressed at once: a key, alone or with Shift, a sign, or buttons of a pad. Its word in files, and what is
//! printed on it.

use super::{
    Action, Make, PrintedKeys,
    bindable_keys::{key_of_word, key_word, on_keypad},
    key_presses::KeyPress,
};
use bevy::{input::keyboard::Key, prelude::*};
use std::borrow::Cow;

/// What has bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hardware {
    /// Keyboards.
    Keyboard,
    /// Gamepads: all have the same bindings.
    Pad,
}

impl Hardware {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Keyboard, Self::Pad];
}

/// What is pressed at once: a key, alone or with Shift; or one or two buttons of a pad. Buttons are those of a pad with
/// A at the bottom; where A is at the right, the two are exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chord {
    /// A key, by its position on a US keyboard.
    Key(KeyCode, Shift),
    /// The key that prints a sign, wherever the layout of the keyboard has it.
    Sign(KeySign),
    /// A button.
    Button(GamepadButton),
    /// Two buttons at once.
    Buttons(GamepadButton, GamepadButton),
}

/// A sign by which a key is known rather than by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeySign {
    /// The sign of plus; where it is the upper one of two signs, the key alone counts as well.
    Plus,
    /// The sign of minus, a hyphen.
    Minus,
}

impl KeySign {
    /// Both.
    const ALL: [Self; 2] = [Self::Plus, Self::Minus];

    /// What is printed on its key.
    const fn printed(self) -> &'static str {
        match self {
            Self::Plus => "+",
            Self::Minus => "-",
        }
    }

    /// Its word in files.
    const fn word(self) -> &'static str {
        match self {
            Self::Plus => "PlusSign",
            Self::Minus => "MinusSign",
        }
    }

    /// The sign that a press means.
    pub(super) fn of(press: &KeyPress) -> Option<Self> {
        match (&press.logical, press.shifted) {
            (Key::Character(sign), shifted) => match (sign.as_str(), shifted) {
                ("+", _) | ("=", false) => Some(Self::Plus),
                ("-" | "\u{2212}", _) | ("_", true) => Some(Self::Minus),
                _ => None,
            },
            // The system says nothing about the layout.
            (Key::Unidentified(_), _) => match press.key {
                KeyCode::Equal => Some(Self::Plus),
                KeyCode::Minus => Some(Self::Minus),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Whether Shift is held with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shift {
    /// It is not.
    Up,
    /// It is.
    Down,
}

impl Chord {
    /// A key alone.
    #[must_use]
    pub const fn key(key: KeyCode) -> Self {
        Self::Key(key, Shift::Up)
    }

    /// A key with Shift.
    #[must_use]
    pub const fn shifted(key: KeyCode) -> Self {
        Self::Key(key, Shift::Down)
    }

    /// A button.
    #[must_use]
    pub const fn button(button: GamepadButton) -> Self {
        Self::Button(button)
    }

    /// Two buttons at once, in any order.
    #[must_use]
    pub fn buttons(one: GamepadButton, other: GamepadButton) -> Self {
        let place = |button| BUTTONS.iter().position(|(known, _)| *known == button);
        if place(one) <= place(other) {
            Self::Buttons(one, other)
        } else {
            Self::Buttons(other, one)
        }
    }

    /// What a press of a key is bound as: by its sign where keys are known by it, but for those of the keypad.
    #[must_use]
    pub(super) fn of_press(press: &KeyPress) -> Self {
        let shift = if press.shifted {
            Shift::Down
        } else {
            Shift::Up
        };
        match KeySign::of(press) {
            Some(sign) if on_keypad(press.key).is_none() => Self::Sign(sign),
            _ => Self::Key(press.key, shift),
        }
    }

    /// What it is a chord of.
    #[must_use]
    pub const fn hardware(self) -> Hardware {
        match self {
            Self::Key(..) | Self::Sign(_) => Hardware::Keyboard,
            Self::Button(_) | Self::Buttons(..) => Hardware::Pad,
        }
    }

    /// The action that it always has, so that nobody can lock themselves out.
    #[must_use]
    pub fn reserved(self) -> Option<Action> {
        match self {
            Self::Key(KeyCode::Enter, Shift::Up) => Some(Action::Confirm),
            Self::Key(KeyCode::Escape, Shift::Up) | Self::Button(GamepadButton::Start) => {
                Some(Action::Pause)
            }
            _ => None,
        }
    }

    /// On a pad of this make.
    #[must_use]
    pub(super) fn on(self, make: Make) -> Self {
        let there = |button| button_on(button, make);
        match self {
            Self::Key(..) | Self::Sign(_) => self,
            Self::Button(button) => Self::Button(there(button)),
            Self::Buttons(one, other) => Self::buttons(there(one), there(other)),
        }
    }

    /// Its word in files.
    pub(super) fn word(self) -> String {
        match self {
            Self::Key(key, Shift::Up) => key_word(key),
            Self::Key(key, Shift::Down) => format!("Shift+{}", key_word(key)),
            Self::Sign(sign) => sign.word().to_owned(),
            Self::Button(button) => format!("{button:?}"),
            Self::Buttons(one, other) => format!("{one:?}+{other:?}"),
        }
    }

    /// The chord with this word; `None` if it is not known, as that of a later version may be.
    #[must_use]
    pub fn of_word(hardware: Hardware, word: &str) -> Option<Self> {
        let button = |word: &str| {
            let mut all = BUTTONS.iter().map(|(button, _)| *button);
            all.find(|button| format!("{button:?}") == word)
        };
        match (hardware, word.split_once('+')) {
            (Hardware::Keyboard, None) => {
                let sign = KeySign::ALL.into_iter().find(|sign| sign.word() == word);
                sign.map(Self::Sign)
                    .or_else(|| key_of_word(word).map(Self::key))
            }
            (Hardware::Keyboard, Some(("Shift", key))) => key_of_word(key).map(Self::shifted),
            (Hardware::Keyboard, Some(_)) => None,
            (Hardware::Pad, None) => button(word).map(Self::Button),
            (Hardware::Pad, Some((one, other))) => {
                Some(Self::buttons(button(one)?, button(other)?))
            }
        }
    }

    /// What is printed on it.
    #[must_use]
    pub fn sign(self, make: Make, printed: &PrintedKeys) -> Cow<'static, str> {
        let sign = |button| button_sign(button_on(button, make), make);
        match self {
            Self::Key(key, Shift::Up) => printed.sign(key),
            Self::Sign(sign) => sign.printed().into(),
            Self::Key(key, Shift::Down) => format!("Shift+{}", printed.sign(key)).into(),
            Self::Button(button) => sign(button).into(),
            Self::Buttons(one, other) => format!("{}+{}", sign(one), sign(other)).into(),
        }
    }
}

/// The place of a button on a pad of this make, and back again.
fn button_on(button: GamepadButton, make: Make) -> GamepadButton {
    match (button, make) {
        (GamepadButton::South, Make::Swapped) => GamepadButton::East,
        (GamepadButton::East, Make::Swapped) => GamepadButton::South,
        _ => button,
    }
}

/// Every button that can be bound, with its signs on the makes of pads, in the order of [`Make::ALL`].
const BUTTONS: [(GamepadButton, [&str; 4]); 16] = {
    use GamepadButton as B;
    [
        (B::South, ["A", "Cross", "B", "A"]),
        (B::East, ["B", "Circle", "A", "B"]),
        (B::West, ["X", "Square", "Y", "X"]),
        (B::North, ["Y", "Triangle", "X", "Y"]),
        (B::LeftTrigger, ["LB", "L1", "L", "L1"]),
        (B::LeftTrigger2, ["LT", "L2", "ZL", "L2"]),
        (B::RightTrigger, ["RB", "R1", "R", "R1"]),
        (B::RightTrigger2, ["RT", "R2", "ZR", "R2"]),
        (B::LeftThumb, ["L3"; 4]),
        (B::RightThumb, ["R3"; 4]),
        (B::Select, ["Select", "Create", "-", "View"]),
        (B::Start, ["Start", "Options", "+", "Menu"]),
        (B::DPadUp, ["↑"; 4]),
        (B::DPadDown, ["↓"; 4]),
        (B::DPadLeft, ["←"; 4]),
        (B::DPadRight, ["→"; 4]),
    ]
};

/// Whether a button can be bound.
pub(super) fn can_be_bound(button: GamepadButton) -> bool {
    BUTTONS.iter().any(|(known, _)| *known == button)
}

/// The sign on a button of a pad of this make.
fn button_sign(button: GamepadButton, make: Make) -> &'static str {
    let known = BUTTONS.iter().find(|(known, _)| *known == button);
    known.map_or("·", |(_, signs)| signs[make as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bindings;
    use GamepadButton as B;

    const PAD: Hardware = Hardware::Pad;

    #[test]
    fn the_same_button_has_the_sign_of_its_maker() {
        let printed = PrintedKeys::default();
        let signs = |action| {
            let chord = Bindings::default().chords(PAD, action)[0];
            Make::ALL.map(|make| chord.sign(make, &printed))
        };
        // Where A is at the right, A confirms.
        assert_eq!(signs(Action::Confirm), ["A", "Cross", "A", "A"]);
        assert_eq!(signs(Action::Back), ["B", "Circle", "B", "B"]);
        assert_eq!(signs(Action::Look), ["LB+RB", "L1+R1", "L+R", "L1+R1"]);
        let pressed = Chord::button(B::East).on(Make::Swapped);
        assert_eq!(pressed, Chord::button(B::South));
    }
}
