//! What the bots know of Guyenne: how strong hidden cards may be, and what castles and cards are worth.

mod odds;
mod worth;

pub(super) use odds::{Chances, Odds};
pub(super) use worth::{Stakes, Worth};
