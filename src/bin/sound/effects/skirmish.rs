//! What is heard of a skirmish: horses and feet, wood and steel, bows, dice on a table, a cart and a bridge.

use crate::synth::body::{self, LUTE};
use crate::synth::brass::{self, HORN};
use crate::synth::metal;
use crate::synth::noise::{band, burst, rub};
use crate::synth::rng::Rng;
use crate::synth::room;
use crate::synth::skin::{Stroke, struck};
use crate::synth::string::course;
use crate::synth::wave::{Wave, ease};
use crate::synth::wood::knock;

/// The effect of that family; none if it is of another kind.
pub fn make(family: &str, turn: u32, rate: f64, rng: &mut Rng) -> Option<Wave> {
    let wave = match family {
        "hooves" => room::inside(&hooves(rate, rng), 0.4, 0.15),
        "footsteps" => room::inside(&footsteps(rate, rng), 0.3, 0.12),
        "blow" => room::inside(&swung(&blow(rate, turn, rng), 0.07, rng), 0.5, 0.25),
        "parry" => room::inside(&swung(&parry(rate, rng), 0.05, rng), 0.7, 0.3),
        "bow-shot" => room::inside(&bow_shot(rate, rng), 0.4, 0.2),
        "bolt-shot" => room::inside(&bolt_shot(rate, rng), 0.4, 0.2),
        "arrow-hit" => room::inside(&swung(&arrow_hit(rate, rng), 0.05, rng), 0.4, 0.2),
        "arrow-miss" => room::inside(&arrow_miss(rate, rng), 0.4, 0.2),
        "man-falls" => room::inside(&man_falls(rate, rng), 0.5, 0.2),
        "bone-dice" => room::inside(&bone_dice(rate, rng), 0.3, 0.2),
        "round-bell" => room::inside(&metal::bell(rate, 392.0, 1.9, rng), 1.0, 0.35),
        "flag" => room::inside(&flag(rate, rng), 0.3, 0.15),
        "load-drop" => room::inside(&swung(&load_drop(rate, rng), 0.06, rng), 0.4, 0.2),
        "cart-breaks" => room::inside(&cart_breaks(rate, rng), 0.5, 0.25),
        "bridge" => room::inside(&bridge(rate, rng), 0.7, 0.3),
        "order-call" => room::inside(&order_call(rate, rng), 0.8, 0.35),
        _ => return None,
    };
    Some(wave)
}

/// What moves through the air for `before` seconds, and then strikes.
fn swung(stroke: &Wave, before: f64, rng: &mut Rng) -> Wave {
    let rate = stroke.rate;
    let air = rub(rate, before, 900.0, 2100.0, 30.0, 0.2, rng)
        .shaped(|t| ease(t / before) * ease((before - t) / 0.01));
    let mut out = Wave::silence(rate, before);
    out.lay(&air, 0.0, 0.3 * stroke.peak());
    out.lay(stroke, before, 1.0);
    out
}

/// One hoof or foot on turf: a dull thump, and grass that gives way.
fn tread(rate: f64, weight: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.2);
    let pitch = 96.0 - 24.0 * weight;
    let thump = struck(
        rate,
        pitch * rng.between(0.95, 1.05),
        Stroke::Deep,
        0.35,
        rng,
    )
    .shaped(|t| ease((0.14 - t) / 0.1));
    out.lay(&thump, 0.0, weight);
    out.lay(&burst(rate, 180.0, 700.0, 0.004, 0.07, rng), 0.0, 0.6);
    out.lay(&burst(rate, 1500.0, 5200.0, 0.02, 0.09, rng), 0.004, 0.12);
    out
}

/// A horse at the canter: three beats and a breath, twice.
fn hooves(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.1);
    for stride in 0..2 {
        let start = 0.46 * f64::from(stride);
        for (at, gain) in [(0.0, 0.75), (0.115, 0.85), (0.215, 1.0)] {
            let at = start + at + 0.006 * rng.bell().abs();
            out.lay(&tread(rate, 1.0, rng), at, gain);
        }
        let bit = metal::coin(rate, rng.between(2700.0, 3300.0), 0.1, rng);
        out.lay(&bit, start + 0.23, 0.035);
    }
    out
}

/// A man walks on grass: three steps, and what he wears.
fn footsteps(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.0);
    for step in 0..3 {
        let at = 0.29 * f64::from(step) + 0.012 * rng.bell().abs();
        out.lay(&tread(rate, 0.45, rng), at, 0.8 + 0.1 * f64::from(step));
        let swish = rub(rate, 0.12, 1500.0, 2900.0, 60.0, 0.7, rng)
            .shaped(|t| ease(t / 0.05) * ease((0.12 - t) / 0.06));
        out.lay(&swish, (at - 0.07).max(0.0), 0.16);
    }
    out
}

