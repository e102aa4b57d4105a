//! The game on a page of the browser: what it tells the page and what the page tells it. The page itself is
//! `assets/web`; the names that both know are gathered here.
//!
//! The game calls events on the window: `guyenne:loading` with a fraction, `guyenne:ready`, `guyenne:fullscreen`,
//! `guyenne:save-text` with a save, `guyenne:ask-text`,
//! `guyenne:record` with the record of a game that is over, `guyenne:sound` with what is to be heard. The page answers with `guyenne:load-text`, and tells
//! with `guyenne:play` that it has been pressed for the first time.

mod drawer;
mod fullscreen;
mod page;
mod saves;
mod start;

pub(super) use drawer::Drawer;
pub(super) use fullscreen::is_possible as can_fill_the_screen;
pub(super) use page::{address, prefers_less_motion};

/// Tells the page what is to be heard.
pub(super) fn tell_sound(what: &[(&str, wasm_bindgen::JsValue)]) {
    page::tell_all("guyenne:sound", what);
}

use crate::app::spoken::Spoken;
use bevy::prelude::*;

/// Ties the game to its page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((start::plugin, fullscreen::plugin, saves::plugin))
        .add_systems(PostUpdate, read_aloud.run_if(resource_changed::<Spoken>));
}

/// Hands what is to be read aloud to the page, where screen readers find it.
fn read_aloud(spoken: Res<Spoken>, mut last: Local<(String, String)>) {
    if last.0 != spoken.focus {
        last.0.clone_from(&spoken.focus);
        page::write("spoken-focus", &spoken.focus);
    }
    if last.1 != spoken.news {
        last.1.clone_from(&spoken.news);
        page::write("spoken-log", &spoken.news);
    }
}
