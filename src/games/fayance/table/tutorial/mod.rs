//! The tutorial: a game that is played with a coach. Its chapter is a lesson
//! ([`fayance_rules::Lesson`]), a record with notes; the bot plays what the record has, and of the
//! person's moves only those count that it asks for.
//!
//! The game is never saved, neither in place of the player's own nor in the record file; that one goes on when the
//! chapter is left.

mod bubble;
mod coach;
mod judge;
mod pointer;

pub use coach::{Coach, Lessons};

use bevy::prelude::*;

use crate::chapters::LIST;
use kit_table::tutorial::add_list;

/// The coach, what is drawn for the step that is due, and the list of chapters.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((coach::plugin, bubble::plugin, pointer::plugin));
    add_list(app, &LIST);
}
