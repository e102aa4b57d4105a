//! The rules of Guyenne: six castles, two packs of 22 cards, sums face down and one hero a camp.
//!
//! ```text
//! expert: each camp sets five cards aside (shared: seat 0 proposes, the partner has the last word)
//!   |
//! deal ------> round: give and order (shared camps)
//!   ^            |
//!   |          placement   F at A, S at A, S at B, F at B
//!   |            |
//!   |          reinforcement (2022)   S, F, S, F ... until all pass in a row
//!   |            |
//!   |          combat at A, then at B
//!   |            neutral: both reveal
//!   |            held: the attacker reveals, the defender shows or concedes
//!   |            losses (advanced, expert; 2021 the conqueror's)
//!   |            |
//! refill <--- sweep --- one camp holds all six? --> over
//!   |
//!   +--- a pile exhausted for the last time and at most one card in that camp's hands? --> over
//! ```
//!
//! Every rule names its source. `Leaflet 2022` is the French text of 25 April 2022 and `Leaflet 2021` the English one
//! of 13 August 2021, each with the heading and the paragraph under it; a list belongs to the paragraph before it.
//! `Ruling` is a point that they leave open, with its heading in guyenne-rules.md.
//!
//! F is the first player, S the second; they swap every round. A [`Position`] is the whole state, hidden cards
//! included; a [`View`] is what one seat may know of it; a [`Decision`] is what a seat must decide now.
//! [`Position::determinize`] makes from a view a position that the seat cannot tell from the true one.

mod arrange;
pub mod card;
mod card_choices;
pub mod chance;
mod chance_outcomes;
mod combat;
mod decision;
mod determinize;
mod draws;
mod edition;
mod equipment;
mod event;
mod flow;
mod id;
mod keys;
mod lesson;
mod moves;
mod notation;
mod position;
mod possible_positions;
mod public_cards;
pub mod record;
mod refill;
mod refusal;
mod rewind;
pub mod rulebook;
mod score;
pub mod seat;
mod setup;
mod suite;
mod view;

pub use arrange::{Arrangement, BadArrangement};
pub use chance_outcomes::ChanceOutcome;
pub use combat::{Field, Side};
pub use edition::{CASTLES, Castle, Castles, Edition, Level, MOST_AT_CASTLE, Names, SET_ASIDE};
pub use equipment::Equipment;
pub use event::{Event, EventObserver, Seen, SeenEvent};
pub use id::ID;
pub use lesson::{BadLesson, Lesson, Place, Slip, Step, Task};
pub use moves::{Decision, DecisionKind, Move};
pub use notation::BadMove;
pub use position::{Piles, Position, Stage};
pub use possible_positions::PossiblePosition;
pub use public_cards::PublicCards;
pub use refusal::Refusal;
pub use score::{Decider, EndReason, Group, Outcome, Score, groups, points};
pub use setup::{BadSetup, RulesConfig, Setup};
pub use suite::{
    Answer, ArrangedRound, BadSuite, Belief, Blunder, Condition, Finding, Goal, MovePattern,
    Opposition, Puzzle, PuzzleDifficulty, PuzzleEnding, PuzzleQuestion, PuzzleSolver,
    PuzzleSolverTask, Reply, SUITES as PUZZLES, passive,
};
pub use view::{CampSeen, Front, View};
