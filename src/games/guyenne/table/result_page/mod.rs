//! The page of the result.

mod foot;
mod head;
mod page;
mod row;

pub use page::ResultPage;
pub(super) use page::plugin;
