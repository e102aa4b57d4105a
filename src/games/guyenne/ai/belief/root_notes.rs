//! What the moves of a decision came to in the walks of the endgame solver.

use guyenne_rules::Move;

use super::ComparedMove;

/// Estimates of the values of all moves, walk by walk, each walk with its weight.
#[derive(Debug, Clone, Default)]
pub(super) struct RootNotes {
    weights: Vec<f32>,
    /// The values of each walk, one after the other.
    values: Vec<f32>,
}

impl RootNotes {
    /// Notes a walk: a value for each move, in the decision's order.
    pub fn note(&mut self, values: &[f32], weight: f32) {
        self.values.extend(values);
        self.weights.push(weight);
    }

    /// The moves, with their probabilities in the same order.
    pub fn compared(&self, moves: &[Move], chances: &[f32]) -> Vec<ComparedMove> {
        let walks = || {
            let values = self.values.chunks_exact(moves.len().max(1));
            values.zip(self.weights.iter().map(|&weight| f64::from(weight)))
        };
        let all: f64 = walks().map(|(_, weight)| weight).sum();
        if all <= 0.0 {
            return Vec::new();
        }
        let mean = |at: usize| {
            let values = walks().map(|(values, weight)| weight * f64::from(values[at]));
            values.sum::<f64>() / all
        };
        let means: Vec<f64> = (0..moves.len()).map(mean).collect();
        let best = (0..moves.len()).fold(
            0,
            |best, at| if means[at] > means[best] { at } else { best },
        );
        let error = |at: usize| {
            let apart = means[at] - means[best];
            let squares = walks().map(|(values, weight)| {
                let difference = f64::from(values[at]) - f64::from(values[best]);
                (weight * (difference - apart)).powi(2)
            });
            squares.sum::<f64>().sqrt() / all
        };
        let each = moves.iter().zip(chances).enumerate();
        each.map(|(at, (&m, &chance))| ComparedMove {
            m,
            chance: f64::from(chance),
            value: means[at].clamp(-1.0, 1.0),
            error: error(at),
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_walks_count_for_more() {
        let mut notes = RootNotes::default();
        notes.note(&[1.0, -1.0], 1.0);
        notes.note(&[1.0, 1.0], 3.0);
        let all = notes.compared(&[Move::Show, Move::Concede], &[0.75, 0.25]);
        assert_eq!(
            (all[0].value, all[0].chance, all[0].error),
            (1.0, 0.75, 0.0)
        );
        assert_eq!((all[1].value, all[1].chance), (0.5, 0.25));
        // The differences -2 and 0 lie -1.5 and 0.5 from their mean.
        assert_eq!(
            all[1].error,
            (1.5_f64.powi(2) + 1.5_f64.powi(2)).sqrt() / 4.0
        );
    }
}
