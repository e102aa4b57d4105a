//! The rules of Le Trône de Fayance: twelve army cards a side, nine territories that turn, and both choose at the same
//! moment.
//!
//! ```text
//! deal (all 24 cards: each side knows the other's twelve) and pile
//!   |
//! muster                      both, in secret: four active, eight in reserve
//!   |
//! call, up to three times     both, in secret (opening "duel"); then, or at once (opening "lot"), a lot
//!   |
//! lay                         the leader turns the territory  <-----------------+
//!   |                                                                           |
//! choose                      both, in secret  <--+                             |
//!   |                                             |                             |
//! combat -- undecided, 1st to 3rd --> reserves  --+  (the 4th without a choice) |
//!   |                                                                           |
//! capture -- the fifth? --> over                                                |
//!   |                                                                           |
//! refill                      both, in secret: as many as there were combats ---+
//! ```
//!
//! `Rules` and `Ruling` in comments are the headings and the numbered rulings of fayance-rules.md; the rulings are
//! ours.
//!
//! A [`Position`] is the whole state; a [`View`] is what one side may know of it; a [`Decision`] is what a side must
//! decide now. Where both owe a choice either may confirm first: a confirmed choice waits in the position, is in
//! nobody's view but its own side's, and both are played when the second is there. Chance has no part after the deal: a
//! [`Setup`] holds the hands, the pile and the lot. [`Position::determinize`] makes from a view a position that the
//! side cannot tell from the true one.

mod card;
mod cards;
mod combat;
mod decision;
mod determinize;
mod event;
mod flow;
mod id;
mod keys;
mod lesson;
mod move_text;
mod position;
pub mod record;
mod refusal;
pub mod rulebook;
mod setup;
mod side;
mod territory;
mod view;

pub use card::{Card, People, Troop};
pub use cards::{ARMY, Cards, DEALT, Row};
pub use combat::{CombatResult, Test, fight, fight_numbered};
pub use decision::{Decision, DecisionKind, Move};
pub use event::{Event, EventObserver, SeenEvent, seen_by};
pub use id::ID;
pub use lesson::{BadLesson, Lesson, Place, Slip, Step, Task, UnfitGame};
pub use position::{Outcome, Position, Slots, Stage};
pub use refusal::Refusal;
pub use setup::{BadSetup, CALLS, Deal, Opening, RulesConfig, Setup};
pub use side::{BySide, Side};
pub use territory::{TERRITORIES, TO_WIN, TURNS, Terrain, Territories, Territory};
pub use view::{Capture, Land, SideSeen, View};
