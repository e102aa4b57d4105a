//! Guesclin ! on screen: whole games with every device, bots in every scenario, saves after every event, plans, refusals,
//! undo, hints, notes, the tutorial, the map under the fingers, people on a couch.

mod couch;
mod hints;
mod layout;
mod map;
mod notes;
mod plans;
mod player;
mod rulebook;
mod saves;
mod tutorial;
mod whole_game;
