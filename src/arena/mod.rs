//! What the arenas of all games share: games on several threads, shares with their confidence, the progress bar, the
//! file of strengths. No game is named here.

mod bar;
mod in_order;
mod share;
mod strength;

pub use bar::bar;
pub use in_order::{at_least_one, in_order, threads};
pub use share::wilson;
pub use strength::{Measure, StrengthReport};
