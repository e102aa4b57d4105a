//! The menus that open over a screen: pause, seats, settings, sound, couch, credits. While one is open the game is paused.

mod couch;
mod credits;
mod navigation;
mod open_seats;
mod pad_lost;
mod page;
mod pause;
mod seats;
mod settings;
mod sound;

pub use navigation::Menu;

use bevy::prelude::*;

/// Adds every menu.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        navigation::plugin,
        pause::plugin,
        pad_lost::plugin,
        open_seats::plugin,
        seats::plugin,
        settings::plugin,
        sound::plugin,
        couch::plugin,
        credits::plugin,
    ));
}
