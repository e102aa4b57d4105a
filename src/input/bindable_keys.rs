//! The keys that can be bound, each with its sign on a US keyboard and its name in every language.

use bevy::prelude::*;
use kit_i18n::{LocalizedText, Localizer};

use crate::keys;
use KeyCode as K;
use kit_rules::message_key::MessageKey;

/// Every key that can be bound, by its position on a US keyboard, with its sign there.
pub(super) const KEYS: [(KeyCode, &str); 91] = [
    (K::KeyA, "A"),
    (K::KeyB, "B"),
    (K::KeyC, "C"),
    (K::KeyD, "D"),
    (K::KeyE, "E"),
    (K::KeyF, "F"),
    (K::KeyG, "G"),
    (K::KeyH, "H"),
    (K::KeyI, "I"),
    (K::KeyJ, "J"),
    (K::KeyK, "K"),
    (K::KeyL, "L"),
    (K::KeyM, "M"),
    (K::KeyN, "N"),
    (K::KeyO, "O"),
    (K::KeyP, "P"),
    (K::KeyQ, "Q"),
    (K::KeyR, "R"),
    (K::KeyS, "S"),
    (K::KeyT, "T"),
    (K::KeyU, "U"),
    (K::KeyV, "V"),
    (K::KeyW, "W"),
    (K::KeyX, "X"),
    (K::KeyY, "Y"),
    (K::KeyZ, "Z"),
    (K::Digit0, "0"),
    (K::Digit1, "1"),
    (K::Digit2, "2"),
    (K::Digit3, "3"),
    (K::Digit4, "4"),
    (K::Digit5, "5"),
    (K::Digit6, "6"),
    (K::Digit7, "7"),
    (K::Digit8, "8"),
    (K::Digit9, "9"),
    (K::F1, "F1"),
    (K::F2, "F2"),
    (K::F3, "F3"),
    (K::F4, "F4"),
    (K::F5, "F5"),
    (K::F6, "F6"),
    (K::F7, "F7"),
    (K::F8, "F8"),
    (K::F9, "F9"),
    (K::F10, "F10"),
    (K::F11, "F11"),
    (K::F12, "F12"),
    (K::ArrowUp, "↑"),
    (K::ArrowDown, "↓"),
    (K::ArrowLeft, "←"),
    (K::ArrowRight, "→"),
    (K::Enter, "Enter"),
    (K::Escape, "Esc"),
    (K::Space, "Space"),
    (K::Tab, "Tab"),
    (K::Backspace, "Back"),
    (K::Delete, "Del"),
    (K::Insert, "Ins"),
    (K::Home, "Home"),
    (K::End, "End"),
    (K::PageUp, "PgUp"),
    (K::PageDown, "PgDn"),
    (K::Minus, "-"),
    (K::Equal, "="),
    (K::BracketLeft, "["),
    (K::BracketRight, "]"),
    (K::Backslash, "\\"),
    (K::IntlBackslash, "<"),
    (K::Semicolon, ";"),
    (K::Quote, "'"),
    (K::Backquote, "`"),
    (K::Comma, ","),
    (K::Period, "."),
    (K::Slash, "/"),
    (K::NumpadEnter, "Num Enter"),
    (K::Numpad0, "Num 0"),
    (K::Numpad1, "Num 1"),
    (K::Numpad2, "Num 2"),
    (K::Numpad3, "Num 3"),
    (K::Numpad4, "Num 4"),
    (K::Numpad5, "Num 5"),
    (K::Numpad6, "Num 6"),
    (K::Numpad7, "Num 7"),
    (K::Numpad8, "Num 8"),
    (K::Numpad9, "Num 9"),
    (K::NumpadAdd, "Num +"),
    (K::NumpadSubtract, "Num -"),
    (K::NumpadMultiply, "Num *"),
    (K::NumpadDivide, "Num /"),
    (K::NumpadDecimal, "Num ."),
];

/// The sign of a key on a US keyboard.
pub(super) fn us_sign(key: KeyCode) -> &'static str {
    let known = KEYS.iter().find(|(known, _)| *known == key);
    known.map_or("·", |(_, sign)| sign)
}

/// The message key of the word on a key, where keyboards print a word in the language of their country.
pub(super) fn name_key(key: KeyCode) -> Option<MessageKey> {
    Some(match key {
        K::Enter => keys::KEY_ENTER,
        K::Escape => keys::KEY_ESCAPE,
        K::Space => keys::KEY_SPACE,
        K::Tab => keys::KEY_TAB,
        K::Backspace => keys::KEY_BACKSPACE,
        K::Delete => keys::KEY_DELETE,
        K::Insert => keys::KEY_INSERT,
        K::Home => keys::KEY_HOME,
        K::End => keys::KEY_END,
        K::PageUp => keys::KEY_PAGE_UP,
        K::PageDown => keys::KEY_PAGE_DOWN,
        K::NumpadEnter => keys::KEY_NUMPAD_ENTER,
        _ => return None,
    })
}

/// What follows the name of the keypad on the sign of one of its keys.
pub(super) fn on_keypad(key: KeyCode) -> Option<&'static str> {
    us_sign(key)
        .strip_prefix("Num ")
        .filter(|_| key != K::NumpadEnter)
}

/// The word for a key in files.
pub(super) fn key_word(key: KeyCode) -> String {
    format!("{key:?}")
}

/// The key with this word.
pub(super) fn key_of_word(word: &str) -> Option<KeyCode> {
    let mut all = KEYS.iter().map(|(key, _)| *key);
    all.find(|&key| key_word(key) == word)
}

/// The name of a key in a language; `sign` is what is printed on it if it has no word.
pub(super) fn named_in(localizer: &Localizer, key: KeyCode, sign: &str) -> String {
    if let Some(name) = name_key(key) {
        return localizer.translate(name);
    }
    match on_keypad(key) {
        Some(sign) => localizer.localize(&LocalizedText::new(keys::KEY_NUMPAD).with("key", sign)),
        None => sign.to_owned(),
    }
}

/// Whether keys on this position print different signs on the keyboards of different countries.
pub(super) fn differs(key: KeyCode) -> bool {
    let sign = us_sign(key);
    sign.chars().count() == 1 && !matches!(sign, "↑" | "↓" | "←" | "→" | "·")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sign of more than one letter is a word, which every language has.
    #[test]
    fn every_key_has_a_name_in_every_language() {
        use kit_i18n::{Language, Localizer};
        for language in Language::ALL {
            let localizer = Localizer::with_games(language, vec![]);
            let mut names: Vec<String> = Vec::new();
            for (key, sign) in KEYS {
                let function = sign
                    .strip_prefix('F')
                    .is_some_and(|n| n.parse::<u8>().is_ok());
                let word = sign.chars().count() > 1 && !function;
                let named = name_key(key).is_some() || on_keypad(key).is_some();
                assert_eq!(named, word, "{sign}");
                let name = named_in(&localizer, key, sign);
                assert!(
                    !name.contains(['{', '$']) && !name.starts_with("key-"),
                    "{name}"
                );
                assert!(!names.contains(&name), "{language:?}: {name} is two keys");
                names.push(name);
            }
        }
    }

    #[test]
    fn every_key_has_a_word_and_a_sign_of_its_own() {
        for (key, sign) in KEYS {
            assert_eq!(key_of_word(&key_word(key)), Some(key));
            assert_eq!(
                KEYS.iter().filter(|(_, other)| *other == sign).count(),
                1,
                "{sign}"
            );
        }
    }
}
