//! What is printed on the player's own keys: it is learnt from what they press. Until it is known to differ, keyboards
//! are taken for American ones. Then only what is certain is shown; every other key is called by its place.

use super::{
    arrangements,
    bindable_keys::{KEYS, differs, key_of_word, key_word, us_sign},
    key_presses::KeyEvents,
};
use bevy::{
    input::keyboard::{Key, KeyCode},
    platform::collections::HashMap,
    prelude::*,
};
use std::borrow::Cow;

/// What is printed on the player's keys, as far as they have pressed them: keyboards of different countries print
/// different signs on keys of the same position. No two keys have one sign.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedKeys(HashMap<KeyCode, String>);

/// Whether every typeface has the letter, and it can be told from all others. The letters of other scripts, which look
/// like Latin ones or are in no font, stand on keys beside Latin letters.
fn can_be_drawn(sign: char) -> bool {
    // Raised digits are missing in one of the typefaces.
    !matches!(sign, '¹' | '²' | '³')
        && matches!(sign, '!'..='~' | '¡'..='\u{ac}' | '®'..='ſ' | 'Ș'..='ț' | '€')
}

/// What is printed on a key that writes this.
fn print(written: &str) -> Option<String> {
    let mut signs = written.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else {
        return None;
    };
    let mut capitals = sign.to_uppercase();
    let capital = match (capitals.next(), capitals.next()) {
        // The dotless i of Turkish is no I.
        (Some(capital), None) if can_be_drawn(capital) && sign != 'ı' => capital,
        _ => sign,
    };
    can_be_drawn(capital).then(|| capital.to_string())
}

impl PrintedKeys {
    /// The sign on a key, or a name for its place where that is not known.
    pub(super) fn sign(&self, key: KeyCode) -> Cow<'static, str> {
        if let Some(sign) = self.0.get(&key) {
            return sign.clone().into();
        }
        let american = us_sign(key);
        if !differs(key) {
            return american.into();
        }
        let sign = if !self.differ() || is_digit(american) {
            Some(american.into())
        } else {
            let known = self.0.iter().map(|(&key, sign)| (key, sign.as_str()));
            let letter = arrangements::letter(key, known);
            letter.map(|letter| Cow::from(letter.to_string()))
        };
        let taken = |sign: &Cow<'_, str>| self.0.values().any(|other| other == sign);
        sign.filter(|sign| !taken(sign))
            .unwrap_or_else(|| arrangements::place(key).into())
    }

    /// Whether it is known that this is no American keyboard.
    fn differ(&self) -> bool {
        self.0.iter().any(|(&key, sign)| us_sign(key) != sign)
    }

    /// Takes the sign of a key that was pressed without Shift and the like; whether that may be news of any key.
    fn learn(&mut self, key: KeyCode, written: &str) -> bool {
        let Some(sign) = print(written).filter(|_| differs(key)) else {
            return false;
        };
        let before = self.0.get(&key);
        if before == Some(&sign) {
            return false;
        }
        let differed = self.differ();
        let is_letter = |sign: &String| sign.chars().all(char::is_alphabetic);
        if is_letter(&sign) && before.is_some_and(is_letter) {
            // Another layout, of which nothing else is known yet.
            self.0.clear();
        }
        self.0.retain(|_, other| *other != sign);
        self.0.insert(key, sign);
        differed || self.differ()
    }

    /// What is known, as words for keys and the signs on them; nothing for an American keyboard.
    pub fn written(&self) -> Vec<(String, String)> {
        let known = self.0.iter().filter(|_| self.differ());
        let mut words: Vec<_> = known
            .map(|(&key, sign)| (key_word(key), sign.clone()))
            .collect();
        words.sort();
        words
    }

    /// What was written; words that name no key and signs that no key can show are left out.
    pub fn read<'a>(words: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut printed = Self::default();
        for (word, sign) in words {
            if let Some(key) = key_of_word(word) {
                printed.learn(key, sign);
            }
        }
        printed
    }
}

fn is_digit(sign: &str) -> bool {
    sign.len() == 1 && sign.bytes().all(|sign| sign.is_ascii_digit())
}

