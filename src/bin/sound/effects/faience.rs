//! What is heard of earthenware and of kings: tiles, seals, clashes, a crown.

use crate::synth::brass::{self, BUISINE};
use crate::synth::metal;
use crate::synth::noise::{burst, rub};
use crate::synth::rng::Rng;
use crate::synth::room;
use crate::synth::skin::{Stroke, struck};
use crate::synth::wave::{Wave, ease};
use crate::synth::wood::knock;

/// The effect of that family; none if it is of another kind.
pub fn make(family: &str, rate: f64, rng: &mut Rng) -> Option<Wave> {
    let wave = match family {
        "tile-lift" => room::inside(&lift(rate, rng), 0.3, 0.2),
        "tile-turn" => room::inside(&turn(rate, rng), 0.3, 0.2),
        "tile-lay" => room::inside(&lay(rate, rng), 0.4, 0.25),
        "seal" => room::inside(&seal(rate, rng), 0.3, 0.2),
        "ring-of-troops" => room::inside(&ring(rate, rng), 0.5, 0.3),
        "clash" => room::inside(&clash(rate, rng), 0.6, 0.3),
        "undecided" => room::inside(&undecided(rate, rng), 0.7, 0.3),
        "crown" => room::inside(&crown(rate, rng), 1.0, 0.4),
        _ => return None,
    };
    Some(wave)
}

/// Glazed clay that is touched: a dull body, and a glaze that rings for a moment.
fn clay(rate: f64, pitch: f64, hard: f64, rng: &mut Rng) -> Wave {
    let mut out = knock(rate, pitch, 0.12, hard, rng);
    let glaze = metal::coin(rate, pitch * rng.between(4.1, 4.5), 0.16, rng);
    out.lay(&glaze, 0.0, 0.35 * hard);
    out
}

/// One tile scrapes off another and comes free.
fn lift(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.4);
    let scrape = rub(rate, 0.17, 900.0, 2600.0, 95.0, 0.6, rng)
        .shaped(|t| ease(t / 0.05) * ease((0.17 - t) / 0.05));
    out.lay(&scrape, 0.0, 0.5);
    out.lay(&clay(rate, 430.0, 0.5, rng), 0.15, 0.6);
    out
}

/// A quarter turn on a pin: three dry clicks, each a little closer to rest.
fn turn(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.35);
    let grind = rub(rate, 0.2, 600.0, 1500.0, 70.0, 0.5, rng)
        .shaped(|t| ease(t / 0.04) * ease((0.2 - t) / 0.06));
    out.lay(&grind, 0.0, 0.28);
    for (at, pitch, gain) in [(0.0, 720.0, 0.5), (0.075, 690.0, 0.6), (0.165, 560.0, 1.0)] {
        out.lay(&knock(rate, pitch, 0.035, 0.7, rng), at, gain);
    }
    out
}

/// A heavy tile comes down on the table and settles.
fn lay(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.5);
    out.lay(&knock(rate, 118.0, 0.2, 0.25, rng), 0.0, 1.0);
    out.lay(&clay(rate, 365.0, 0.75, rng), 0.003, 0.8);
    out.lay(&clay(rate, 402.0, 0.35, rng), 0.055, 0.35);
    out
}

/// A seal goes into warm wax.
fn seal(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.3);
    let wax = rub(rate, 0.11, 260.0, 900.0, 45.0, 0.4, rng)
        .shaped(|t| ease(t / 0.06) * ease((0.11 - t) / 0.03));
    out.lay(&wax, 0.0, 0.4);
    out.lay(&knock(rate, 172.0, 0.1, 0.2, rng), 0.09, 1.0);
    out.lay(&burst(rate, 300.0, 1300.0, 0.003, 0.05, rng), 0.09, 0.2);
    out
}

/// The ring of troops is asked: three small plates, one after the other.
fn ring(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.8);
    for (n, pitch) in [880.0, 1100.0, 1320.0].into_iter().enumerate() {
        let plate = metal::coin(rate, pitch, 0.5, rng);
        out.lay(&plate, 0.11 * n as f64, 0.8 + 0.1 * n as f64);
    }
    out.faded(0.006, 0.2)
}

/// Steel on a shield.
fn clash(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.0);
    let edge = metal::blade(rate, 1120.0, 0.7, rng);
    out.lay(&edge, 0.0, 0.8);
    out.lay(&knock(rate, 205.0, 0.17, 0.7, rng), 0.3, 1.0);
    out.lay(&burst(rate, 900.0, 5200.0, 0.001, 0.07, rng), 0.3, 0.5);
    out
}

/// Two strokes alike: nobody has won.
fn undecided(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.2);
    for at in [0.0, 0.42] {
        out.lay(&struck(rate, 98.0, Stroke::Deep, 0.7, rng), at, 1.0);
        out.lay(&clay(rate, 300.0, 0.3, rng), at, 0.25);
    }
    out
}

/// Trumpets over a bell: there is a king.
fn crown(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 2.6);
    out.lay(&metal::bell(rate, 293.33, 2.4, rng), 0.0, 0.7);
    let notes = [
        (293.33, 0.1, 0.16, 0.8),
        (440.0, 0.3, 0.16, 0.85),
        (586.67, 0.5, 0.16, 0.9),
        (440.0, 0.7, 0.16, 0.85),
        (586.67, 0.9, 1.0, 1.0),
    ];
    for (pitch, at, lasts, strength) in notes {
        let upper = brass::note(rate, BUISINE, pitch, lasts, strength, rng);
        out.lay(&upper, at, 0.7);
        let lower = brass::note(rate, BUISINE, pitch * 0.75, lasts, strength, rng);
        out.lay(&lower, at + 0.004, 0.45);
    }
    out
}
