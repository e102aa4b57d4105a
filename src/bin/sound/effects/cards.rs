//! What is heard of cards, paper, pen and cloth.

use crate::synth::filter::Filter;
use crate::synth::noise::{band, burst, rub};
use crate::synth::rng::Rng;
use crate::synth::room;
use crate::synth::wave::{Wave, ease};
use crate::synth::wood::knock;

/// The effect of that family; none if it is of another kind.
pub fn make(family: &str, turn: u32, rate: f64, rng: &mut Rng) -> Option<Wave> {
    let wave = match family {
        "card-place" => place(rate, rng),
        "card-slide" => slide(rate, rng),
        "card-flip" => flip(rate, rng),
        "shuffle" => shuffle(rate, turn, rng),
        "pick" => pick(rate, rng),
        "page-turn" => page(rate, rng),
        "pillage" => pillage(rate, rng),
        "quill" => quill(rate, turn, rng),
        _ => return None,
    };
    Some(room::inside(&wave, 0.3, 0.22))
}

/// A card comes down on cloth over wood: air leaves under it, its face slaps, the table answers.
fn slap(rate: f64, weight: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.2);
    let air = band(rate, 0.016, 700.0, 3800.0, rng).shaped(|t| (t / 0.016).powi(2) * 0.2);
    out.lay(&air, 0.0, 0.4);
    let at = 0.016;
    let top = rng.between(2300.0, 3100.0);
    let face = burst(rate, 420.0, top, 0.0022, 0.075, rng);
    out.lay(&face, at, 0.6);
    let edge = burst(rate, 2600.0, 7200.0, 0.001, 0.024, rng);
    out.lay(&edge, at, 0.26);
    let table = knock(rate, rng.between(104.0, 128.0), 0.11, 0.12, rng);
    out.lay(&table, at + 0.001, 0.46 * weight);
    // The far edge comes down a little later.
    let late = rng.between(0.012, 0.024);
    let second = burst(rate, 700.0, 4200.0, 0.0016, 0.045, rng);
    out.lay(&second, at + late, 0.3);
    out
}

fn place(rate: f64, rng: &mut Rng) -> Wave {
    let weight = rng.between(0.85, 1.15);
    slap(rate, weight, rng)
}

fn slide(rate: f64, rng: &mut Rng) -> Wave {
    let lasts = rng.between(0.2, 0.27);
    let from = rng.between(1100.0, 1500.0);
    let rubbed = rub(rate, lasts, from, from * 2.1, 85.0, 0.55, rng)
        .shaped(|t| ease(t / (lasts * 0.3)) * ease((lasts - t) / (lasts * 0.55)));
    let mut out = rubbed.through(Filter::below(rate, 6500.0)).times(0.8);
    let stop = burst(rate, 500.0, 2400.0, 0.003, 0.05, rng);
    out.lay(&stop, lasts * 0.86, 0.16);
    out
}

/// Bent by a thumb, let go, down on its face.
fn flip(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.3);
    let lift = rub(rate, 0.085, 1400.0, 3600.0, 120.0, 0.5, rng)
        .shaped(|t| (t / 0.085).powf(1.5) * ease((0.085 - t) / 0.012));
    out.lay(&lift, 0.0, 0.45);
    let snap = burst(rate, 1500.0, 5600.0, 0.001, 0.03, rng);
    out.lay(&snap, 0.078, 0.5);
    let bent = knock(rate, rng.between(560.0, 680.0), 0.035, 0.6, rng);
    out.lay(&bent, 0.079, 0.16);
    let air =
        band(rate, 0.06, 500.0, 1900.0, rng).shaped(|t| ease(t / 0.03) * ease((0.06 - t) / 0.03));
    out.lay(&air, 0.085, 0.1);
    let down = slap(rate, 0.75, rng);
    out.lay(&down, rng.between(0.1, 0.118), 0.75);
    out
}

/// One card's edge slipping off a thumb.
fn tick(rate: f64, rng: &mut Rng) -> Wave {
    let low = rng.between(1000.0, 1500.0);
    let mut out = burst(rate, low, low * 3.2, 0.0008, 0.02, rng);
    let card = knock(rate, rng.between(420.0, 620.0), 0.018, 0.5, rng);
    out.lay(&card, 0.0, 0.3);
    out
}

