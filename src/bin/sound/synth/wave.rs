//! A stretch of sound in one channel, and what is done to it as a whole.

use std::f64::consts::PI;

use super::filter::Filter;

/// Samples at a rate.
#[derive(Clone, Debug)]
pub struct Wave {
    /// Samples in a second.
    pub rate: f64,
    /// From -1 to 1 once finished; anything before.
    pub samples: Vec<f64>,
}

/// From 0 at 0 to 1 at 1, with no corner at either end.
pub fn ease(part: f64) -> f64 {
    0.5 - 0.5 * (part.clamp(0.0, 1.0) * PI).cos()
}

/// What is left after `time` seconds of something that takes `sixty` seconds to fall by 60 dB.
pub fn decay(time: f64, sixty: f64) -> f64 {
    (-6.908 * time / sixty).exp()
}

impl Wave {
    /// Silence of `seconds`.
    pub fn silence(rate: f64, seconds: f64) -> Self {
        let samples = vec![0.0; (rate * seconds).ceil() as usize];
        Self { rate, samples }
    }

    /// One sample after the other, each from its time in seconds.
    pub fn draw(rate: f64, seconds: f64, mut sample: impl FnMut(f64) -> f64) -> Self {
        let mut wave = Self::silence(rate, seconds);
        for (n, out) in wave.samples.iter_mut().enumerate() {
            *out = sample(n as f64 / rate);
        }
        wave
    }

    /// How long it lasts.
    pub fn seconds(&self) -> f64 {
        self.samples.len() as f64 / self.rate
    }

    /// Lays `other` into this one from `at` seconds on, making it longer where needed.
    pub fn lay(&mut self, other: &Self, at: f64, gain: f64) {
        let from = (at.max(0.0) * self.rate).round() as usize;
        let end = from + other.samples.len();
        if end > self.samples.len() {
            self.samples.resize(end, 0.0);
        }
        for (out, sample) in self.samples[from..end].iter_mut().zip(&other.samples) {
            *out += sample * gain;
        }
    }

    /// The same, `gain` times as strong.
    pub fn times(mut self, gain: f64) -> Self {
        self.samples.iter_mut().for_each(|s| *s *= gain);
        self
    }

    /// Sent through a filter.
    pub fn through(mut self, mut filter: Filter) -> Self {
        self.samples.iter_mut().for_each(|s| *s = filter.run(*s));
        self
    }

    /// Shaped by an envelope over time in seconds.
    pub fn shaped(mut self, envelope: impl Fn(f64) -> f64) -> Self {
        let rate = self.rate;
        for (n, sample) in self.samples.iter_mut().enumerate() {
            *sample *= envelope(n as f64 / rate);
        }
        self
    }

    /// Rising over the first and falling over the last seconds.
    pub fn faded(self, rise: f64, fall: f64) -> Self {
        let all = self.seconds();
        self.shaped(|t| ease(t / rise.max(1e-9)) * ease((all - t) / fall.max(1e-9)))
    }

    /// The strongest sample.
    pub fn peak(&self) -> f64 {
        self.samples.iter().fold(0.0, |most, s| s.abs().max(most))
    }

    /// As strong as its strongest sample being 1.
    pub fn levelled(self) -> Self {
        let peak = self.peak().max(1e-12);
        self.times(1.0 / peak)
    }

    /// Squeezed softly: the strongest moments lose most. `drive` 1 does little, 4 much.
    pub fn squeezed(self, drive: f64) -> Self {
        let mut wave = self.levelled();
        let most = drive.tanh();
        wave.samples
            .iter_mut()
            .for_each(|s| *s = (*s * drive).tanh() / most);
        wave
    }

    /// Without what comes before and after anything is heard, and with both ends at rest.
    pub fn trimmed(mut self) -> Self {
        let floor = self.peak() * 0.0008;
        let start = self.peak() * 0.02;
        let first = self.samples.iter().position(|s| s.abs() > start);
        let last = self.samples.iter().rposition(|s| s.abs() > floor);
        let before = (self.rate * 0.002) as usize;
        let after = (self.rate * 0.02) as usize;
        let from = first.unwrap_or(0).saturating_sub(before);
        let to = (last.unwrap_or(0) + after).min(self.samples.len());
        self.samples = self.samples[from..to].to_vec();
        let fall = (self.seconds() * 0.25).clamp(0.02, 0.3);
        self.faded(0.0015, fall)
    }
}
