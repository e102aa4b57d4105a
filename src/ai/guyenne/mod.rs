//! What the bots know of Guyenne: how strong hidden cards may be, and what castles and cards are worth.

mod ending;
mod ledger;
mod odds;
mod worth;

pub use ending::Ending;

pub(super) use odds::{Chances, Odds};
pub(super) use worth::{Stakes, Worth};
