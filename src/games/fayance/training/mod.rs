//! The training of Fayance's champion: nets of values fitted backwards from the exact solutions of the end of the game.

mod fit;
mod run;

pub use run::run;
