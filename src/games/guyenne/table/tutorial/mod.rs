//! The tutorial: games that are played with a coach. Each chapter is a lesson
//! ([`guyenne_rules::Lesson`]), a record with notes; on the table it is an exercise
//! ([`super::exercise`]).

mod bubble;
mod chapters;
mod coach;
mod judge;
mod pointer;

pub use chapters::CHAPTERS;
pub use coach::Coach;

use bevy::prelude::*;

use kit_table::tutorial::add_list;

/// The chapters, the coach and the list of chapters.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((coach::plugin, bubble::plugin, pointer::plugin));
    add_list(app, &chapters::LIST);
}
