//! Rules code shared by all games; no game is named here. No Bevy, clock, thread or file.

pub mod envelope;
pub mod game;
pub mod seed;
