//! The function keys that the game uses now. In a browser all others are the browser's.

use super::{Action, Bindings, Chord, Hardware, Listening, bindable_keys::KEYS};
use bevy::prelude::*;

/// The words of the function keys that are bound, or of all of them while a key is listened for.
#[must_use]
pub fn function_keys(bindings: &Bindings, listening: &Listening) -> Vec<String> {
    let of_bindings: Vec<KeyCode> = Action::ALL
        .into_iter()
        .flat_map(|action| bindings.chords(Hardware::Keyboard, action))
        .filter_map(|chord| match chord {
            Chord::Key(key, _) => Some(*key),
            Chord::Sign(_) | Chord::Button(_) | Chord::Buttons(..) => None,
        })
        .collect();
    let all = listening.for_press_of == Some(Hardware::Keyboard);
    let named = KEYS.iter().filter(|(key, sign)| {
        let is_function = sign.len() > 1 && sign.starts_with('F');
        is_function && (all || of_bindings.contains(key))
    });
    named.map(|(_, sign)| (*sign).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_uses_the_function_keys_that_are_bound() {
        let mut bindings = Bindings::default();
        let mut listening = Listening::default();
        assert!(function_keys(&bindings, &listening).is_empty());
        for chord in [Chord::key(KeyCode::F2), Chord::shifted(KeyCode::F11)] {
            let action = match chord {
                Chord::Key(KeyCode::F2, _) => Action::Hint,
                _ => Action::Log,
            };
            bindings.bind(action, chord).expect("nobody has it");
        }
        assert_eq!(function_keys(&bindings, &listening), ["F2", "F11"]);
        listening.begin(Hardware::Pad);
        assert_eq!(function_keys(&bindings, &listening), ["F2", "F11"]);
        listening.begin(Hardware::Keyboard);
        assert_eq!(function_keys(&bindings, &listening).len(), 12);
    }
}
