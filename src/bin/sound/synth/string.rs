//! Plucked gut strings: a loop as long as one swing of the string (Karplus and Strong, tuned as by Jaffe and Smith),
//! plucked with the finger at a place and heard at the bridge.

use std::f64::consts::PI;

use super::rng::Rng;
use super::wave::{Wave, decay, ease};

/// One string, plucked with `strength` 0 to 1 and stopped after `seconds`.
fn single(rate: f64, pitch: f64, seconds: f64, strength: f64, rng: &mut Rng) -> Wave {
    let turn = 2.0 * PI * pitch / rate;
    // High notes are short, low ones long; a soft pluck excites few overtones and they go early.
    let sixty = 3.6 * (200.0 / pitch).powf(0.55);
    let smooth = 0.32 - 0.2 * strength - 0.05 * (pitch / 1000.0).min(1.0);
    let smoothing = (smooth * turn.sin()).atan2(1.0 - smooth + smooth * turn.cos()) / turn;
    let gain = decay(1.0 / pitch, sixty);
    let wanted = rate / pitch - smoothing;
    let whole = (wanted - 0.3).floor();
    let rest = wanted - whole;
    let tune = ((1.0 - rest) * turn / 2.0).sin() / ((1.0 + rest) * turn / 2.0).sin();
    let length = whole as usize;
    let mut string = plucked(rate, length, strength, rng);
    let (mut before, mut tuned_in, mut tuned_out) = (0.0, 0.0, 0.0);
    let mut at = 0;
    let stop = 0.09;
    Wave::draw(rate, seconds + stop * 2.5, |t| {
        let out = string[at];
        let smoothed = (1.0 - smooth) * out + smooth * before;
        before = out;
        let tuned = tune * smoothed + tuned_in - tune * tuned_out;
        tuned_in = smoothed;
        tuned_out = tuned;
        string[at] = tuned * gain;
        at = (at + 1) % length;
        out * decay((t - seconds).max(0.0), stop * 2.5) * ease((seconds + stop * 2.5 - t) / stop)
    })
}

/// The swing of a string that a finger lets go: a soft corner there and its mirror at the bridge, with a little of the
/// finger's own noise.
fn plucked(rate: f64, length: usize, strength: f64, rng: &mut Rng) -> Vec<f64> {
    let place = rng.between(0.11, 0.17);
    let width = (rate * (0.00056 - 0.00034 * strength)).clamp(3.0, length as f64 * 0.4);
    let mut string = vec![0.0; length];
    let mut corner = |from: f64, sign: f64| {
        for n in 0..width as usize {
            let at = (from as usize + n) % length;
            string[at] += sign
                * ease(2.0 * (n as f64 + 0.5) / width).min(1.0)
                * ease(2.0 * (1.0 - (n as f64 + 0.5) / width));
        }
    };
    corner(0.0, 1.0);
    corner(place * length as f64, -1.0);
    for sample in &mut string {
        *sample += 0.05 * strength * rng.noise();
    }
    let mean = string.iter().sum::<f64>() / length as f64;
    string.iter_mut().for_each(|s| *s -= mean);
    let power = string.iter().map(|s| s * s).sum::<f64>() / length as f64;
    let level = 0.35 * strength.powf(1.2) / power.sqrt().max(1e-9);
    string.iter_mut().for_each(|s| *s *= level);
    string
}

/// A course of two strings, hardly out of tune with each other, plucked one just after the other.
pub fn course(rate: f64, pitch: f64, seconds: f64, strength: f64, rng: &mut Rng) -> Wave {
    let apart = 1.0 + rng.between(0.0003, 0.0008);
    let mut wave = single(rate, pitch / apart.sqrt(), seconds, strength, rng);
    let second = single(rate, pitch * apart.sqrt(), seconds, strength * 0.85, rng);
    wave.lay(&second, rng.between(0.002, 0.005), 0.8);
    wave.faded(0.0008, 0.02)
}
