//! The training of Guyenne's bots: self-play, from which the nets of `assets/ai/guyenne` learn.

mod batch;
mod fit;
mod luck_table;
mod run;

pub use run::run;
