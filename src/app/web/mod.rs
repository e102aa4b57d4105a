//! The game on a page in a browser: the events between them. The page itself is `assets/web`; the names that both sides
//! use are listed here.
//!
//! The game dispatches events on the window: `guyenne:loading` with a fraction, `guyenne:ready`, `guyenne:fullscreen`,
//! `guyenne:save-text` with a save, or with the text of so many games and the name of a file for it,
//! `guyenne:copy-text` with another text, `guyenne:ask-text`, `guyenne:record` with the record of a game that is over,
//! `guyenne:tree` with what can be read, pressed and written in, `guyenne:keys` with the function keys that are not the
//! browser's, `guyenne:sound` with a sound order, `guyenne:rumble` with one for a gamepad, and `guyenne:take-over`. The
//! page dispatches `guyenne:load-text` with a save, `guyenne:act` with what a screen reader does or a player writes,
//! `guyenne:words` when it has fetched the messages of a language, and `guyenne:play` when it has been pressed for the
//! first time.

mod fullscreen;
mod keys;
mod live_region;
mod mirror;
mod rumble;
mod saves;
mod start;
mod words;

use bevy::prelude::*;

pub(super) use words::words_of_page;

/// Connects the game to its page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        start::plugin,
        words::plugin,
        fullscreen::plugin,
        saves::plugin,
        live_region::plugin,
        mirror::plugin,
        keys::plugin,
        rumble::plugin,
    ));
}
