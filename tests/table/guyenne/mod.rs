//! Guyenne on screen: whole games with every device, hands that nothing tells, shared camps, the tutorial, puzzles,
//! hints, its pages, signs and rules.

mod by_ear;
mod curtain;
mod exercises;
mod gallery;
pub mod hidden_hands;
pub mod hint_request;
mod levels;
mod lobby;
mod notes;
mod overview;
mod puzzles;
mod refusals;
mod rulebook;
mod rules_summary;
mod rumble;
pub mod seats;
mod shared_camps;
mod signs;
mod standards;
mod tutorial;
mod veil;
pub mod whole_game;
