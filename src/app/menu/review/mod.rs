//! The review of a game that is over: both lines of its chances, what luck and play made of them, where it turned, the
//! mistakes, and the facts of each side.

mod account;
mod button;
mod chart;
mod histogram;
mod lists;
mod moment;
mod page;
mod words;

pub(super) use histogram::{add_histogram, fallen};
pub(super) use words::ReviewWriter;

use bevy::prelude::*;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((page::plugin, moment::plugin));
}
