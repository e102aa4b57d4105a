//! The rules of Guesclin !: two camps of one or two banners on a map of hexes, orders of commanders, and five dice.
//!
//! ```text
//! place each banner whole (every fighter in their zone)
//!   |
//! round  <-----------------------------------------------------------------+
//!   |                                                                      |
//! activate the next banner with somebody on the map  <-----------------+   |
//!   |                                                                  |   |
//! order (or none), before any fighter acts                             |   |
//!   |                                                                  |   |
//! each fighter in any order: a move, then a deed; or a shot  --+       |   |
//!   |   ^                                                      |       |   |
//!   |   +-- attack: strike back at once; a load falls where    |       |   |
//!   |       its player says  <---------------------------------+       |   |
//!   |                                                                  |   |
//! finish -- another banner -------------------------------------------+    |
//!   |                                                                      |
//! end of the round -- before the last one ---------------------------------+
//! ```
//!
//! `Rules` and `Ruling` in comments are the sections and the numbered rulings of guesclin-rules.md; the rulings are
//! ours.
//!
//! A [`Board`] is everything that is open to all, which is the whole game; a [`Position`] adds the seed of the dice to
//! come, which nobody may know; a [`View`] is the board as one seat gets it. Every throw is made from the seed and its
//! number, so the same seed and moves give the same dice everywhere. Maps, counters and scenarios are data:
//! [`Scenario::all`] reads and checks them once. The tables of guesclin-rules.md are data 3; what data 2 and 3 changed
//! for the balance stands at [`DATA`].

mod board;
mod camp;
mod check;
mod combat;
mod counter;
mod data;
mod dice;
mod edit;
mod event;
mod fighter;
mod flow;
mod hex;
mod id;
mod keys;
mod lesson;
mod map;
mod move_text;
mod moves;
mod order;
mod outcome;
mod path;
mod position;
pub mod preview;
pub mod record;
mod refusal;
pub mod rulebook;
mod scenario;
mod scenario_file;
mod sight;
mod view;

pub use board::{Board, Stage};
pub use camp::{Banner, ByCamp, Camp};
pub use combat::{Flank, HitResult, IN_WOOD, MeleeDefence, MeleeOdds, ShotDefence, ShotOdds};
pub use counter::{Counter, Counters, Stats, Traits, read_counters};
pub use data::{DataError, DataFile};
pub use dice::{Dice, MOST, Throw, capped, chance, hits, pool, score_chance};
pub use event::{Blow, Event, EventObserver, Placed, Shot};
pub use fighter::{Fate, Fighter, FighterState, Object, ObjectPlace};
pub use hex::{COLUMNS, Direction, HEXES, Hex, ROWS};
pub use id::ID;
pub use lesson::{BadLesson, Lesson, Part, Place, Slip, Step, Task, UnfitGame};
pub use map::{Label, Map, Obstacle, Terrain};
pub use moves::Move;
pub use order::Order;
pub use outcome::{EndReason, Outcome, Victory};
pub use path::{CART_MOVE, LONGEST, MarchReach, Path};
pub use position::{BadSetup, Position, Setup};
pub use refusal::Refusal;
pub use scenario::{
    Aim, COUNTERS, DATA, Drawbridge, Exit, MAPS, ObjectKind, Post, Recruit, SCENARIOS, Scenario,
    Thing,
};
pub use scenario_file::{read_scenario, read_scenarios};
pub use sight::{Crossed, SightLine, crossed, sight_lines};
pub use view::View;
