//! Pure rules: what is allowed, what happened, and who may know it. No Bevy, clock, thread or file here.

pub mod card;
pub mod guyenne;
pub mod record;
pub mod seat;
pub mod seed;
