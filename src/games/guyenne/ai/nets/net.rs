//! Small nets of one hidden layer. All their arithmetic is sums, products and quotients of 32-bit floats in a fixed order,
//! so a net says the same on every target.

use super::FeatureVector;

/// How many hidden units a net has.
pub const HIDDEN: usize = 64;

/// The hidden units of a net before they are rectified.
pub type Sums = [f32; HIDDEN];

/// A net: inputs, hidden units that pass on what is above 0, one output.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    /// For each input, its weight for every hidden unit.
    pub rows: Vec<Sums>,
    /// What the hidden units start from.
    pub bias: Sums,
    /// The hidden units' weights for the output.
    pub out: Sums,
}

impl Net {
    /// A net of `inputs` inputs that always says 0.
    #[must_use]
    pub fn zero(inputs: usize) -> Self {
        Self {
            rows: vec![[0.0; HIDDEN]; inputs],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
        }
    }

    /// Adds what `inputs` give to the hidden units.
    #[inline]
    pub fn add<const MOST: usize>(&self, sums: &mut Sums, inputs: &FeatureVector<MOST>) {
        for &(at, number) in inputs.on() {
            let row = &self.rows[usize::from(at)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += number * weight;
            }
        }
    }

    /// The hidden units of two parts and of the last inputs, which are `joint`.
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
        // Eight sums side by side, in an order that is the same wherever they are added.
        let mut lanes = [0.0_f32; 8];
        for (sums, outs) in sums.chunks_exact(8).zip(self.out.chunks_exact(8)) {
            for ((lane, &sum), &out) in lanes.iter_mut().zip(sums).zip(outs) {
                *lane += sum.max(0.0) * out;
            }
        }
        lanes.iter().sum()
    }

    /// The output for `inputs` alone.
    #[must_use]
    pub fn judge(&self, inputs: &FeatureVector) -> f32 {
        let mut sums = self.bias;
        self.add(&mut sums, inputs);
        self.output(&sums)
    }

    /// All weights in the order of a file.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        let rows = self.rows.iter().flatten();
        rows.chain(&self.bias).chain(&self.out)
    }

    /// All weights in the order of a file, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten();
        rows.chain(&mut self.bias).chain(&mut self.out)
    }
}

/// Brings any number between -1 and 1.
#[must_use]
#[inline]
pub fn softsign(number: f32) -> f32 {
    number / (1.0 + number.abs())
}

/// About e to the power of `number`, which is at most 0: the same on every target.
#[must_use]
#[inline]
pub fn exp(number: f32) -> f32 {
    let mut power = (1.0 + number.max(-64.0) / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Makes chances of preferences: the larger, the likelier.
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
