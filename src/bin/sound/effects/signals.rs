//! What is heard of war: drums, steel, horns, trumpets, bells and people.

use crate::synth::body::{self, VIELLE};
use crate::synth::bow;
use crate::synth::brass::{self, BUISINE, HORN, Horn};
use crate::synth::filter::Filter;
use crate::synth::metal;
use crate::synth::rng::Rng;
use crate::synth::room;
use crate::synth::skin::{Stroke, struck};
use crate::synth::voices;
use crate::synth::wave::{Wave, ease};

/// Pitches by name, in hertz, with pure fifths on D.
const D3: f64 = 146.67;
const A3: f64 = 220.0;
const D4: f64 = 293.33;
const F4: f64 = 347.65;
const G4: f64 = 391.11;
const A4: f64 = 440.0;
const C5: f64 = 521.48;
const D5: f64 = 586.67;
const E5: f64 = 660.0;

/// The effect of that family; none if it is of another kind.
pub fn make(family: &str, turn: u32, rate: f64, rng: &mut Rng) -> Option<Wave> {
    let wave = match family {
        "drum" => room::inside(&drum(rate, turn, rng), 0.7, 0.3),
        "drum-roll" => room::inside(&roll(rate, rng), 0.7, 0.28),
        "steel" => room::inside(&metal::blade(rate, 905.0, 1.3, rng), 0.7, 0.3),
        "hero-english" => hero(rate, true, rng),
        "hero-french" => hero(rate, false, rng),
        "tie-bell" => tolls(rate, rng),
        "capture-english" => capture(rate, true, rng),
        "capture-french" => capture(rate, false, rng),
        "concede" => room::inside(&concede(rate, rng), 0.9, 0.35),
        "crowd-win" => room::inside(&voices::cheer(rate, 3.0, rng), 0.8, 0.3),
        "crowd-lose" => room::inside(&voices::murmur(rate, 2.0, rng), 0.8, 0.3),
        _ => return None,
    };
    Some(wave)
}

fn drum(rate: f64, turn: u32, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.7);
    let strength = [0.5, 0.72, 1.0][(turn as usize).clamp(1, 3) - 1];
    let pitch = [146.0, 134.0, 122.0][(turn as usize).clamp(1, 3) - 1];
    if turn == 3 {
        let before = struck(rate, pitch * 1.04, Stroke::Edge, 0.4, rng);
        out.lay(&before, 0.0, 0.6);
    }
    let at = if turn == 3 { 0.03 } else { 0.0 };
    let blow = struck(rate, pitch, Stroke::Deep, strength, rng);
    out.lay(&blow, at, 1.0);
    out
}

fn roll(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 2.0);
    let count = 22;
    let mut at = 0.0;
    for n in 0..count {
        let part = f64::from(n) / f64::from(count);
        let strength = (0.2 + 0.55 * part.powf(1.3)) * rng.between(0.88, 1.1);
        // Two sticks, one a little weaker; the skin's middle is touched now and then.
        let strength = if n % 2 == 0 {
            strength
        } else {
            strength * 0.88
        };
        let edge = struck(rate, 132.0, Stroke::Edge, strength, rng);
        out.lay(&edge, at, 1.5);
        let skin = struck(rate, 132.0, Stroke::Deep, strength, rng);
        out.lay(&skin, at, if n % 4 == 0 { 0.42 } else { 0.26 });
        at += 0.066 - 0.006 * part + 0.004 * rng.bell();
    }
    let last = struck(rate, 120.0, Stroke::Deep, 1.0, rng);
    out.lay(&last, at + 0.03, 1.15);
    out
}

/// Notes one after the other: pitch, start, length, strength.
fn call(rate: f64, horn: Horn, notes: &[(f64, f64, f64, f64)], rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.1);
    for (n, &(pitch, start, lasts, strength)) in notes.iter().enumerate() {
        let mut one = brass::note(rate, horn, pitch, lasts, strength, rng);
        if n + 1 == notes.len() {
            let all = one.seconds();
            one = one.shaped(|t| ease((all - t) / (all * 0.6)));
        }
        out.lay(&one, start + 0.004 * rng.bell().abs(), 1.0);
    }
    out
}

