//! A small vaulted hall: a few first echoes, then eight delays that feed each other.

use super::filter::Filter;
use super::wave::Wave;

/// The delays in seconds: no two share a beat.
const DELAYS: [f64; 8] = [
    0.0297, 0.0353, 0.0411, 0.0437, 0.0491, 0.0533, 0.0583, 0.0629,
];
/// First echoes: when, how strong, on which side.
const FIRST: [(f64, f64, usize); 6] = [
    (0.0071, 0.42, 0),
    (0.0103, 0.38, 1),
    (0.0167, 0.3, 1),
    (0.0191, 0.28, 0),
    (0.0263, 0.2, 0),
    (0.0297, 0.2, 1),
];

/// What the hall answers to `wave`, left and right, without the wave itself. `sixty` is how long it rings, `size`
/// stretches the hall.
pub fn answer(wave: &Wave, sixty: f64, size: f64) -> [Wave; 2] {
    let rate = wave.rate;
    let length = wave.samples.len() + (rate * sixty) as usize;
    let mut lines: Vec<Vec<f64>> = DELAYS
        .iter()
        .map(|d| vec![0.0; (d * size * rate) as usize])
        .collect();
    let keep: Vec<f64> = DELAYS
        .iter()
        .map(|d| (-6.908 * d * size / sixty).exp())
        .collect();
    let mut dull: Vec<Filter> = DELAYS.iter().map(|_| Filter::below(rate, 4200.0)).collect();
    let mut enter = [Filter::above(rate, 160.0), Filter::below(rate, 5500.0)];
    let mut places = [0_usize; DELAYS.len()];
    let mut out = [Wave::silence(rate, 0.0), Wave::silence(rate, 0.0)];
    for side in &mut out {
        side.samples = vec![0.0; length];
    }
    for n in 0..length {
        let dry = wave.samples.get(n).copied().unwrap_or(0.0);
        let dry = enter.iter_mut().fold(dry, |s, filter| filter.run(s));
        let mut heard = [0.0; DELAYS.len()];
        for (line, value) in heard.iter_mut().enumerate() {
            *value = dull[line].run(lines[line][places[line]]) * keep[line];
        }
        let shared = heard.iter().sum::<f64>() * 2.0 / DELAYS.len() as f64;
        for (line, value) in heard.iter().enumerate() {
            let place = places[line];
            lines[line][place] = dry * 0.7 + value - shared;
            places[line] = (place + 1) % lines[line].len();
            let sign = if line & 2 == 0 { 1.0 } else { -1.0 };
            out[line & 1].samples[n] += sign * value * 0.5;
        }
        for &(late, gain, side) in &FIRST {
            let late = n + (late * size * rate) as usize;
            if late < length {
                out[side].samples[late] += dry * gain * 0.5;
            }
        }
    }
    out
}

/// `wave` in a small room, in one channel: `wet` of the room's answer is added.
pub fn inside(wave: &Wave, sixty: f64, wet: f64) -> Wave {
    let [left, right] = answer(wave, sixty, 0.7);
    let mut out = wave.clone();
    out.lay(&left, 0.0, wet);
    out.lay(&right, 0.0, wet * 0.6);
    out
}
