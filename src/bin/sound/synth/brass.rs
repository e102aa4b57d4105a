//! Long trumpets and horns: overtones that grow brighter with the breath, lips that need a moment to find the note.

use std::f64::consts::TAU;

use super::filter::Filter;
use super::noise::Catches;
use super::rng::Rng;
use super::wave::{Wave, decay, ease};

/// What is blown.
#[derive(Clone, Copy, Debug)]
pub struct Horn {
    /// Where its bell speaks loudest, in hertz.
    pub bell: f64,
    /// How bright at full breath: 0 a cow's horn, 1 a buisine.
    pub bright: f64,
}

/// The long straight trumpet of heralds.
pub const BUISINE: Horn = Horn {
    bell: 1250.0,
    bright: 0.85,
};
/// The hunter's horn.
pub const HORN: Horn = Horn {
    bell: 620.0,
    bright: 0.35,
};

/// How long a note takes to stop.
pub const LEAVING: f64 = 0.12;

/// One note; it sounds `LEAVING` seconds longer.
pub fn note(rate: f64, horn: Horn, pitch: f64, seconds: f64, strength: f64, rng: &mut Rng) -> Wave {
    let mut drift = Catches::new(rate, 13.0);
    let mut lips = Filter::around(rate, horn.bell * 1.6, 0.8);
    let attack = 0.035 + 0.03 * (1.0 - strength);
    let count = ((rate * 0.42 / pitch) as usize).min(22);
    let weights: Vec<f64> = (1..=count)
        .map(|order| {
            let distance = (order as f64 * pitch / horn.bell).log2();
            0.35 + (-distance * distance * 0.9).exp()
        })
        .collect();
    let turn = rng.unit();
    let mut phase = 0.0;
    let speed = rng.between(4.8, 5.6);
    Wave::draw(rate, seconds + LEAVING, |t| {
        let uneven = drift.next(rng) - 0.5;
        let shake = ease((t - 0.4) / 0.6) * ((t * speed + turn) * TAU).sin();
        let cents = 8.0 * uneven + 3.0 * shake - 35.0 * decay(t, 0.09);
        phase += pitch * (cents / 1200.0).exp2() / rate;
        let body = ease(t / attack)
            * (0.78 + 0.22 * decay((t - attack).max(0.0), 0.6))
            * (1.0 - 0.22 * ease((t - 0.25) / 0.8));
        let breath = body * ease((seconds + LEAVING - t) / LEAVING) * (1.0 + 0.05 * uneven);
        let push = (breath * strength).clamp(0.0, 1.2);
        // Overtones follow the breath later and fall sooner.
        let fall = 0.9 - 0.34 * horn.bright * push;
        let mut tone = 0.0;
        let mut part = 1.0;
        for (n, weight) in weights.iter().enumerate() {
            tone += part * weight * (phase * (n as f64 + 1.0) * TAU).sin();
            part *= (1.25 - fall).min(0.93);
        }
        let air = lips.run(rng.noise()) * (0.02 + 0.12 * decay(t, 0.07));
        (tone * push + air * breath * strength) * 0.2
    })
}
