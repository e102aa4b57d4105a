//! The bodies that instruments sound in: a few broad resonances beside the direct sound.

use super::filter::Filter;
use super::wave::Wave;

/// A resonance: pitch, sharpness, strength.
pub type Resonance = (f64, f64, f64);

/// The bowl of a lute.
pub const LUTE: &[Resonance] = &[
    (118.0, 5.0, 0.4),
    (205.0, 5.0, 0.45),
    (330.0, 4.0, 0.45),
    (495.0, 4.0, 0.5),
    (760.0, 3.0, 0.5),
    (1300.0, 2.0, 0.6),
    (2300.0, 1.5, 0.6),
];
/// The box of a vielle, which speaks through its nose.
pub const VIELLE: &[Resonance] = &[
    (265.0, 2.5, 0.55),
    (430.0, 2.0, 0.5),
    (620.0, 2.0, 0.45),
    (980.0, 2.5, 0.9),
    (1600.0, 2.2, 0.85),
    (2500.0, 1.8, 0.75),
];

/// `wave` with `direct` of itself and the resonances.
pub fn within(wave: &Wave, direct: f64, body: &[Resonance]) -> Wave {
    let mut filters: Vec<_> = body
        .iter()
        .map(|&(pitch, sharpness, gain)| (Filter::around(wave.rate, pitch, sharpness), gain))
        .collect();
    let mut out = wave.clone();
    for sample in &mut out.samples {
        let dry = *sample;
        *sample = dry * direct;
        for (filter, gain) in &mut filters {
            *sample += filter.run(dry) * *gain;
        }
    }
    out
}
