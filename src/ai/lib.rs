//! Bot code shared by all games: what thinks in slices, exact solutions of small games, the optimizer of their nets,
//! and binomial coefficients. No game is named here.

pub mod adam;
pub mod binomial;
pub mod exact;
mod thinker;

pub use thinker::Thinker;
