//! The review of a game that is over: read where it was kept with its game, reckoned beside the frames otherwise, and
//! then kept. A page shows it (`menu::review`), and its mistakes can be found on the table (`find`). The kept games
//! that have none can be reviewed one after the other (`queue`).

mod find;
mod game_review;
mod queue;
mod work;

pub(super) use find::FindMistakes;
pub(super) use game_review::{GameReview, ReviewCommand, ReviewState};
pub(super) use queue::{QueueCommand, ReviewQueue};

use bevy::prelude::*;

/// Adds reviews.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((game_review::plugin, queue::plugin));
}
