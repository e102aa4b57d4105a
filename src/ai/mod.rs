//! Bot code shared by all games: exact solutions of small games, and binomial coefficients. No game is named here.

pub mod binomial;
pub mod exact;
