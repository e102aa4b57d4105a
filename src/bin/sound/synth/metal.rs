//! Bells and blades: partials that belong to no harmony, each dying in its own time.

use std::f64::consts::TAU;

use super::filter::Filter;
use super::noise;
use super::rng::Rng;
use super::wave::{Wave, decay, ease};

/// One partial: how many times the pitch, how strong, how long.
type Partial = (f64, f64, f64);

/// A church bell: hum, prime, tierce, quint, nominal and above.
const BELL: [Partial; 10] = [
    (0.5, 0.55, 1.0),
    (1.0, 0.7, 0.8),
    (1.19, 0.6, 0.62),
    (1.5, 0.28, 0.45),
    (2.0, 0.8, 0.45),
    (2.52, 0.25, 0.26),
    (2.66, 0.2, 0.22),
    (3.01, 0.28, 0.2),
    (4.17, 0.18, 0.13),
    (5.43, 0.1, 0.09),
];

/// A blade held at its end.
const BLADE: [Partial; 8] = [
    (1.0, 0.5, 0.8),
    (2.03, 0.45, 0.9),
    (2.76, 0.7, 1.0),
    (3.41, 0.5, 0.7),
    (4.62, 0.5, 0.6),
    (5.4, 0.6, 0.7),
    (6.87, 0.35, 0.45),
    (8.93, 0.3, 0.35),
];

fn ring(rate: f64, pitch: f64, sixty: f64, partials: &[Partial], rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, sixty);
    for &(order, part, lasts) in partials {
        let pitch = pitch * order * rng.between(0.998, 1.002);
        if pitch > rate * 0.42 {
            continue;
        }
        // Nothing cast or forged is quite round: each partial is two that beat.
        let apart = rng.between(0.4, 1.6);
        let turn = rng.unit();
        let one = Wave::draw(rate, sixty, |t| {
            let pair = (pitch * t * TAU).sin() + 0.5 * ((pitch + apart) * t * TAU).sin();
            let onset = ease(t / (0.0008 + 0.002 * turn));
            part * pair * decay(t, sixty * lasts) * onset
        });
        out.lay(&one, 0.0, 1.0);
    }
    out
}

/// A bell that its clapper strikes.
pub fn bell(rate: f64, pitch: f64, sixty: f64, rng: &mut Rng) -> Wave {
    let mut out = ring(rate, pitch, sixty, &BELL, rng).times(0.25);
    let clapper = noise::burst(rate, 700.0, 3800.0, 0.001, 0.05, rng);
    out.lay(&clapper, 0.0, 0.12);
    out
}

/// A coin or a small plate.
pub fn coin(rate: f64, pitch: f64, sixty: f64, rng: &mut Rng) -> Wave {
    let plate = [
        (1.0, 0.6, 1.0),
        (1.73, 0.5, 0.6),
        (2.33, 0.4, 0.5),
        (3.9, 0.2, 0.2),
    ];
    ring(rate, pitch, sixty, &plate, rng).times(0.25)
}

/// A sword that leaves its sheath and rings.
pub fn blade(rate: f64, pitch: f64, sixty: f64, rng: &mut Rng) -> Wave {
    let drawn = 0.32;
    let mut out = Wave::silence(rate, drawn + sixty);
    let scrape = noise::rub(rate, drawn, 1900.0, 5600.0, 140.0, 0.7, rng)
        .through(Filter::above(rate, 1100.0))
        .shaped(|t| (t / drawn).powf(1.4) * ease((drawn - t) / 0.03) * ease(t / 0.05));
    out.lay(&scrape, 0.0, 0.55);
    // What is scraped already sounds in the blade.
    let mut sung = Wave::silence(rate, drawn);
    for &(order, part, _) in &BLADE {
        let tone = scrape
            .clone()
            .through(Filter::around(rate, pitch * order, 30.0));
        sung.lay(&tone, 0.0, part * 2.2);
    }
    out.lay(&sung, 0.0, 1.0);
    let free = ring(rate, pitch, sixty, &BLADE, rng);
    out.lay(&free, drawn - 0.035, 0.16);
    let tip = noise::burst(rate, 2500.0, 9000.0, 0.002, 0.06, rng);
    out.lay(&tip, drawn - 0.04, 0.22);
    out
}
