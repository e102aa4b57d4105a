//! The result page.

mod foot;
mod head;
mod page;
mod row;

pub(super) use page::plugin;
