//! What the bots of every game share: exact play of small games. No game is named here.

pub mod exact;
