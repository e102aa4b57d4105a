//! The tutorial: games that are played with a coach. Each chapter is a lesson ([`crate::games::guyenne::rules::Lesson`]),
//! a record with notes; on the table it is an exercise ([`super::exercise`]).

mod bubble;
mod chapters;
mod coach;
mod judge;
mod list;
mod pointer;

pub use chapters::{CHAPTERS, Chapter};
pub use coach::Coach;

use bevy::prelude::*;

/// The chapters, the coach and the list of chapters.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((coach::plugin, bubble::plugin, pointer::plugin, list::plugin));
}
