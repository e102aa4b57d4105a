//! The game on a page of the browser: what it tells the page and what the page tells it. The page itself is
//! `assets/web`; the names that both know are gathered here.
//!
//! The game calls events on the window: `guyenne:loading` with a fraction, `guyenne:ready`, `guyenne:fullscreen`,
//! `guyenne:save-text` with a save, `guyenne:decision-text`,
//! `guyenne:record` with the record of a game that is over, `guyenne:sound` with what is to be heard. The page answers with `guyenne:load-text`, and tells
//! with `guyenne:play` that it has been pressed for the first time.

mod fullscreen;
mod local_storage;
mod page;
mod saves;
mod start;

pub(super) use fullscreen::is_possible as can_fill_the_screen;
pub(super) use local_storage::LocalStorage;
pub(super) use page::{address, prefers_less_motion};

/// Tells the page what is to be heard.
pub(super) fn tell_sound(what: &[(&str, wasm_bindgen::JsValue)]) {
    page::tell_all("guyenne:sound", what);
}

use crate::app::live_region::ScreenReaderText;
use bevy::prelude::*;

/// Ties the game to its page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((start::plugin, fullscreen::plugin, saves::plugin))
        .add_systems(
            PostUpdate,
            read_aloud.run_if(resource_changed::<ScreenReaderText>),
        );
}

/// Hands what is to be read aloud to the page, where screen readers find it.
fn read_aloud(reader: Res<ScreenReaderText>, mut last: Local<(String, String)>) {
    if last.0 != reader.focus {
        last.0.clone_from(&reader.focus);
        page::write("spoken-focus", &reader.focus);
    }
    if last.1 != reader.news {
        last.1.clone_from(&reader.news);
        page::write("spoken-log", &reader.news);
    }
}
