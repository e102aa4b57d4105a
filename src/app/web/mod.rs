//! The game on a page of the browser: what it tells the page and what the page tells it. The page itself is
//! `assets/web`; the names that both know are gathered here.
//!
//! The game calls events on the window: `guyenne:loading` with a fraction, `guyenne:ready`, `guyenne:fullscreen`,
//! `guyenne:save-text` with a save, `guyenne:decision-text`,
//! `guyenne:record` with the record of a game that is over, `guyenne:sound` with what is to be heard. The page answers with `guyenne:load-text`, and tells
//! with `guyenne:play` that it has been pressed for the first time.

mod fullscreen;
mod live_region;
mod local_storage;
mod page;
mod saves;
mod start;

pub(super) use fullscreen::is_possible as can_fill_the_screen;
pub(super) use local_storage::LocalStorage;
pub(super) use page::{address, prefers_less_motion, tell_sound};

use bevy::prelude::*;

/// Ties the game to its page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        start::plugin,
        fullscreen::plugin,
        saves::plugin,
        live_region::plugin,
    ));
}
