//! What the arenas of all games share: games on several threads, shares with their confidence, the progress bar. No
//! game is named here.

mod bar;
mod in_order;
mod share;

pub use bar::bar;
pub use in_order::{at_least_one, in_order, threads};
pub use share::wilson;
