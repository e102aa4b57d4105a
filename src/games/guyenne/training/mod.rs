//! The school of Guyenne's bots: games against themselves, from which the nets of `assets/ai/guyenne` learn.

mod adam;
mod batch;
mod run;

pub use run::run;
