//! The review of a game that is over: read where it was kept with its game, reckoned beside the frames otherwise, and
//! then kept. A page shows it (`menu::review`), and its mistakes can be found on the table (`find`).

mod find;
mod game_review;
mod work;

pub(super) use find::FindMistakes;
pub(super) use game_review::{GameReview, ReviewCommand, ReviewState, plugin};
