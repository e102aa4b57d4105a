//! The review of a finished game: its decisions with what their sides could know, where it turned, and facts of both
//! sides.

mod facts;
mod moments;
mod turns;

pub(crate) use facts::facts;
pub(crate) use moments::{Weigher, moments};
pub(crate) use turns::turns;
