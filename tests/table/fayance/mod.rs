//! Le Trône de Fayance on screen: whole games with every device, saves between two choices, secret choices that nothing
//! tells, texts that stay in their places.

pub mod by_ear;
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
mod scenes;
mod start;
mod theatre;
mod tutorial;
mod unfinished;
mod what_if;
mod whole_game;
