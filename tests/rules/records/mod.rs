//! Records of every game: a key that is there twice is refused; random changes, and another spelling, for the tests of
//! each game.

pub mod mutate;
mod repeated_keys;
pub mod unfold;