/// Steel, and over its ringing the call of the camp: the English blow a low horn, the French a bright trumpet.
fn hero(rate: f64, english: bool, rng: &mut Rng) -> Wave {
    let (pitch, horn, notes): (f64, Horn, &[(f64, f64, f64, f64)]) = if english {
        let notes = &[
            (D3, 0.0, 0.17, 0.8),
            (A3, 0.2, 0.17, 0.9),
            (D4, 0.4, 0.75, 1.0),
        ];
        (820.0, HORN, notes)
    } else {
        let notes = &[
            (A4, 0.0, 0.12, 0.8),
            (A4, 0.15, 0.12, 0.75),
            (E5, 0.3, 0.34, 1.0),
            (D5, 0.66, 0.5, 0.85),
        ];
        (1010.0, BUISINE, notes)
    };
    let steel = metal::blade(rate, pitch, 1.0, rng).levelled();
    let blown = call(rate, horn, notes, rng).levelled();
    let mut out = room::inside(&steel, 0.6, 0.25).times(0.6);
    out.lay(&room::inside(&blown, 1.0, 0.45), 0.34, 0.85);
    out
}

/// Two tolls alike: nobody has won.
fn tolls(rate: f64, rng: &mut Rng) -> Wave {
    let toll = metal::bell(rate, 330.0, 2.1, rng);
    let mut out = toll.clone();
    out.lay(&toll, 1.05, 1.0);
    room::inside(&out, 1.2, 0.3)
}

/// A castle is taken: two trumpets a fifth or a fourth apart, over a drum.
fn capture(rate: f64, english: bool, rng: &mut Rng) -> Wave {
    type Notes<'a> = &'a [(f64, f64, f64, f64)];
    let (upper, lower): (Notes<'_>, Notes<'_>) = if english {
        (
            &[
                (D4, 0.0, 0.15, 0.85),
                (A4, 0.19, 0.15, 0.9),
                (A4, 0.38, 0.08, 0.75),
                (A4, 0.48, 0.08, 0.8),
                (D5, 0.58, 0.68, 1.0),
            ],
            &[
                (D3, 0.0, 0.15, 0.8),
                (D4, 0.19, 0.34, 0.8),
                (A4, 0.58, 0.68, 0.85),
            ],
        )
    } else {
        (
            &[
                (A4, 0.0, 0.1, 0.8),
                (A4, 0.125, 0.1, 0.75),
                (C5, 0.25, 0.11, 0.85),
                (D5, 0.38, 0.2, 0.95),
                (C5, 0.6, 0.09, 0.8),
                (E5, 0.71, 0.56, 1.0),
            ],
            &[
                (D4, 0.0, 0.2, 0.7),
                (F4, 0.25, 0.11, 0.75),
                (G4, 0.38, 0.2, 0.85),
                (A4, 0.71, 0.56, 0.9),
            ],
        )
    };
    let horn = if english {
        Horn {
            bell: 900.0,
            bright: 0.65,
        }
    } else {
        BUISINE
    };
    let mut out = call(rate, horn, upper, rng);
    let second = call(rate, horn, lower, rng);
    out.lay(&second, 0.006, 0.75);
    let out = out.levelled();
    let mut drums = Wave::silence(rate, 0.1);
    let beats: &[(f64, f64)] = if english {
        &[(0.0, 0.7), (0.38, 0.45), (0.58, 1.0)]
    } else {
        &[(0.0, 0.6), (0.38, 0.7), (0.6, 0.4), (0.71, 1.0)]
    };
    for &(at, strength) in beats {
        let one = struck(rate, 124.0, Stroke::Deep, strength, rng);
        drums.lay(&one, at, 1.0);
    }
    let mut both = out;
    both.lay(&drums.levelled(), 0.0, 0.5);
    room::inside(&both, 0.9, 0.4)
}

/// A sigh of the vielle that slides down to rest, and the drum put aside.
fn concede(rate: f64, rng: &mut Rng) -> Wave {
    let mut bowed = bow::stroke(rate, A3, 0.34, 0.75, rng);
    let sigh = bow::glide(rate, (A3, D3), 0.95, 0.7, rng);
    bowed.lay(&sigh, 0.34, 1.0);
    let low = bow::stroke(rate, D3, 1.15, 0.4, rng);
    bowed.lay(&low, 0.15, 0.6);
    let mut out = body::within(&bowed, 0.35, VIELLE)
        .shaped(|t| ease((1.42 - t) / 0.5))
        .through(Filter::below(rate, 5200.0))
        .levelled();
    for (at, strength) in [(0.72, 0.5), (1.12, 0.34)] {
        let one = struck(rate, 104.0, Stroke::Deep, strength, rng);
        out.lay(&one, at, 1.1);
    }
    out
}