/// Learns what is printed on the keys that are pressed.
pub(super) fn learn_printed_keys(keys: Res<KeyEvents>, mut printed: ResMut<PrintedKeys>) {
    for press in keys.presses() {
        if press.shifted || press.commands || press.repeat {
            continue;
        }
        let mut letter = [0; 4];
        let written: &str = match &press.logical {
            Key::Character(written) => written,
            Key::Dead(Some(accent)) => accent.encode_utf8(&mut letter),
            _ => continue,
        };
        let known = KEYS.iter().any(|(known, _)| *known == press.key);
        if known && printed.bypass_change_detection().learn(press.key, written) {
            printed.set_changed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use KeyCode as K;
    use proptest::prelude::{Strategy, any, prop, proptest};

    /// The signs of all keys are different and can be drawn.
    fn check(printed: &PrintedKeys) {
        let mut seen: HashMap<String, KeyCode> = HashMap::default();
        for (key, _) in KEYS {
            let sign = printed.sign(key).into_owned();
            let drawn = |letter: char| can_be_drawn(letter) || " ←→↑↓".contains(letter);
            assert!(
                !sign.is_empty() && sign.chars().all(drawn),
                "{key:?}: {sign:?}"
            );
            let other = seen.insert(sign.clone(), key);
            assert_eq!(other, None, "{key:?} has {sign}, too");
        }
    }

    /// A keyboard with these letters on three rows, as far as they were pressed.
    fn learnt(pressed: &[(KeyCode, &str)]) -> PrintedKeys {
        let mut printed = PrintedKeys::default();
        for &(key, sign) in pressed {
            printed.learn(key, sign);
            check(&printed);
        }
        printed
    }

    #[test]
    fn a_key_shows_what_is_printed_on_it() {
        let mut printed = PrintedKeys::default();
        check(&printed);
        assert_eq!(printed.sign(K::KeyQ), "Q");
        assert!(printed.learn(K::KeyQ, "a"), "as in Limoges");
        assert!(!printed.learn(K::KeyQ, "A"));
        assert!(printed.learn(K::Digit7, "è"));
        assert!(!printed.learn(K::Space, " ") && !printed.learn(K::F1, "x"));
        assert_eq!(
            (printed.sign(K::KeyQ), printed.sign(K::Digit7)),
            ("A".into(), "È".into())
        );
        let words = printed.written();
        let again = words
            .iter()
            .map(|(key, sign)| (key.as_str(), sign.as_str()));
        assert_eq!(PrintedKeys::read(again), printed);
        assert!(printed.learn(K::KeyQ, "q"), "another keyboard");
        assert_eq!(printed.written(), [], "an American one");
        assert_eq!(printed.sign(K::Digit7), "7");
    }

    #[test]
    fn nothing_is_guessed_where_the_layout_is_known_to_differ() {
        // Dvorak: the key of the American I prints C, that of C prints J.
        let printed = learnt(&[(K::KeyI, "c")]);
        assert_eq!(printed.sign(K::KeyI), "C");
        assert_eq!(printed.sign(K::KeyC), "J", "only Dvorak has C there");
        // A layout that nobody knows: what is not certain is called by its place.
        let printed = learnt(&[(K::KeyI, "c"), (K::KeyX, "ø"), (K::KeyH, "k")]);
        assert_eq!(printed.sign(K::KeyC), "3↓↓↓");
        assert_eq!(printed.sign(K::Minus), "0→");
        assert_eq!(printed.sign(K::Digit3), "3");
        // A German one: Y and Z are not known before they are pressed, and C is the same on all of them.
        let german = [(K::Semicolon, "ö"), (K::Minus, "ß"), (K::BracketRight, "+")];
        let printed = learnt(&german);
        let signs = [K::KeyC, K::KeyY, K::Minus, K::BracketRight].map(|key| printed.sign(key));
        assert_eq!(signs, ["C", "6↓", "ß", "+"]);
        let printed = learnt(&[german[0], (K::KeyY, "z")]);
        assert_eq!(printed.sign(K::KeyZ), "Y");
    }

    #[test]
    fn letters_that_no_font_has_are_not_learnt() {
        let printed = learnt(&[
            (K::KeyC, "с"),
            (K::KeyI, "ш"),
            (K::KeyH, "ρ"),
            (K::KeyA, "ф"),
        ]);
        let signs = [K::KeyC, K::KeyI, K::KeyH].map(|key| printed.sign(key));
        assert_eq!(signs, ["C", "I", "H"], "Latin letters stand beside them");
        let old = [("KeyC", "С"), ("KeyI", "Ш"), ("KeyQ", "A"), ("KeyA", "A")];
        check(&PrintedKeys::read(old));
    }

    #[test]
    fn a_sign_moves_to_the_key_that_printed_it_last() {
        let printed = learnt(&[(K::KeyA, "q"), (K::Quote, "q"), (K::Backquote, "0")]);
        assert_eq!(printed.sign(K::Quote), "Q");
        assert_ne!(printed.sign(K::KeyA), "Q");
        assert_eq!(
            printed.sign(K::Digit0),
            "9→",
            "Hungarian ones have 0 elsewhere"
        );
        // Turkish: two letters with one capital.
        learnt(&[(K::KeyI, "ı"), (K::Quote, "i")]);
    }

    fn presses() -> impl Strategy<Value = Vec<(KeyCode, char)>> {
        let key = (0..KEYS.len()).prop_map(|n| KEYS[n].0);
        let sign = proptest::prop_oneof![
            proptest::char::range('!', '~'),
            proptest::char::range('¡', 'ž'),
            any::<char>(),
        ];
        prop::collection::vec((key, sign), 0..40)
    }

    proptest! {
        #[test]
        fn whatever_is_pressed_no_two_keys_have_one_sign(presses in presses()) {
            let mut printed = PrintedKeys::default();
            for (key, sign) in presses {
                printed.learn(key, &sign.to_string());
                check(&printed);
            }
        }
    }

    #[test]
    fn every_typeface_has_every_sign() {
        let fonts = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/fonts");
        let mut count = 0;
        for entry in std::fs::read_dir(fonts).expect("the folder of the fonts") {
            let path = entry.expect("a file").path();
            if path.extension().is_none_or(|end| end != "ttf") {
                continue;
            }
            let bytes = std::fs::read(&path).expect("a font");
            let face = ttf_parser::Face::parse(&bytes, 0).expect("a font");
            let missing: String = ('\0'..=char::MAX)
                .filter(|&letter| can_be_drawn(letter) && face.glyph_index(letter).is_none())
                .collect();
            assert_eq!(missing, "", "{}", path.display());
            count += 1;
        }
        assert_eq!(count, 5);
    }
}
