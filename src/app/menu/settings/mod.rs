//! The settings menu: a page of groups. One table (`options`) says what can be chosen, kept and reset.

mod bindings;
mod options;
mod page;
mod question;

pub use options::{OptionGroup, ShownGroup};
pub(super) use page::language_row;

use bevy::prelude::*;

/// Adds the settings menu.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((page::plugin, bindings::plugin, question::plugin));
}
