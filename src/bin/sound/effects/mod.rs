//! The effects: one recipe for each name. A name that ends in a number is one of several that differ as one gesture
//! differs from the next.

mod cards;
mod interface;
mod signals;

use crate::synth::chance::Chance;
use crate::synth::wave::Wave;

/// The effect of that name, before it is trimmed and levelled; none if there is no such effect.
pub fn make(name: &str, rate: f64) -> Option<Wave> {
    let chance = &mut Chance::of(name);
    let (family, turn) = match name.rsplit_once('-') {
        Some((family, number)) => match number.parse() {
            Ok(turn) => (family, turn),
            Err(_) => (name, 1),
        },
        None => (name, 1),
    };
    cards::make(family, turn, rate, chance)
        .or_else(|| signals::make(family, turn, rate, chance))
        .or_else(|| interface::make(family, turn, rate, chance))
}
