//! The review of a game that is over: both lines of its chances, what luck and play made of them, where it turned, the
//! mistakes, and the facts of each side.

mod account;
mod button;
mod chart;
mod histogram;
mod lists;
mod page;
mod words;

pub(super) use histogram::{add_histogram, fallen};
pub(super) use page::plugin;
pub(super) use words::ReviewWriter;
