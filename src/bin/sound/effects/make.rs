//! The effect of a name. A name that ends in a number is one of several that differ as one gesture differs from the next.

use super::{cards, faience, interface, signals, skirmish};
use crate::synth::rng::Rng;
use crate::synth::wave::Wave;

/// The effect of that name, before it is trimmed and levelled; none if there is no such effect.
pub fn make(name: &str, rate: f64) -> Option<Wave> {
    let rng = &mut Rng::of(name);
    let (family, turn) = match name.rsplit_once('-') {
        Some((family, number)) => match number.parse() {
            Ok(turn) => (family, turn),
            Err(_) => (name, 1),
        },
        None => (name, 1),
    };
    cards::make(family, turn, rate, rng)
        .or_else(|| signals::make(family, turn, rate, rng))
        .or_else(|| faience::make(family, rate, rng))
        .or_else(|| skirmish::make(family, turn, rate, rng))
        .or_else(|| interface::make(family, turn, rate, rng))
}
