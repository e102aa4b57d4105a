//! The key that asks for a safe start.

use bevy::prelude::*;

/// The key. A letter, not a key such as Shift: only letters repeat, and a key that was pressed before there was a
/// window is seen by its repetitions alone.
const KEY: KeyCode = KeyCode::KeyS;

/// Condition: the key S is held, wherever it lies on this keyboard.
pub fn safe_start_is_asked(keys: Option<Res<ButtonInput<KeyCode>>>) -> bool {
    keys.is_some_and(|keys| keys.pressed(KEY))
}