/// Two halves riffled into each other, bridged, squared up.
fn shuffle(rate: f64, turn: u32, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.2);
    let count = if turn == 1 { 30 } else { 24 };
    let mut at = 0.01;
    for n in 0..count {
        let part = f64::from(n) / f64::from(count);
        let gap = 0.013 + 0.016 * (1.0 - (part * std::f64::consts::PI).sin());
        at += gap * rng.between(0.65, 1.4);
        let one = tick(rate, rng);
        out.lay(
            &one,
            at,
            rng.between(0.25, 0.5) * (0.5 + 0.5 * ease(part * 4.0)),
        );
    }
    let bridge = at + 0.07;
    let mut purr = 0.0;
    for n in 0..22 {
        purr += 0.0085 + 0.0004 * f64::from(n);
        let one = tick(rate, rng);
        let swell = (f64::from(n) / 22.0 * std::f64::consts::PI).sin();
        out.lay(&one, bridge + purr, 0.22 * swell * rng.between(0.6, 1.0));
    }
    let rush = rub(rate, 0.24, 900.0, 1700.0, 70.0, 0.6, rng)
        .shaped(|t| ease(t / 0.1) * ease((0.24 - t) / 0.1));
    out.lay(&rush, bridge, 0.22);
    for (n, gain) in [0.55, 0.8].into_iter().enumerate() {
        let settle = slap(rate, 1.1, rng);
        let late = 0.27 + 0.13 * n as f64;
        out.lay(&settle, bridge + late + rng.between(0.0, 0.02), gain * 0.7);
    }
    out
}

fn pick(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = rub(rate, 0.09, 1000.0, 2700.0, 100.0, 0.5, rng)
        .shaped(|t| (t / 0.09).powf(0.8) * ease(t / 0.012) * ease((0.09 - t) / 0.025))
        .times(0.7);
    let free = burst(rate, 1100.0, 4300.0, 0.0015, 0.035, rng);
    out.lay(&free, 0.074, 0.42);
    let bent = knock(rate, rng.between(450.0, 540.0), 0.03, 0.4, rng);
    out.lay(&bent, 0.075, 0.14);
    out
}

/// A leaf of parchment lifted, bent over and laid down.
fn page(rate: f64, rng: &mut Rng) -> Wave {
    let lasts = 0.5;
    let mut out = rub(rate, lasts, 700.0, 2300.0, 55.0, 0.75, rng)
        .shaped(|t| ease(t / 0.16) * ease((lasts - t) / 0.2) * 0.5);
    for _ in 0..26 {
        let at = 0.05 + 0.38 * rng.unit();
        let low = rng.between(1300.0, 2600.0);
        let crackle = burst(rate, low, low * 2.4, 0.0008, 0.016, rng);
        out.lay(&crackle, at, rng.between(0.08, 0.3));
    }
    let sheet =
        band(rate, 0.14, 180.0, 900.0, rng).shaped(|t| ease(t / 0.05) * ease((0.14 - t) / 0.09));
    out.lay(&sheet, 0.4, 0.25);
    let down = burst(rate, 350.0, 2600.0, 0.006, 0.09, rng);
    out.lay(&down, 0.5, 0.42);
    out
}

/// An arm sweeps cards off the cloth: they rub, run into each other and fall in a heap.
fn pillage(rate: f64, rng: &mut Rng) -> Wave {
    let lasts = 0.62;
    let mut out = rub(rate, lasts, 620.0, 1900.0, 48.0, 0.6, rng)
        .shaped(|t| ease(t / 0.13) * ease((lasts - t) / 0.25))
        .times(0.75);
    for n in 0..9 {
        let at = 0.12 + 0.075 * f64::from(n) * rng.between(0.85, 1.15);
        let one = if n % 3 == 2 {
            slap(rate, 0.8, rng)
        } else {
            flip(rate, rng)
        };
        out.lay(&one, at, rng.between(0.22, 0.45));
    }
    let heap = slap(rate, 1.5, rng);
    out.lay(&heap, 0.84, 0.7);
    let last = slap(rate, 0.6, rng);
    out.lay(&last, 0.97, 0.28);
    out
}

/// A goose quill on parchment: it catches and slips many times in each stroke.
fn quill(rate: f64, turn: u32, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.1);
    let mut at = 0.0;
    for n in 0..(3 + turn % 2) {
        let lasts = rng.between(0.075, 0.15);
        let down = n % 2 == 0;
        let (from, to) = if down {
            (2500.0, 3500.0)
        } else {
            (3900.0, 2900.0)
        };
        let grain = rng.between(110.0, 170.0);
        let stroke = rub(rate, lasts, from, to, grain, 0.85, rng)
            .through(Filter::above(rate, 900.0))
            .shaped(|t| ease(t / 0.014) * ease((lasts - t) / (lasts * 0.5)));
        out.lay(&stroke, at, if down { 0.8 } else { 0.45 });
        let lift = burst(rate, 1200.0, 3800.0, 0.001, 0.014, rng);
        out.lay(&lift, at, 0.12);
        at += lasts + rng.between(0.015, 0.06);
    }
    out
}
