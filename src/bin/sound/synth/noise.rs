//! Noise in a band and in grains: air, cloth, paper and breath.

use super::filter::{Filter, Moving};
use super::rng::Rng;
use super::wave::{Wave, decay, ease};

/// Noise between two pitches, steep on both sides.
pub fn band(rate: f64, seconds: f64, low: f64, high: f64, rng: &mut Rng) -> Wave {
    let mut filters = [
        Filter::above(rate, low),
        Filter::above(rate, low),
        Filter::below(rate, high),
        Filter::below(rate, high),
    ];
    let gain = (rate / 2.0 / (high - low).max(50.0)).sqrt();
    Wave::draw(rate, seconds, |_| {
        let white = rng.noise() * gain;
        filters.iter_mut().fold(white, |s, filter| filter.run(s))
    })
}

/// A short burst of such noise: there within `rise` seconds, gone by 60 dB within `fall`.
pub fn burst(rate: f64, low: f64, high: f64, rise: f64, fall: f64, rng: &mut Rng) -> Wave {
    band(rate, rise + fall, low, high, rng)
        .shaped(|t| ease(t / rise) * decay((t - rise).max(0.0), fall))
}

/// One thing rubbing on another for `seconds`: a band that glides `from` one pitch `to` another, never quite even.
/// `grain` is how many small catches there are in a second, `rough` how deep they go, 0 to 1.
pub fn rub(
    rate: f64,
    seconds: f64,
    from: f64,
    to: f64,
    grain: f64,
    rough: f64,
    rng: &mut Rng,
) -> Wave {
    let mut moving = [const { Moving::new() }; 3];
    let mut catches = Catches::new(rate, grain);
    let mut body = Filter::below(rate, 1100.0);
    let mut soft = Filter::below(rate, from.max(to) * 1.3);
    Wave::draw(rate, seconds, |t| {
        let part = t / seconds;
        let pitch = from * (to / from).powf(ease(part));
        let white = rng.noise();
        let high = moving[0].run(white, rate, pitch, 0.9);
        let high = 1.6 * moving[1].run(high, rate, pitch, 0.8);
        let paper = moving[2].run(white, rate, pitch * 0.45, 0.8);
        let uneven = 1.0 - rough + rough * catches.next(rng);
        (high + soft.run(0.6 * paper) + 0.22 * body.run(white)) * uneven
    })
}

/// A random unevenness from 0 to 1, new `often` times a second and smooth between.
pub struct Catches {
    step: f64,
    part: f64,
    from: f64,
    to: f64,
}

impl Catches {
    /// Starts at rest.
    pub fn new(rate: f64, often: f64) -> Self {
        Self {
            step: often / rate,
            part: 1.0,
            from: 0.0,
            to: 0.5,
        }
    }

    /// The next sample's.
    pub fn next(&mut self, rng: &mut Rng) -> f64 {
        self.part += self.step;
        if self.part >= 1.0 {
            self.part -= 1.0;
            self.from = self.to;
            self.to = rng.unit();
        }
        self.from + (self.to - self.from) * ease(self.part)
    }
}
