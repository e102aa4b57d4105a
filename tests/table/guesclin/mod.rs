//! Guesclin ! on screen: whole games with every device, bots in every scenario, saves after every event, plans, refusals,
//! undo, the map under the fingers.

mod layout;
mod map;
mod plans;
mod player;
mod saves;
mod whole_game;
