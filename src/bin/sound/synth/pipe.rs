//! Recorders: a near-pure tone with few overtones, the breath around it and the small hiss with which it starts.

use std::f64::consts::TAU;

use super::filter::Filter;
use super::noise::Catches;
use super::rng::Rng;
use super::wave::{Wave, decay, ease};

/// How long a note takes to stop.
pub const LEAVING: f64 = 0.06;

/// One note; it sounds `LEAVING` seconds longer.
pub fn note(rate: f64, pitch: f64, seconds: f64, strength: f64, rng: &mut Rng) -> Wave {
    // Of the overtones, at full breath. Low notes are fuller than high ones.
    let full = (560.0 / pitch).clamp(0.6, 1.5);
    let overtones = [1.0, 0.2, 0.22, 0.06, 0.05, 0.02];
    let mut breath = [
        Filter::around(rate, pitch, 5.0),
        Filter::around(rate, pitch * 2.0, 4.0),
        Filter::around(rate, 3100.0, 0.8),
    ];
    let mut drift = Catches::new(rate, 9.0);
    let speed = rng.between(4.2, 5.0);
    let depth = rng.between(0.03, 0.07);
    let turn = rng.unit();
    let mut phase = 0.0;
    let attack = 0.028 + 0.02 * rng.unit();
    Wave::draw(rate, seconds + LEAVING, |t| {
        let wave = ease((t - 0.35) / 0.5) * ((t * speed + turn) * TAU).sin();
        let uneven = drift.next(rng) - 0.5;
        let cents = 4.0 * wave + 4.0 * uneven - 18.0 * decay(t, 0.07);
        phase += pitch * (cents / 1200.0).exp2() / rate;
        let blown = 1.0 + depth * wave + 0.06 * uneven;
        let mut tone = 0.0;
        for (n, part) in overtones.iter().enumerate() {
            let order = n as f64 + 1.0;
            if order * pitch > rate * 0.42 {
                break;
            }
            // The overtones are there first, then the tone takes hold.
            let early = if n == 0 {
                1.0
            } else {
                1.0 + 2.5 * decay(t, 0.09)
            };
            let colour = if n == 0 { 1.0 } else { full * blown.powi(2) };
            let onset = ease(t / if n == 0 { attack } else { attack * 0.6 });
            tone += part * early * colour * onset * (phase * order * TAU).sin();
        }
        let white = rng.noise();
        let air =
            0.5 * breath[0].run(white) + 0.3 * breath[1].run(white) + 0.14 * breath[2].run(white);
        let chiff = 1.0 + 5.0 * decay(t, 0.06);
        let end = ease((seconds + LEAVING - t) / LEAVING);
        (tone * blown + 0.13 * air * chiff * ease(t / 0.008)) * end * 0.24 * strength.powf(0.7)
    })
}
