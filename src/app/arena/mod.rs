//! The arena: bots play bots, and records are checked. A game that measures more has a command of its own.

mod check;
mod run;

pub use check::{check, faults};
pub use run::{ArenaTool, run};
