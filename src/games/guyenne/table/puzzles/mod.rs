//! The puzzles, played: a list of them, each a position on the table as an exercise ([`super::exercise`]), and a card
//! with its task, its hints, its solution and why. What is right, and what the others answer, the exact solver says
//! ([`guyenne_rules::PuzzleSolver`]); what they hold is decided only when the player has moved.
//!
//! A puzzle is a few lines of text, with its words beside it; the head of `rules/suite/puzzle.rs` says how to add one.

mod card;
mod lead;
mod menu;
mod progress;
mod stage;
mod words;

pub use card::{CardButton, PuzzleCard, press_card};
pub use lead::StartPuzzle;
pub(super) use menu::count;
pub use progress::{Help, PuzzleProgress};
pub use stage::{CardKind, CurrentPuzzle};

use bevy::prelude::*;

/// The puzzle on the table, its card, and the list of all.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lead::plugin, card::plugin, menu::plugin));
}
