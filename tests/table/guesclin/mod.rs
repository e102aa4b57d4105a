//! Guesclin ! on screen: whole games with every device, bots in every scenario, saves after every event, plans, orders,
//! the threat, refusals, undo, hints, notes, the tutorial, the map under the fingers, people on a couch, figures that
//! answer dice.

mod answers;
mod by_ear;
mod couch;
mod hints;
mod layout;
mod map;
mod notes;
mod orders;
mod placement;
mod placing_again;
mod plans;
pub mod player;
mod rulebook;
mod saves;
mod stepping;
mod threat;
mod told;
mod touch;
mod tutorial;
mod unfinished;
mod whole_game;
