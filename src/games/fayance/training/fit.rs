//! Fits a net to chances, with the steps of Adam.

use rand::{Rng, RngExt};

use fayance_ai::{AfterCapture, FEATURES, NARROW, Net, Symmetry, WIDE, share};
use kit_ai::adam::Adam;

/// How many states a step looks at.
const BATCH: usize = 64;
/// The learning rate at first.
const RATE: f32 = 0.002;
/// How often the next territory of a state is hidden.
const HIDDEN: f64 = 0.15;

/// A state with the chance of the last captor.
pub(super) type Sample = (AfterCapture, f32);

/// A net before its first step.
pub(super) fn fresh(rng: &mut impl Rng) -> Net {
    let mut net = Net::zero();
    let mut near = |most: f32| most * (2.0 * rng.random::<f32>() - 1.0);
    for row in &mut net.first {
        row.fill_with(|| near(0.3));
    }
    for row in &mut net.second {
        row.fill_with(|| near(0.2));
    }
    net.last.fill_with(|| near(0.4));
    net
}

/// The mean of the squares of a net's errors.
pub(super) fn error(net: &Net, all: &[Sample]) -> f32 {
    let mut features = Vec::new();
    let symmetries = Symmetry::all();
    let mut sum = 0.0;
    for (state, chance) in all {
        state.features(&symmetries[0], true, &mut features);
        let guess = share(net.guess(&net.narrow(&net.wide(&features))));
        sum += (guess - chance) * (guess - chance);
    }
    sum / all.len().max(1) as f32
}

/// Fits one net: the optimizer, and what it needs anew for each batch.
#[derive(Debug)]
pub(super) struct NetFit {
    symmetries: Vec<Symmetry>,
    slope: Net,
    adam: Adam,
}

impl NetFit {
    pub fn new() -> Self {
        let slope = Net::zero();
        Self {
            symmetries: Symmetry::all(),
            adam: Adam::new(slope.weights().count()),
            slope,
        }
    }

    /// Goes through all samples once, in an order of its own, each in the guise of one of its symmetries; `ease` is
    /// what the rate is multiplied by at the beginning and at the end.
    pub fn epoch(&mut self, net: &mut Net, all: &mut [Sample], ease: [f32; 2], rng: &mut impl Rng) {
        for n in (1..all.len()).rev() {
            all.swap(n, rng.random_range(0..=n));
        }
        let mut features = Vec::new();
        let batches = all.len().div_ceil(BATCH) as f32;
        for (n, batch) in all.chunks(BATCH).enumerate() {
            self.slope.weights_mut().for_each(|slope| *slope = 0.0);
            for (state, chance) in batch {
                let bared = !rng.random_bool(HIDDEN);
                let symmetry = &self.symmetries[rng.random_range(0..self.symmetries.len())];
                state.features(symmetry, bared, &mut features);
                descend(net, &features, *chance, &mut self.slope);
            }
            let rate = RATE * (ease[0] + (ease[1] - ease[0]) * n as f32 / batches);
            let part = 1.0 / batch.len() as f32;
            let slopes = self.slope.weights().map(|slope| slope * part);
            self.adam.step(net.weights_mut(), slopes, rate);
        }
    }
}

/// Adds the slope of the loss of one guess. The loss is between the square of the error and the cross entropy.
fn descend(net: &Net, features: &[(usize, f32)], chance: f32, slope: &mut Net) {
    let wide = net.wide(features);
    let narrow = net.narrow(&wide);
    let guess = net.guess(&narrow);
    let out = (share(guess) - chance) / (1.0 + guess * guess);
    slope.bias += out;
    let mut back = [0.0; NARROW];
    for (n, &number) in narrow.iter().enumerate() {
        if number > 0.0 {
            slope.last[n] += out * number;
            back[n] = out * net.last[n];
        }
    }
    let mut back_wide = [0.0; WIDE];
    for (n, &number) in wide.iter().enumerate() {
        if number > 0.0 {
            for ((sum, weight), back) in slope.second[n].iter_mut().zip(&net.second[n]).zip(&back) {
                *sum += number * back;
                back_wide[n] += weight * back;
            }
        }
    }
    add(&mut slope.second[WIDE], &back, 1.0);
    for &(at, number) in features {
        add(&mut slope.first[at], &back_wide, number);
    }
    add(&mut slope.first[FEATURES], &back_wide, 1.0);
}

fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], number: f32) {
    for (sum, value) in sums.iter_mut().zip(row) {
        *sum += number * value;
    }
}
