//! How the kept games went: all in all and by opponent, variant, players and month, counted anew from the library
//! each time, and given out as a table for other programs.

mod page;
mod sections;
mod words;

pub(super) use page::plugin;
pub(super) use words::opponent;
