//! A throw-away third game of a few lines: the proof that a game needs its own folder and one line in the list.

pub mod rules;
pub mod table;
