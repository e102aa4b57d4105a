//! The rules in short: a summary card for each edition and level, over any screen.

mod blocks;
mod card;
mod cost_table;
mod page;
mod shown;

pub use page::plugin;
pub(crate) use page::{rules_here, rules_name};
pub use shown::ShownRules;
