//! A game that was played is shown again from its record: forwards and backwards, step by step or by itself, through
//! the eyes of either side, of an onlooker, or with everything face up. Which events and views that are each game says
//! ([`ReplayedGame`]); what is shown, how far, and the bar with its buttons are the same for all.

mod bar;
mod branch;
mod branch_page;
mod controls;
mod course;
mod eyes;
mod guess;
mod guess_panel;
mod replayed_game;
mod state;

pub use course::{BeatKind, Course};
pub use eyes::{eyes_of_seat, own_eyes};
pub use guess::{Guessed, Guessing, Question};
pub use replayed_game::{ReplayJumped, ReplaySystems, ReplayedGame, add_replay};
pub use state::{Mark, Replay, ReplayCommand, SeenBy, StartReplay, Stride, WatchFrom};

use bevy::prelude::*;

/// Adds what the replays of all games share.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        controls::plugin,
        bar::plugin,
        branch_page::plugin,
        guess_panel::plugin,
    ));
}
