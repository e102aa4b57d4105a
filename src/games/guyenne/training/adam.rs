//! The Adam optimizer (Kingma and Ba 2015).

use crate::games::guyenne::ai::nets::net::Net;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// The state of Adam for one net: running means of the gradient and of its square.
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// The state before the first step, for a net with `inputs` inputs.
    pub fn new(inputs: usize) -> Self {
        let weights = Net::zero(inputs).weights().count();
        Self {
            mean: vec![0.0; weights],
            square: vec![0.0; weights],
            steps: 0,
        }
    }

    /// One step of size `rate` against the mean gradient, which is `sum` over `samples` samples, clipped to a norm of
    /// 0.5.
    pub fn step(&mut self, net: &mut Net, sum: &Net, samples: u32, rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        const LARGEST: f32 = 0.5;
        self.steps += 1;
        let scale = 1.0 / samples.max(1) as f32;
        let norm = sum.weights().map(|g| g * g).sum::<f32>().sqrt() * scale;
        let scale = scale * (LARGEST / norm.max(LARGEST));
        let mean_bias = 1.0 - MEAN.powi(self.steps);
        let square_bias = 1.0 - SQUARE.powi(self.steps);
        let weights = net.weights_mut().zip(sum.weights());
        let memory = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, gradient), (mean, square)) in weights.zip(memory) {
            let gradient = gradient * scale;
            *mean = MEAN * *mean + (1.0 - MEAN) * gradient;
            *square = SQUARE * *square + (1.0 - SQUARE) * gradient * gradient;
            *weight -= rate * (*mean / mean_bias) / ((*square / square_bias).sqrt() + 1e-8);
        }
    }
}

/// An untrained net: uniform random weights from -0.15 to 0.15.
pub fn fresh(inputs: usize, seed: u64) -> Net {
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut net = Net::zero(inputs);
    for weight in net.weights_mut() {
        *weight = (rng.random::<f32>() - 0.5) * 0.3;
    }
    net
}
