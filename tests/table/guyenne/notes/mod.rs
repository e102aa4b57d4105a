//! The notes of a first game: each comes once, when what it tells happens for the first time; it is closed with any
//! device, not said again after a restart, and covers nothing that is needed.

mod covered;
mod due;
mod panel;
mod read;
