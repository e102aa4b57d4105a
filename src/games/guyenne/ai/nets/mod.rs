//! What the bots know of Guyenne: how strong hidden cards may be, and what castles and cards are worth.

mod blueprint;
mod inputs;
pub mod net;
mod odds;
mod reckon;
pub(super) mod sight;
mod worth;

pub use blueprint::{Blueprint, Mind};
pub use inputs::Inputs;
pub(super) use odds::{Chances, Odds};
pub(super) use reckon::{drawn, enemy};
pub use sight::{Choice, Options, Part, Sight};
pub(super) use worth::{Stakes, Worth};
