//! Drums: the tabor's skin with its snare of gut, struck by a stick.

use std::f64::consts::TAU;

use super::filter::Filter;
use super::noise;
use super::rng::Rng;
use super::wave::{Wave, decay, ease};

/// Where the stick falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// Near the middle: deep.
    Deep,
    /// Near the edge: light.
    Edge,
    /// On the hoop: a tick of wood.
    Hoop,
}

/// The swings of a round skin, beside its lowest, and how strongly a stroke off the middle wakes them.
const SWINGS: [(f64, f64); 8] = [
    (1.0, 1.0),
    (1.593, 0.55),
    (2.136, 0.4),
    (2.296, 0.3),
    (2.653, 0.24),
    (2.918, 0.2),
    (3.5, 0.14),
    (4.06, 0.1),
];

/// One stroke on a drum whose lowest swing is `pitch`; a large drum rings longer.
pub fn struck(rate: f64, pitch: f64, stroke: Stroke, strength: f64, rng: &mut Rng) -> Wave {
    let (low, high, ring) = match stroke {
        Stroke::Deep => (0.8, 0.75, 0.52),
        Stroke::Edge => (0.35, 0.8, 0.3),
        Stroke::Hoop => (0.08, 0.3, 0.16),
    };
    let ring = ring * (110.0 / pitch).sqrt();
    let mut phases = [0.0; SWINGS.len()];
    let lean: Vec<f64> = SWINGS.iter().map(|_| rng.between(0.8, 1.2)).collect();
    // A skin struck hard is stretched, and comes down to its pitch.
    let mut skin = Wave::draw(rate, ring * 1.2, |t| {
        let stretched = 1.0 + 0.09 * strength * decay(t, 0.12);
        let mut sum = 0.0;
        for (n, &(order, part)) in SWINGS.iter().enumerate() {
            phases[n] += pitch * order * stretched / rate;
            let weight = if n == 0 { low } else { high };
            let sixty = ring / (1.0 + 0.4 * n as f64);
            sum += weight * part * lean[n] * decay(t, sixty) * (phases[n] * TAU).sin();
        }
        sum * ease(t / 0.0012)
    });
    let stick = noise::burst(rate, 350.0, 2600.0, 0.001, 0.03, rng);
    skin.lay(&stick, 0.0, 0.34 * (0.4 + strength));
    let snare = noise::burst(rate, 1300.0, 5200.0, 0.004, 0.13, rng);
    let rattle = if stroke == Stroke::Hoop { 0.02 } else { 0.17 };
    skin.lay(&snare, 0.003, rattle * (0.5 + strength));
    if stroke == Stroke::Hoop {
        let wood = Wave::draw(rate, 0.1, |t| {
            let tones = [(830.0, 0.05), (1490.0, 0.035), (2350.0, 0.02)];
            let ring = |(f, sixty): (f64, f64)| (f * t * TAU).sin() * decay(t, sixty);
            tones.into_iter().map(ring).sum::<f64>() * ease(t / 0.0005)
        });
        skin.lay(&wood, 0.0, 0.3);
    }
    skin.through(Filter::above(rate, 45.0))
        .faded(0.0006, 0.03)
        .times(0.6 * strength)
}
