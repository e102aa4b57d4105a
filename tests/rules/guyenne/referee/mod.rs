//! A slow referee written from the printed rules: it keeps its own table from the events, in the simplest way, and
//! panics at the first event that the rules do not allow. It shares no code with the engine.

mod combat;
mod events;
mod round;
mod table;
mod visibility;

pub use table::Referee;
