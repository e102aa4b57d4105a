//! The proof that the screen, the speakers, the narration and the pads tell nothing that the onlookers may not know, in
//! every way of hiding hands: hidden values are exchanged, and whatever can be perceived stays the same.

mod complete;
mod couch;
mod in_place;
mod planted;
pub mod player;
pub mod proof;
mod twin_games;
mod twin_presses;
mod twins;
