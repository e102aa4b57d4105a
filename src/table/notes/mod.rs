//! Notes for a first game: a short sentence when something happens for the first time, with a link to its paragraph of
//! the rulebook. One note is shown at a time; it blocks nothing, stays until it is closed or no longer matters, and is
//! not shown again. A game says which notes there are, calls for them, and places the panel.

mod panel;
mod queue;
mod shape;

pub use panel::{ClosesNote, NotePanel, NotePlacement, NoteSystems, add_panel};
pub use queue::assert_all_are_said;
pub use queue::{Note, Notes, START, begin_anew, plugin};
pub use shape::NoteShape;
