//! The training of Guesclin !'s bots: games of theirs, to whose ends the nets of `assets/ai/guesclin` are fitted.

mod fit;
mod luck_table;
mod run;

pub use run::run;
