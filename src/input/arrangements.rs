//! Where letters stand on the keyboards of the world, and names for keys by their place alone.

use KeyCode as K;
use bevy::prelude::KeyCode;

/// The keys on which letters stand, row by row.
#[rustfmt::skip]
const PLACES: [KeyCode; 33] = [
    K::KeyQ, K::KeyW, K::KeyE, K::KeyR, K::KeyT, K::KeyY, K::KeyU, K::KeyI, K::KeyO, K::KeyP,
    K::BracketLeft, K::BracketRight,
    K::KeyA, K::KeyS, K::KeyD, K::KeyF, K::KeyG, K::KeyH, K::KeyJ, K::KeyK, K::KeyL, K::Semicolon, K::Quote,
    K::KeyZ, K::KeyX, K::KeyC, K::KeyV, K::KeyB, K::KeyN, K::KeyM, K::Comma, K::Period, K::Slash,
];

/// The letters from A to Z on these keys, a star where there is none of them: the American arrangement, the German, the
/// French; Dvorak, Colemak and bépo.
const ARRANGEMENTS: [&str; 6] = [
    "QWERTYUIOP**ASDFGHJKL**ZXCVBNM***",
    "QWERTZUIOP**ASDFGHJKL**YXCVBNM***",
    "AZERTYUIOP**QSDFGHJKLM*WXCVBN****",
    "***PYFGCRL**AOEUIDHTNS**QJKXBMWVZ",
    "QWFPGJLUY***ARSTDHNEIO*ZXCVBKM***",
    "B*PO**VDLJZWAUIE*CTSRNM*YX*K*QGHF",
];

/// The letter at a place, a star for none.
fn at(arrangement: &str, key: KeyCode) -> char {
    let place = PLACES.iter().position(|&place| place == key);
    let letter = place.and_then(|place| arrangement.chars().nth(place));
    letter.unwrap_or('*')
}

/// The letter on a key, if all arrangements agree that fit with what is known.
pub(super) fn letter<'a>(
    key: KeyCode,
    known: impl Iterator<Item = (KeyCode, &'a str)> + Clone,
) -> Option<char> {
    let fits = |arrangement: &&str| {
        known.clone().all(|(key, sign)| {
            let mut letters = sign.chars().filter(char::is_ascii_uppercase);
            at(arrangement, key) == letters.next().unwrap_or('*')
        })
    };
    let mut letters = ARRANGEMENTS
        .iter()
        .copied()
        .filter(fits)
        .map(|arrangement| at(arrangement, key));
    let first = letters.next().filter(char::is_ascii_uppercase)?;
    letters.all(|letter| letter == first).then_some(first)
}

/// The name of a key by its place alone: the digit above it, and arrows from there.
pub(super) const fn place(key: KeyCode) -> &'static str {
    match key {
        K::Backquote => "1←",
        K::Digit1 => "2←",
        K::Digit2 => "1→",
        K::Digit3 => "2→",
        K::Digit4 => "3→",
        K::Digit5 => "4→",
        K::Digit6 => "5→",
        K::Digit7 => "6→",
        K::Digit8 => "7→",
        K::Digit9 => "8→",
        K::Digit0 => "9→",
        K::Minus => "0→",
        K::Equal => "0→→",
        K::KeyQ => "1↓",
        K::KeyW => "2↓",
        K::KeyE => "3↓",
        K::KeyR => "4↓",
        K::KeyT => "5↓",
        K::KeyY => "6↓",
        K::KeyU => "7↓",
        K::KeyI => "8↓",
        K::KeyO => "9↓",
        K::KeyP => "0↓",
        K::BracketLeft => "0→↓",
        K::BracketRight => "0→→↓",
        K::KeyA => "1↓↓",
        K::KeyS => "2↓↓",
        K::KeyD => "3↓↓",
        K::KeyF => "4↓↓",
        K::KeyG => "5↓↓",
        K::KeyH => "6↓↓",
        K::KeyJ => "7↓↓",
        K::KeyK => "8↓↓",
        K::KeyL => "9↓↓",
        K::Semicolon => "0↓↓",
        K::Quote => "0→↓↓",
        K::Backslash => "0→→↓↓",
        K::IntlBackslash => "1←↓↓↓",
        K::KeyZ => "1↓↓↓",
        K::KeyX => "2↓↓↓",
        K::KeyC => "3↓↓↓",
        K::KeyV => "4↓↓↓",
        K::KeyB => "5↓↓↓",
        K::KeyN => "6↓↓↓",
        K::KeyM => "7↓↓↓",
        K::Comma => "8↓↓↓",
        K::Period => "9↓↓↓",
        K::Slash => "0↓↓↓",
        _ => "·",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_arrangement_has_every_letter_once() {
        for arrangement in ARRANGEMENTS {
            assert_eq!(arrangement.chars().count(), PLACES.len(), "{arrangement}");
            let letters: Vec<char> = arrangement.chars().filter(|&sign| sign != '*').collect();
            let all: BTreeSet<char> = letters.iter().copied().collect();
            assert_eq!((letters.len(), all.len()), (26, 26), "{arrangement}");
        }
    }
}
