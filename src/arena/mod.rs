//! What the arenas of all games share: games on several threads, shares with their confidence, the progress bar, the
//! files of records and of strengths, output in whole lines. No game is named here.

mod bar;
mod in_order;
mod records;
mod share;
mod strength;
mod whole_lines;

pub use bar::bar;
pub use in_order::{at_least_one, in_order, threads};
pub use records::RecordsFile;
pub use share::wilson;
pub use strength::{Measure, StrengthReport};
pub use whole_lines::WholeLines;
