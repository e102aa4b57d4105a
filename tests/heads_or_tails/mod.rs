//! A minimal third game: the test that a game needs only its own folder and one line in the list.

pub mod replay;
pub mod rules;
pub mod table;
