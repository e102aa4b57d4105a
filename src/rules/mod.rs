//! What the rules of every game share; no game is named here. No Bevy, clock, thread or file.

pub mod envelope;
pub mod game;
pub mod seed;
