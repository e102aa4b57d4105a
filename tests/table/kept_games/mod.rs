//! Kept games as people use them: My games, replays, reviews and mistakes by mouse, by finger and by ear; and what
//! becomes of what was done there when the program ends, or where games cannot be read.

mod by_ear;
mod ended;
mod games;
mod guesses;
mod listed;
mod replayed;
mod reviewed;
mod unreadable;
