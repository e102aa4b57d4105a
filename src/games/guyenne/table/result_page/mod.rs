//! The result page.

mod foot;
mod head;
mod page;
mod row;

pub use page::ResultPage;
pub(super) use page::plugin;
