//! Throats: single voices made of a buzz and the shape of a mouth, and the crowds that they add up to.

use std::f64::consts::TAU;

use super::filter::{Filter, Moving};
use super::noise::{self, Catches};
use super::rng::Rng;
use super::wave::{Wave, ease};

/// The two lowest resonances of a mouth, and how open it is.
type Vowel = (f64, f64);
const A: Vowel = (760.0, 1250.0);
const E: Vowel = (520.0, 1850.0);
const O: Vowel = (430.0, 820.0);
const U: Vowel = (340.0, 720.0);

/// One voice that slides through pitches and from one vowel to another.
fn voice(rate: f64, seconds: f64, pitches: [f64; 3], vowels: [Vowel; 2], rng: &mut Rng) -> Wave {
    let size = rng.between(0.92, 1.15);
    let mut mouth = [Moving::new(), Moving::new()];
    let mut throat = Filter::around(rate, 2700.0 * size, 3.0);
    let mut soft = Filter::below(rate, 4500.0);
    let mut drift = Catches::new(rate, 8.0);
    let hoarse = rng.between(0.03, 0.16);
    let mut phase = rng.unit();
    Wave::draw(rate, seconds, |t| {
        let part = t / seconds;
        let pitch = if part < 0.4 {
            pitches[0] * (pitches[1] / pitches[0]).powf(ease(part / 0.4))
        } else {
            pitches[1] * (pitches[2] / pitches[1]).powf(ease((part - 0.4) / 0.6))
        };
        let pitch = pitch * (1.0 + 0.03 * (drift.next(rng) - 0.5));
        phase = (phase + pitch / rate).fract();
        // A pulse of air for each swing of the cords, with breath in it.
        let pulse = (-(phase * 7.0)).exp() * (phase * TAU * 0.5).sin() * 3.0 - 0.18;
        let buzz = soft.run(pulse + hoarse * 0.6 * rng.noise());
        let turn = ease(part * 1.6 - 0.3);
        let first = (vowels[0].0 + (vowels[1].0 - vowels[0].0) * turn) * size;
        let second = (vowels[0].1 + (vowels[1].1 - vowels[0].1) * turn) * size;
        let sung = mouth[0].run(buzz, rate, first, 5.0)
            + 1.3 * mouth[1].run(buzz, rate, second, 6.0)
            + 0.7 * throat.run(buzz);
        sung * ease(t / 0.07) * ease((seconds - t) / (seconds * 0.35))
    })
}

/// Many who cheer for about `seconds`, first a few, then all, then fewer; some stand near and can be told apart.
pub fn cheer(rate: f64, seconds: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, seconds);
    for n in 0..58 {
        let near = n % 5 == 0;
        let lasts = rng.between(0.45, 1.2);
        let latest = (seconds - lasts - 0.1).max(0.0);
        let start = latest * rng.unit().powf(1.4);
        let kind = if n % 3 == 0 { 205.0 } else { 122.0 };
        let low = kind * rng.between(0.85, 1.35);
        let rise = rng.between(1.3, 2.1);
        let vowels = [[O, A], [E, A], [U, E], [A, E]][n % 4];
        let pitches = [low, low * rise, low * rng.between(0.9, 1.3)];
        let (far, gain) = if near {
            (1.0, rng.between(0.8, 1.3))
        } else {
            (rng.between(0.2, 0.7), rng.between(0.2, 0.5))
        };
        let one = voice(rate, lasts, pitches, vowels, rng)
            .through(Filter::below(rate, 1500.0 + 4500.0 * far));
        out.lay(&one, start, 0.3 * gain);
    }
    for _ in 0..70 {
        let start = 0.25 + (seconds - 0.6) * rng.unit();
        let (low, high) = (rng.between(600.0, 1000.0), rng.between(1800.0, 3200.0));
        let clap = noise::burst(rate, low, high, 0.0015, 0.045, rng);
        out.lay(&clap, start, 0.09 * rng.between(0.3, 1.0));
    }
    let all = noise::band(rate, seconds, 350.0, 2200.0, rng);
    out.lay(&all, 0.0, 0.012);
    out.samples.truncate((rate * seconds) as usize);
    out.shaped(|t| ease(t / 0.22) * ease((seconds - t) / (seconds * 0.5)))
}

/// Many who mutter for about `seconds`, their voices sinking.
pub fn murmur(rate: f64, seconds: f64, rng: &mut Rng) -> Wave {
    let mut out = Wave::silence(rate, seconds);
    for n in 0..44 {
        let lasts = rng.between(0.3, 0.8);
        let start = (seconds - lasts) * rng.unit().powf(1.2);
        let kind = if n % 4 == 0 { 165.0 } else { 100.0 };
        let low = kind * rng.between(0.85, 1.3);
        let vowels = [[O, U], [U, O], [A, O], [E, U]][n % 4];
        let pitches = [low * 1.15, low, low * rng.between(0.72, 0.85)];
        let far = rng.between(0.3, 1.0);
        let one = voice(rate, lasts, pitches, vowels, rng)
            .through(Filter::below(rate, 900.0 + 1800.0 * far));
        out.lay(&one, start.max(0.0), 0.3 * far);
    }
    let all = noise::band(rate, seconds, 220.0, 900.0, rng);
    out.lay(&all, 0.0, 0.006);
    out.samples.truncate((rate * seconds) as usize);
    out.shaped(|t| ease(t / 0.25) * ease((seconds - t) / (seconds * 0.6)))
}
