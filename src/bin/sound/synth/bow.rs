//! Bowed strings: the saw-toothed swing of a string that sticks and slips, with the noise of the bow. The body is
//! added to all notes together.

use std::f64::consts::{PI, TAU};

use super::filter::Filter;
use super::noise::Catches;
use super::rng::Rng;
use super::wave::{Wave, ease};

/// How long a bow takes to let go.
pub const LEAVING: f64 = 0.09;

/// The corner of a saw tooth, rounded so that nothing beyond the rate is folded back.
fn rounded(phase: f64, step: f64) -> f64 {
    if phase < step {
        let t = phase / step;
        t + t - t * t - 1.0
    } else if phase > 1.0 - step {
        let t = (phase - 1.0) / step;
        t * t + t + t + 1.0
    } else {
        0.0
    }
}

/// One stroke of the bow; it sounds `LEAVING` seconds longer.
pub fn stroke(rate: f64, pitch: f64, seconds: f64, strength: f64, rng: &mut Rng) -> Wave {
    glide(rate, (pitch, pitch), seconds, strength, rng)
}

/// One stroke while the finger slides from the first pitch to the second.
pub fn glide(
    rate: f64,
    (from, to): (f64, f64),
    seconds: f64,
    strength: f64,
    rng: &mut Rng,
) -> Wave {
    let mut phase = rng.unit();
    let trembling = rng.unit();
    let speed = rng.between(4.4, 5.2);
    let mut drift = Catches::new(rate, 7.0);
    let mut pressure = Catches::new(rate, 11.0);
    let mut soft = Filter::below(rate, (1500.0 + 3600.0 * strength).min(from * 14.0));
    let mut hair = [Filter::above(rate, 900.0), Filter::below(rate, 4200.0)];
    let attack = (0.11 - 0.05 * strength).min(seconds * 0.4);
    let swell = rng.between(0.55, 0.9);
    Wave::draw(rate, seconds + LEAVING, |t| {
        let part = (t / seconds).min(1.0);
        let vibrato = 7.0 * ease((t - 0.3) / 0.5) * ((t * speed + trembling) * TAU).sin();
        let settling = -9.0 * (1.0 - ease(t / 0.08));
        let cents = vibrato + settling + 5.0 * (drift.next(rng) - 0.5);
        let pitch = from * (to / from).powf(ease(part)) * (cents / 1200.0).exp2();
        let step = pitch / rate;
        phase = (phase + step).fract();
        let saw = 2.0 * phase - 1.0 - rounded(phase, step);
        let noise = hair.iter_mut().fold(rng.noise(), |s, f| f.run(s));
        let grip = 1.0 + 2.5 * (1.0 - ease(t / 0.06));
        let rosin = 0.05 * noise * grip * (0.4 + phase);
        let grown = (part.powf(swell) * PI).sin();
        let bow = 0.78 + 0.26 * grown + 0.1 * (pressure.next(rng) - 0.5);
        let envelope = ease(t / attack) * ease((seconds + LEAVING - t) / (LEAVING + 0.02)) * bow;
        (soft.run(saw) + rosin) * envelope * 0.3 * strength
    })
}
