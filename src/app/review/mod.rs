//! The review of a game that is over: read where it was kept with its game, reckoned beside the frames otherwise, and
//! then kept. A page shows it (`menu::review`), and its mistakes can be found on the table (`find`). The kept games
//! that have none can be reviewed one after the other (`queue`). Of a game that has just ended its luck and its turning
//! point are known without one (`line`, `turning_point`).

mod find;
mod game_review;
mod line;
mod queue;
mod turning_point;
mod work;

pub(super) use find::FindMistakes;
pub(super) use game_review::{GameReview, ReviewCommand, ReviewState};
pub(super) use line::{LineSystems, LineTold, TellLine};
pub(super) use queue::{QueueCommand, ReviewQueue};

use bevy::prelude::*;

/// Adds reviews.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        game_review::plugin,
        line::plugin,
        queue::plugin,
        turning_point::plugin,
    ));
}
