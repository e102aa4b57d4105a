//! What is heard of buttons and of the table's small things: wood, bone, coins and single plucked notes.

use crate::synth::body::{self, LUTE};
use crate::synth::filter::Filter;
use crate::synth::metal;
use crate::synth::noise::{burst, rub};
use crate::synth::rng::Rng;
use crate::synth::room;
use crate::synth::string::course;
use crate::synth::wave::{Wave, ease};
use crate::synth::wood::knock;

/// The effect of that family; none if it is of another kind.
pub fn make(family: &str, turn: u32, rate: f64, rng: &mut Rng) -> Option<Wave> {
    let wave = match family {
        "refuse" => refuse(rate, rng),
        "confirm" => plucks(rate, &[(440.0, 0.0, 0.6), (660.0, 0.085, 0.75)], rng),
        "arrow" => arrow(rate, rng),
        "ui-hover" => hover(rate, rng),
        "ui-press" => press(rate, 410.0, 0.55, rng),
        "ui-back" => back(rate, rng),
        "ui-toggle" => toggle(rate, rng),
        "dice" => dice(rate, rng),
        "score" => score(rate, turn, rng),
        _ => return None,
    };
    Some(room::inside(&wave, 0.35, 0.25))
}

/// Single notes of a lute: pitch, start, strength.
fn plucks(rate: f64, notes: &[(f64, f64, f64)], rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.1);
    for &(pitch, start, strength) in notes {
        let one = course(rate, pitch, 0.45, strength, rng);
        out.lay(&one, start, 1.0);
    }
    body::within(&out, 0.5, LUTE)
}

/// A dull double knock with a damped string: no.
fn refuse(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.3);
    for (at, gain) in [(0.0, 0.8), (0.115, 1.0)] {
        let one = knock(rate, 172.0, 0.09, 0.25, rng);
        out.lay(&one, at, gain);
        let string = course(rate, 110.0, 0.03, 0.5, rng);
        out.lay(&body::within(&string, 0.4, LUTE), at, 0.5 * gain);
    }
    out
}

/// The castle's wooden arrow turns on its peg and knocks against its stop.
fn arrow(rate: f64, rng: &mut Rng) -> Wave {
    let turning = rub(rate, 0.2, 420.0, 780.0, 38.0, 0.85, rng)
        .through(Filter::below(rate, 2600.0))
        .shaped(|t| ease(t / 0.05) * ease((0.2 - t) / 0.06));
    let mut out = turning.times(0.6);
    for n in 0..5 {
        let at = 0.025 + 0.034 * f64::from(n) + 0.003 * rng.bell();
        let creak = knock(rate, rng.between(680.0, 760.0), 0.02, 0.5, rng);
        out.lay(&creak, at.max(0.0), 0.13);
    }
    let stop = knock(rate, 590.0, 0.075, 0.7, rng);
    out.lay(&stop, 0.205, 0.85);
    let deep = knock(rate, 196.0, 0.1, 0.3, rng);
    out.lay(&deep, 0.206, 0.45);
    let again = knock(rate, 640.0, 0.045, 0.5, rng);
    out.lay(&again, 0.262, 0.2);
    out
}

fn hover(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = burst(rate, 900.0, 2700.0, 0.004, 0.035, rng).times(0.5);
    let wood = knock(rate, 760.0, 0.03, 0.15, rng);
    out.lay(&wood, 0.002, 0.2);
    out
}

fn press(rate: f64, pitch: f64, hard: f64, rng: &mut Rng) -> Wave {
    let mut out = knock(rate, pitch, 0.06, hard, rng);
    let deep = knock(rate, pitch * 0.45, 0.08, 0.2, rng);
    out.lay(&deep, 0.001, 0.5);
    out
}

fn back(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = press(rate, 430.0, 0.4, rng).times(0.6);
    let lower = press(rate, 300.0, 0.35, rng);
    out.lay(&lower, 0.07, 0.9);
    out
}

fn toggle(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = knock(rate, 900.0, 0.03, 0.8, rng).times(0.5);
    let second = press(rate, 520.0, 0.7, rng);
    out.lay(&second, 0.042, 0.9);
    out
}

/// Two bones thrown on a board.
fn dice(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.3);
    for die in 0..2 {
        let pitch = if die == 0 { 1780.0 } else { 2090.0 };
        let mut at = 0.05 * f64::from(die);
        let (mut gap, mut strength) = (rng.between(0.13, 0.16), 1.0);
        while gap > 0.014 {
            let bone = knock(rate, pitch * rng.between(0.9, 1.1), 0.022, 0.9, rng);
            out.lay(&bone, at, 0.4 * strength);
            let board = knock(rate, rng.between(230.0, 290.0), 0.07, 0.3, rng);
            out.lay(&board, at, 0.42 * strength);
            at += gap;
            gap *= rng.between(0.6, 0.78);
            strength *= rng.between(0.66, 0.82);
        }
    }
    out
}

/// A point is counted: a coin laid to the others, and a string that names its height.
fn score(rate: f64, turn: u32, rng: &mut Rng) -> Wave {
    let step = [1.0, 9.0 / 8.0, 3.0 / 2.0][(turn as usize).clamp(1, 3) - 1];
    let mut out = plucks(rate, &[(440.0 * step, 0.0, 0.7)], rng)
        .levelled()
        .times(0.8);
    let coin = metal::coin(rate, 2350.0 * step.powf(0.4), 0.38, rng).levelled();
    out.lay(&coin, 0.0, 0.34);
    let click = burst(rate, 2000.0, 6500.0, 0.0008, 0.018, rng);
    out.lay(&click, 0.0, 0.12);
    out
}
