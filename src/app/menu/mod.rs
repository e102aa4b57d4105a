//! The menus that every game shares: pause, seats, settings, learning, credits.

mod credits;
mod learn;
mod open_seats;
mod pad_lost;
mod pause;
mod seats;
pub mod settings;

use bevy::prelude::*;

/// Adds every menu.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pause::plugin,
        pad_lost::plugin,
        open_seats::plugin,
        seats::plugin,
        settings::plugin,
        learn::plugin,
        credits::plugin,
    ));
}
