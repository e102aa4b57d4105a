//! Bot code shared by all games: exact solutions of small games. No game is named here.

pub mod exact;
