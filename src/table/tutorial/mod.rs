//! What the tutorials of all games share: how far a player has come, the list of chapters, and the coach's bubble. What
//! a chapter asks for and when is each game's own.

mod answers;
mod bubble;
mod coach;
mod course;
mod drawn;
mod hand;
mod menu;
mod progress;
#[cfg(not(target_arch = "wasm32"))]
mod tour;

pub use answers::{wrong_hint, wrong_read};
pub use bubble::{Bubble, BubbleButton, BubbleText, Turned};
pub use coach::{ChapterFlow, Coach, CoachSystems, Entry, StepState, Teaches, add_coach};
pub use course::Course;
pub use drawn::{BubbleDrawer, BubbleSize, remove_bubbles};
pub use hand::{CoachHand, point_at};
pub use menu::{Chapters, StartChapter, TutorialChapter, add_list};
pub use progress::Progress;
#[cfg(not(target_arch = "wasm32"))]
pub use tour::show_step;

use bevy::prelude::App;

/// Adds the messages, and what the buttons do.
pub fn plugin(app: &mut App) {
    app.add_plugins((bubble::plugin, menu::plugin));
}
