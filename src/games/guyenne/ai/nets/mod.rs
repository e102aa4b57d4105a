//! The two nets and their features, and the estimates of strength and value that features and greedy share.

mod blueprint;
mod enemy_strength;
mod evaluation;
mod feature_vector;
pub(super) mod features;
pub mod net;
mod strength_distribution;

pub use blueprint::{Blueprint, FILE, PARTICLE, PolicyScratch};
pub(super) use enemy_strength::{drawn, enemy};
pub(super) use evaluation::{Evaluation, Stakes};
pub use feature_vector::FeatureVector;
pub use features::{EncodedMove, EncodedMoves, Features, MoveFeatures};
pub(super) use strength_distribution::{CombatProbabilities, StrengthDistribution};
