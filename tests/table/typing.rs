//! Typing on the sheets of a page of a new game.

use bevy::prelude::*;
use guyenne::input::TextField;
use guyenne::table::Menu;

use crate::harness::{Hands, Press};

/// Whether a sheet with a field to type in is open.
pub fn sheet_is_open(hands: &mut Hands) -> bool {
    let world = hands.app.world_mut();
    let mut fields = world.query_filtered::<(), With<TextField>>();
    fields.iter(world).count() > 0
}

/// What [`type_two_names`] types.
pub const NAMES: [&str; 2] = ["Zoé L", "Max"];

/// Chooses people in the first two rows of a page in English, and types their names: the first is confirmed, and Escape
/// closes the sheet of the second and opens no menu.
pub fn type_two_names(hands: &mut Hands) {
    hands.press_words("A person");
    hands.update(3);
    assert!(sheet_is_open(hands));
    hands.type_text("Zoé Lx");
    hands.key(KeyCode::Backspace);
    hands.press(Press::Confirm);
    hands.update(3);
    assert!(!sheet_is_open(hands));
    assert!(hands.focused_words().contains(NAMES[0]));
    hands.press(Press::Down);
    hands.press_words("A person");
    hands.update(3);
    hands.type_text(NAMES[1]);
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
    assert!(!sheet_is_open(hands));
}
