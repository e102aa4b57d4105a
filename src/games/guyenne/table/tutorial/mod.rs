//! The tutorial: games that are played with a coach. Each chapter is a lesson
//! ([`guyenne_rules::Lesson`]), a record with notes; on the table it is an exercise
//! ([`super::exercise`]).

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
