//! Filters of two poles: the ones of Bristow-Johnson's cookbook, and one whose pitch may move.

use std::f64::consts::PI;

/// A filter with its memory.
#[derive(Clone, Debug)]
pub struct Filter {
    now: [f64; 3],
    past: [f64; 2],
    memory: [f64; 2],
}

impl Filter {
    fn new(now: [f64; 3], past: [f64; 3]) -> Self {
        Self {
            now: now.map(|c| c / past[0]),
            past: [past[1] / past[0], past[2] / past[0]],
            memory: [0.0; 2],
        }
    }

    fn angle(rate: f64, pitch: f64, sharpness: f64) -> (f64, f64) {
        let angle = 2.0 * PI * pitch.clamp(5.0, rate * 0.45) / rate;
        (angle.cos(), angle.sin() / (2.0 * sharpness))
    }

    /// Keeps what is below `pitch`.
    pub fn below(rate: f64, pitch: f64) -> Self {
        let (cos, alpha) = Self::angle(rate, pitch, 0.707);
        let half = (1.0 - cos) / 2.0;
        Self::new(
            [half, 1.0 - cos, half],
            [1.0 + alpha, -2.0 * cos, 1.0 - alpha],
        )
    }

    /// Keeps what is above `pitch`.
    pub fn above(rate: f64, pitch: f64) -> Self {
        let (cos, alpha) = Self::angle(rate, pitch, 0.707);
        let half = f64::midpoint(1.0, cos);
        Self::new(
            [half, -1.0 - cos, half],
            [1.0 + alpha, -2.0 * cos, 1.0 - alpha],
        )
    }

    /// Keeps what is around `pitch`, the narrower the greater `sharpness`; at `pitch` nothing is lost.
    pub fn around(rate: f64, pitch: f64, sharpness: f64) -> Self {
        let (cos, alpha) = Self::angle(rate, pitch, sharpness);
        Self::new([alpha, 0.0, -alpha], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// One sample.
    pub fn run(&mut self, sample: f64) -> f64 {
        let out = self.now[0] * sample + self.memory[0];
        self.memory[0] = self.now[1] * sample - self.past[0] * out + self.memory[1];
        self.memory[1] = self.now[2] * sample - self.past[1] * out;
        out
    }
}

/// A band that moves: what is around its pitch passes.
pub struct Moving {
    memory: [f64; 2],
}

impl Moving {
    /// At rest.
    pub const fn new() -> Self {
        Self { memory: [0.0; 2] }
    }

    /// One sample, with the band at `pitch`.
    pub fn run(&mut self, sample: f64, rate: f64, pitch: f64, sharpness: f64) -> f64 {
        let gain = (PI * pitch.clamp(20.0, rate * 0.45) / rate).tan();
        let damping = 1.0 / sharpness;
        let high = (sample - (gain + damping) * self.memory[0] - self.memory[1])
            / (1.0 + gain * (gain + damping));
        let band = gain * high + self.memory[0];
        let low = gain * band + self.memory[1];
        self.memory = [gain * high + band, gain * band + low];
        band * damping
    }
}
