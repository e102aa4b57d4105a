//! The optimizer Adam: Kingma and Ba, "Adam: A Method for Stochastic Optimization", 2015 (algorithm 1), with the decay
//! rates and the epsilon of the paper. Clipping, weight decay and the schedule of the learning rate are the caller's.

/// The decay rate of the mean of the gradients (beta 1).
const MEAN: f32 = 0.9;
/// The decay rate of the mean of their squares (beta 2).
const SQUARE: f32 = 0.999;
/// Keeps the division from one by 0 (epsilon).
const EPSILON: f32 = 1e-8;

/// The state of Adam for one net: a running mean of the gradient and one of its square for each weight.
#[derive(Debug, Clone)]
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// The state before the first step, for a net of `weights` weights.
    #[must_use]
    pub fn new(weights: usize) -> Self {
        Self {
            mean: vec![0.0; weights],
            square: vec![0.0; weights],
            steps: 0,
        }
    }

    /// One step of the learning rate `rate` against the gradient: the weights of the net and the derivatives of the
    /// loss for them, in the same order each time.
    pub fn step<'a>(
        &mut self,
        weights: impl IntoIterator<Item = &'a mut f32>,
        gradient: impl IntoIterator<Item = f32>,
        rate: f32,
    ) {
        self.steps += 1;
        let mean_bias = 1.0 - MEAN.powi(self.steps);
        let square_bias = 1.0 - SQUARE.powi(self.steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.into_iter().zip(gradient).zip(moments) {
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= rate * (*mean / mean_bias) / ((*square / square_bias).sqrt() + EPSILON);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(actual: f32, expected: f64) {
        assert!(
            (f64::from(actual) - expected).abs() < 1e-5,
            "{actual} is not {expected}"
        );
    }

    #[test]
    fn the_first_step_is_the_rate_whatever_the_size_of_the_gradient() {
        let mut weights = [1.0, 1.0, 1.0];
        Adam::new(3).step(&mut weights, [0.001, -300.0, 0.0], 0.01);
        near(weights[0], 0.99);
        near(weights[1], 1.01);
        assert_eq!(weights[2], 1.0, "a weight without a gradient stays");
    }

    #[test]
    fn the_second_step_is_that_of_the_paper() {
        // Gradients 1 and -2: the means are 0.9 * 0.1 - 0.1 * 2 = -0.11 and 0.999 * 0.001 + 0.001 * 4 = 0.004999, the
        // bias corrections 1 - 0.81 = 0.19 and 1 - 0.998001 = 0.001999.
        let mut weight = [0.5];
        let mut adam = Adam::new(1);
        adam.step(&mut weight, [1.0], 0.1);
        near(weight[0], 0.4);
        adam.step(&mut weight, [-2.0], 0.1);
        near(
            weight[0],
            0.4 + 0.1 * (0.11 / 0.19) / (0.004_999_f64 / 0.001_999).sqrt(),
        );
    }

    #[test]
    fn it_finds_the_bottom_of_a_bowl() {
        let mut weights = [3.0, -2.0];
        let mut adam = Adam::new(2);
        for _ in 0..2000 {
            let gradient = [weights[0] - 1.0, 10.0 * weights[1]];
            adam.step(&mut weights, gradient, 0.01);
        }
        assert!(
            (weights[0] - 1.0).abs() < 0.01 && weights[1].abs() < 0.01,
            "{weights:?}"
        );
    }
}
