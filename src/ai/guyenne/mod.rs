//! What the bots know of Guyenne: how strong hidden cards may be, and what castles and cards are worth.

mod blueprint;
mod inputs;
mod likelihood;
pub mod net;
mod odds;
mod reckon;
pub mod search;
mod sight;
mod world;
mod worth;

pub use blueprint::{Blueprint, Mind};
pub use inputs::Inputs;
pub(super) use odds::{Chances, Odds};
pub(super) use reckon::{drawn, enemy};
pub use sight::{Choice, Options, Part, Sight};
pub use world::{WORLD, world};
pub(super) use worth::{Stakes, Worth};
