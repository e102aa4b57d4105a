//! The library of games: every game that was played, one a line, each a valid record. No game is named here, and there
//! is no Bevy. The format stands in `library-format.md` beside this file.
//!
//! Lines come from a file or from anywhere else, by their places. The parts in turn: a [`NewGame`] is a record that was
//! checked, and writes its line; an [`Index`] lists the lines; [`Marks`] say what is starred and deleted; [`Reviews`]
//! are those of games; a [`Query`] finds games; [`statistics::Statistics`] counts them; [`import::import`] brings
//! records in; [`export::export`] gives them out; a [`Library`] is the lists of games and of marks, and judges whether
//! a game is in it; its files, where there are any, are `LibraryFiles`, and without any its lines are a
//! `LibraryMemory`.

mod costly_decisions;
mod damage;
mod entry;
pub mod export;
#[cfg(not(target_arch = "wasm32"))]
mod files;
pub mod import;
mod index;
mod kept;
mod library;
mod lines;
mod mark;
mod memory;
mod new_game;
mod query;
mod review_line;
#[cfg(not(target_arch = "wasm32"))]
mod rewrite;
pub mod statistics;

pub use costly_decisions::{CostlyDecision, CostlyKind, costly_decisions, unreviewed};
pub use damage::{Damage, DamagedLine, DamagedLines};
pub use entry::{Entry, EntryEnd, EntryId, EntryPlayer, Place};
#[cfg(not(target_arch = "wasm32"))]
pub use files::{LibraryFiles, Session, files_beside};
pub use index::Index;
pub use kept::record_of;
pub use library::{Keeping, Library};
pub use lines::{LONGEST_LINE, without_mark};
pub use mark::{Mark, Marks};
pub use memory::LibraryMemory;
pub use new_game::NewGame;
pub use query::{Opponent, Order, PeopleResult, Query};
#[cfg(not(target_arch = "wasm32"))]
pub use review_line::read_reviews;
pub use review_line::{Reviews, comparable, read_review, review_line};
