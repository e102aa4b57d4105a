//! Guyenne's own table: where things lie, the castles and the scenery, the words and the panels.

pub mod counsel;
pub mod hud;
pub mod layout;
mod scenery;
pub mod words;

use bevy::prelude::*;

use crate::rules::guyenne::Castle;
use crate::speech::Say;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((scenery::plugin, hud::plugin));
}

/// What a castle is called among words and pictures alike: the key of its name, and its card on the sheets.
#[must_use]
pub const fn castle_key(castle: Castle) -> &'static str {
    [
        "castle-chauvigny",
        "castle-crozant",
        "castle-prune",
        "castle-cluis",
        "castle-sarzay",
        "castle-huriel",
    ][castle.index()]
}

/// The name of a castle in the language chosen.
#[must_use]
pub fn castle_name(castle: Castle) -> Say {
    Say::new(castle_key(castle))
}
