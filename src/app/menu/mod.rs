//! The menus that every game shares: pause, seats, games in progress, kept games and their statistics, the day's deal,
//! challenges, settings, learning, credits, and the questions over them.

mod challenge;
mod credits;
mod daily;
mod give_code;
mod learn;
mod library;
mod mistakes;
mod open_seats;
mod pad_lost;
mod pause;
mod question_page;
mod review;
mod saved_games;
mod seats;
mod second_copy;
pub mod settings;
mod statistics;

use bevy::prelude::*;

/// Adds every menu.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pause::plugin,
        pad_lost::plugin,
        open_seats::plugin,
        seats::plugin,
        saved_games::plugin,
        give_code::plugin,
        (
            library::plugin,
            statistics::plugin,
            review::plugin,
            mistakes::plugin,
        ),
        (daily::plugin, challenge::plugin),
        second_copy::plugin,
        settings::plugin,
        learn::plugin,
        credits::plugin,
    ));
}
