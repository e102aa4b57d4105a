//! The page of the day's deal: the deal of each game on one day, and a calendar from which older days are chosen.

mod calendar;
mod page;
mod rows;
mod shown;

use bevy::prelude::*;

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((shown::plugin, page::plugin, rows::plugin, calendar::plugin));
}
