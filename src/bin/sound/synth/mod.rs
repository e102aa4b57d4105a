//! What sound is made of: noise, waves, filters, a room, and one file for each thing that sounds. Nothing here knows
//! a score or a game.

pub mod body;
pub mod bow;
pub mod brass;
pub mod filter;
pub mod metal;
pub mod noise;
pub mod pipe;
pub mod rng;
pub mod room;
pub mod skin;
pub mod string;
pub mod voices;
pub mod wave;
pub mod wood;
