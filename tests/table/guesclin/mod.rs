//! Guesclin ! on screen: whole games with every device, bots in every scenario, saves after every event, plans, refusals,
//! undo, hints, the tutorial, the map under the fingers.

mod hints;
mod layout;
mod map;
mod plans;
mod player;
mod saves;
mod tutorial;
mod whole_game;
