//! What the arenas of all games share: their options, series of games on several threads, the counts and shares of
//! wins with their confidence, scores with the luck taken out, the luck of bots, times, the progress bar, the files of
//! records and of strengths, output in whole lines. No game is named here.

mod adjusted;
mod bar;
mod in_order;
mod luck_table;
mod options;
mod parallel;
mod records;
mod runner;
mod series;
mod share;
mod strength;
mod tally;
mod times;
mod whole_lines;

pub use bar::bar;
pub use in_order::{at_least_one, in_order, threads};
pub use luck_table::{LuckSeries, QuantileKind, VariantLuck};
pub use options::{DealOptions, OutputOptions, PlayOptions, refuse};
pub use parallel::parallel_map;
pub use records::RecordsFile;
pub use runner::{SeriesResults, SeriesRunner};
pub use series::{Series, SeriesGame};
pub use share::{ShareTable, percent, wilson};
pub use strength::{Measure, StrengthReport};
pub use tally::{SideNames, Tally, WinCounts};
pub use times::{Percentiles, Times, search};
pub use whole_lines::WholeLines;
