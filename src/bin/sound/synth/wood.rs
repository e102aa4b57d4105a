//! Wood and bone that knock: a few short tones and a click.

use std::f64::consts::TAU;

use super::noise;
use super::rng::Rng;
use super::wave::{Wave, decay, ease};

/// A knock on a piece whose lowest tone is `pitch`, gone after about `sixty` seconds.
pub fn knock(rate: f64, pitch: f64, sixty: f64, hard: f64, rng: &mut Rng) -> Wave {
    let tones = [
        (1.0, 1.0, 1.0),
        (2.42, 0.55, 0.6),
        (3.9, 0.4, 0.45),
        (5.7, 0.2, 0.3),
    ];
    let tones = tones.map(|(order, part, lasts)| {
        let pitch = pitch * order * rng.between(0.96, 1.04);
        (pitch, part * hard.powf((order - 1.0) * 0.4), lasts * sixty)
    });
    let rise = 0.0022 - 0.0014 * hard;
    let mut out = Wave::draw(rate, sixty * 1.1, |t| {
        let ring = |&(pitch, part, sixty): &(f64, f64, f64)| {
            part * decay(t, sixty) * (pitch * t * TAU).sin()
        };
        tones.iter().map(ring).sum::<f64>() * ease(t / rise)
    });
    let top = 2200.0 + 5000.0 * hard;
    let click = noise::burst(rate, 500.0, top, rise * 0.7, 0.022, rng);
    out.lay(&click, 0.0, 0.45 * (0.4 + hard));
    out
}
