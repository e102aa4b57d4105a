//! Small neural nets with one hidden layer. The arithmetic is sums, products and quotients of `f32` in a fixed order,
//! so the output is the same on every target.

use super::FeatureVector;

/// How many hidden units a net has.
pub const HIDDEN: usize = 64;

/// The hidden units of a net before their activation.
pub type Sums = [f32; HIDDEN];

/// A net: inputs, [`HIDDEN`] units with `ReLU` activation, one output.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    /// By input: its weights for the hidden units.
    pub rows: Vec<Sums>,
    /// The bias of the hidden units.
    pub bias: Sums,
    /// The weights of the hidden units for the output.
    pub out: Sums,
}

impl Net {
    /// A net with `inputs` inputs and all weights 0, whose output is 0.
    #[must_use]
    pub fn zero(inputs: usize) -> Self {
        Self {
            rows: vec![[0.0; HIDDEN]; inputs],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
        }
    }

    /// Adds the contribution of `inputs` to the hidden units.
    #[inline]
    pub fn add<const MOST: usize>(&self, sums: &mut Sums, inputs: &FeatureVector<MOST>) {
        for &(at, number) in inputs.on() {
            let row = &self.rows[usize::from(at)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += number * weight;
            }
        }
    }

    /// The hidden units from two partial sums and the last four inputs, `joint`.
    #[must_use]
    #[inline]
    pub fn join(&self, one: &Sums, other: &Sums, joint: &[f32; 4]) -> Sums {
        let mut sums = *one;
        for (sum, part) in sums.iter_mut().zip(other) {
            *sum += part;
        }
        let last = &self.rows[self.rows.len() - joint.len()..];
        for (row, &number) in last.iter().zip(joint) {
            if number != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += number * weight;
                }
            }
        }
        sums
    }

    /// The output for these hidden units.
    #[must_use]
    #[inline]
    pub fn output(&self, sums: &Sums) -> f32 {
        // Eight sums side by side: the order of additions is fixed, and suits SIMD.
        let mut lanes = [0.0_f32; 8];
        let (sums, outs) = (sums.as_chunks::<8>().0, self.out.as_chunks::<8>().0);
        for (sums, outs) in sums.iter().zip(outs) {
            for ((lane, &sum), &out) in lanes.iter_mut().zip(sums).zip(outs) {
                *lane += sum.max(0.0) * out;
            }
        }
        lanes.iter().sum()
    }

    /// The output for `inputs`.
    #[must_use]
    pub fn judge(&self, inputs: &FeatureVector) -> f32 {
        let mut sums = self.bias;
        self.add(&mut sums, inputs);
        self.output(&sums)
    }

    /// All weights, in the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        let rows = self.rows.iter().flatten();
        rows.chain(&self.bias).chain(&self.out)
    }

    /// All weights, mutable, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten();
        rows.chain(&mut self.bias).chain(&mut self.out)
    }
}

/// The softsign of `number`: x / (1 + |x|), between -1 and 1.
#[must_use]
#[inline]
pub fn softsign(number: f32) -> f32 {
    number / (1.0 + number.abs())
}

/// About e to the power of `number`, which must be at most 0: (1 + x / 1024) to the power of 1024, the same on every
/// target.
#[must_use]
#[inline]
pub fn exp(number: f32) -> f32 {
    let mut power = (1.0 + number.max(-64.0) / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Turns logits into probabilities, in place: their softmax.
pub fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for logit in logits.iter_mut() {
        *logit = exp(*logit - most);
        all += *logit;
    }
    for logit in logits {
        *logit /= all;
    }
}
