//! Challenges: the same deal for somebody else. One goes out as a text from a game that is over, one comes in as such a
//! text and is played, and both results stand side by side. What a challenge is, is pure: `kit_rules::code`.

mod answer;
mod begin;
mod mark;
mod offer;

pub(super) use answer::{ChallengeAnswers, challenge_note};
pub(super) use begin::{OpenedChallenge, PlayChallenge};
pub(super) use offer::{can_challenge, variant_of};

use bevy::prelude::*;

/// Adds what opens, plays and writes challenges.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((offer::plugin, begin::plugin, answer::plugin));
}