/// Wood on wood: a shaft on a shield.
fn blow(rate: f64, turn: u32, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.6);
    let pitch = [196.0, 176.0][(turn as usize).clamp(1, 2) - 1];
    out.lay(&knock(rate, pitch, 0.2, 0.75, rng), 0.0, 1.0);
    out.lay(&knock(rate, pitch * 2.3, 0.09, 0.9, rng), 0.004, 0.6);
    out.lay(&burst(rate, 700.0, 4200.0, 0.001, 0.05, rng), 0.0, 0.4);
    out.lay(&struck(rate, 84.0, Stroke::Deep, 0.5, rng), 0.006, 0.5);
    out.lay(&knock(rate, pitch * 1.4, 0.07, 0.4, rng), 0.13, 0.18);
    out.faded(0.0, 0.2)
}

/// Steel turns the blow aside.
fn parry(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.9);
    let pitch = 1180.0;
    out.lay(&metal::coin(rate, pitch, 0.42, rng), 0.0, 0.8);
    out.lay(&metal::coin(rate, pitch * 1.62, 0.3, rng), 0.007, 0.5);
    out.lay(&burst(rate, 2200.0, 7500.0, 0.001, 0.05, rng), 0.0, 0.4);
    out.lay(&knock(rate, 330.0, 0.08, 0.6, rng), 0.0, 0.5);
    let slide = rub(rate, 0.18, 3600.0, 5200.0, 160.0, 0.5, rng)
        .shaped(|t| ease(t / 0.02) * ease((0.18 - t) / 0.15));
    out.lay(&slide, 0.02, 0.14);
    out
}

/// An arrow on its way: a band of air that sinks.
fn flight(rate: f64, lasts: f64, rng: &mut Rng) -> Wave {
    rub(rate, lasts, 2600.0, 1250.0, 40.0, 0.25, rng)
        .shaped(|t| ease(t / 0.04) * ease((lasts - t) / (lasts * 0.75)))
}

/// A longbow lets go.
fn bow_shot(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.7);
    let creak = rub(rate, 0.16, 300.0, 520.0, 38.0, 0.9, rng)
        .shaped(|t| ease(t / 0.08) * ease((0.16 - t) / 0.03));
    out.lay(&creak, 0.0, 0.16);
    let string = body::within(&course(rate, 104.0, 0.12, 1.0, rng), 0.4, LUTE);
    out.lay(&string, 0.17, 0.9);
    out.lay(&knock(rate, 260.0, 0.05, 0.5, rng), 0.172, 0.5);
    out.lay(&flight(rate, 0.38, rng), 0.18, 0.5);
    out
}

/// A crossbow: the nut turns, the steel bow slams.
fn bolt_shot(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.6);
    out.lay(&knock(rate, 900.0, 0.03, 0.9, rng), 0.0, 0.35);
    out.lay(&knock(rate, 148.0, 0.12, 0.8, rng), 0.035, 1.0);
    out.lay(&metal::coin(rate, 720.0, 0.22, rng), 0.036, 0.3);
    let string = body::within(&course(rate, 78.0, 0.09, 1.0, rng), 0.4, LUTE);
    out.lay(&string, 0.036, 0.8);
    out.lay(&flight(rate, 0.26, rng), 0.05, 0.45);
    out
}

/// A point goes home, and the shaft quivers.
fn arrow_hit(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.5);
    out.lay(&knock(rate, 165.0, 0.12, 0.6, rng), 0.0, 1.0);
    out.lay(&burst(rate, 400.0, 2600.0, 0.001, 0.05, rng), 0.0, 0.5);
    for n in 0..7 {
        let at = 0.03 + 0.031 * f64::from(n);
        let gain = 0.3 * 0.68_f64.powi(n);
        out.lay(&knock(rate, 410.0, 0.03, 0.4, rng), at, gain);
    }
    out.faded(0.0, 0.2)
}

/// An arrow goes past and into the grass.
fn arrow_miss(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.6);
    out.lay(&flight(rate, 0.34, rng), 0.0, 0.7);
    out.lay(&burst(rate, 250.0, 1800.0, 0.004, 0.08, rng), 0.31, 0.5);
    out.lay(&knock(rate, 120.0, 0.07, 0.2, rng), 0.31, 0.4);
    out
}

/// A man in mail goes down: knee, shoulder, and his rings.
fn man_falls(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.0);
    for (at, weight, gain) in [(0.0, 0.7, 0.7), (0.24, 1.2, 1.0), (0.43, 0.5, 0.4)] {
        out.lay(&tread(rate, weight, rng), at, gain);
        for _ in 0..6 {
            let ring = metal::coin(rate, rng.between(2600.0, 4800.0), 0.07, rng);
            let late = at + rng.between(0.0, 0.09);
            out.lay(&ring, late, 0.09 * gain);
        }
    }
    let cloth = rub(rate, 0.3, 500.0, 1300.0, 50.0, 0.6, rng)
        .shaped(|t| ease(t / 0.15) * ease((0.3 - t) / 0.1));
    out.lay(&cloth, 0.0, 0.2);
    out
}

