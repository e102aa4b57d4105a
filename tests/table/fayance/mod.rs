//! Le Trône de Fayance on screen: whole games with every device, saves between two choices, secret choices that nothing
//! tells, texts that stay in their places.

mod certainty;
mod couch;
mod hidden_choice;
mod hints;
mod layout;
mod notes;
mod plain_sight;
mod player;
mod review;
mod rulebook;
mod saves;
mod start;
mod tutorial;
mod whole_game;
