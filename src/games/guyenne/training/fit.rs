//! Fits a net to the gradients of a batch, with the steps of Adam.

use guyenne_ai::nets::net::Net;
use kit_ai::adam::Adam;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// One step of size `rate` against the mean gradient, which is `sum` over `samples` samples, clipped to a norm of 0.5.
pub fn descend(adam: &mut Adam, net: &mut Net, sum: &Net, samples: u32, rate: f32) {
    const LARGEST: f32 = 0.5;
    let scale = 1.0 / samples.max(1) as f32;
    let norm = sum.weights().map(|g| g * g).sum::<f32>().sqrt() * scale;
    let scale = scale * (LARGEST / norm.max(LARGEST));
    adam.step(net.weights_mut(), sum.weights().map(|g| g * scale), rate);
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
