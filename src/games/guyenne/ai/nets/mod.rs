//! What the bots know of Guyenne: how strong hidden cards may be, and what castles and cards are worth.

mod blueprint;
mod enemy_strength;
mod evaluation;
mod feature_vector;
pub(super) mod features;
pub mod net;
mod odds;

pub use blueprint::{Blueprint, PARTICLE, PolicyScratch};
pub(super) use enemy_strength::{drawn, enemy};
pub(super) use evaluation::{Evaluation, Stakes};
pub use feature_vector::FeatureVector;
pub use features::{EncodedMove, EncodedMoves, Features, MoveFeatures};
pub(super) use odds::{Chances, Odds};