/// Five bones thrown on a table.
fn bone_dice(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.8);
    for die in 0..5 {
        let pitch = 1380.0 + 170.0 * f64::from(die);
        let mut at = 0.028 * f64::from(die) + rng.between(0.0, 0.03);
        let (mut gap, mut strength) = (rng.between(0.11, 0.17), 1.0);
        while gap > 0.016 {
            let bone = knock(rate, pitch * rng.between(0.9, 1.1), 0.024, 0.9, rng);
            out.lay(&bone, at, 0.36 * strength);
            let board = knock(rate, rng.between(205.0, 265.0), 0.08, 0.35, rng);
            out.lay(&board, at, 0.34 * strength);
            at += gap;
            gap *= rng.between(0.6, 0.8);
            strength *= rng.between(0.64, 0.82);
        }
    }
    out
}

/// Cloth that the wind takes, on a pole set down.
fn flag(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.9);
    out.lay(&knock(rate, 150.0, 0.1, 0.3, rng), 0.0, 0.6);
    for (at, lasts, gain) in [(0.12, 0.13, 0.8), (0.3, 0.11, 1.0), (0.45, 0.16, 0.6)] {
        let flap = band(rate, lasts, 260.0, 1900.0, rng)
            .shaped(|t| ease(t / 0.03) * ease((lasts - t) / (lasts * 0.7)));
        out.lay(&flap, at, 0.8 * gain);
        out.lay(
            &burst(rate, 900.0, 3600.0, 0.001, 0.025, rng),
            at,
            0.3 * gain,
        );
    }
    out
}

/// A load comes down: the weight, then what is in it.
fn load_drop(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.8);
    out.lay(&tread(rate, 1.3, rng), 0.0, 1.0);
    out.lay(&knock(rate, 132.0, 0.16, 0.3, rng), 0.0, 0.8);
    for n in 0..8 {
        let at = 0.03 + 0.035 * f64::from(n) + rng.between(0.0, 0.02);
        let gain = 0.3 * 0.84_f64.powi(n);
        if n % 2 == 0 {
            let wood = knock(rate, rng.between(340.0, 620.0), 0.06, 0.6, rng);
            out.lay(&wood, at, gain);
        } else {
            let coin = metal::coin(rate, rng.between(2100.0, 3300.0), 0.14, rng);
            out.lay(&coin, at, 0.4 * gain);
        }
    }
    out.faded(0.0, 0.3)
}

/// An axle goes, boards split, a wheel rolls off and lies down.
fn cart_breaks(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.5);
    let creak = rub(rate, 0.22, 240.0, 620.0, 34.0, 0.9, rng)
        .shaped(|t| ease(t / 0.1) * ease((0.22 - t) / 0.03));
    out.lay(&creak, 0.0, 0.3);
    for (at, pitch, gain) in [
        (0.2, 520.0, 1.0),
        (0.25, 310.0, 0.9),
        (0.33, 640.0, 0.6),
        (0.4, 250.0, 0.8),
        (0.52, 430.0, 0.4),
    ] {
        out.lay(&knock(rate, pitch, 0.1, 0.95, rng), at, gain);
        out.lay(
            &burst(rate, 900.0, 6000.0, 0.001, 0.045, rng),
            at,
            0.4 * gain,
        );
    }
    out.lay(&tread(rate, 1.4, rng), 0.38, 0.9);
    let (mut at, mut gap) = (0.72, 0.13);
    while gap > 0.03 {
        out.lay(&knock(rate, 205.0, 0.07, 0.4, rng), at, 0.32);
        at += gap;
        gap *= 0.76;
    }
    out
}

/// A drawbridge on its chains.
fn bridge(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 1.8);
    let creak = rub(rate, 1.0, 170.0, 330.0, 26.0, 0.95, rng)
        .shaped(|t| ease(t / 0.2) * ease((1.0 - t) / 0.2));
    out.lay(&creak, 0.0, 0.4);
    for link in 0..9 {
        let at = 0.05 + 0.112 * f64::from(link) + rng.between(0.0, 0.02);
        let chain = metal::coin(rate, rng.between(1150.0, 1750.0), 0.12, rng);
        out.lay(&chain, at, 0.26);
        out.lay(&knock(rate, 480.0, 0.03, 0.7, rng), at, 0.2);
    }
    out.lay(&knock(rate, 92.0, 0.3, 0.5, rng), 1.12, 1.0);
    out.lay(&struck(rate, 70.0, Stroke::Deep, 0.7, rng), 1.12, 0.7);
    out.lay(&burst(rate, 300.0, 1800.0, 0.002, 0.09, rng), 1.12, 0.3);
    out
}

/// A commander calls: a short horn, up a fifth.
fn order_call(rate: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, 0.8);
    for (pitch, at, lasts, strength) in [(196.0, 0.0, 0.12, 0.7), (293.33, 0.15, 0.36, 0.9)] {
        let note = brass::note(rate, HORN, pitch, lasts, strength, rng);
        out.lay(&note, at, 1.0);
    }
    out.faded(0.005, 0.15)
}
