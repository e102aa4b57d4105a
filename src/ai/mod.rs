//! What the bots of every game share: exact play of small games, and how to count choices. No game is named here.

pub mod binomial;
pub mod exact;
