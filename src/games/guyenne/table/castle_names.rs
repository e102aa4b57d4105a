//! What the castles are called, among words and pictures.

use crate::games::guyenne::rules::Castle;
use crate::speech::Say;

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
