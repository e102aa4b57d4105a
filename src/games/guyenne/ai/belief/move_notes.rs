//! What moves came to in the particles in which they were tried, and how far they lie apart: all differences are taken
//! within particles, so that they are surer than the values themselves.

use guyenne_rules::Move;

/// A move, with what a search or solver knows of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ComparedMove {
    /// The move.
    pub m: Move,
    /// How often it is played, 0 to 1.
    pub chance: f64,
    /// Its value for the deciding camp, from -1 to 1.
    pub value: f64,
    /// The standard error of the difference to the best move, in the same unit.
    pub error: f64,
}

/// What each move came to in each particle, in their order. A move that was dropped lacks the last ones.
#[derive(Debug, Clone)]
pub(super) struct MoveNotes {
    moves: Vec<Move>,
    values: Vec<Vec<f32>>,
    /// The index of the move that was made.
    made: usize,
}

impl MoveNotes {
    /// For these moves, and for `made`, which is added if it is none of them.
    pub fn new(moves: &[Move], made: Move) -> Self {
        let mut moves = moves.to_vec();
        let known = moves.iter().position(|&m| m == made);
        let made = known.unwrap_or_else(|| {
            moves.push(made);
            moves.len() - 1
        });
        Self {
            values: vec![Vec::new(); moves.len()],
            moves,
            made,
        }
    }

    /// The index of the move that was made.
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The move that was made.
    pub fn made_move(&self) -> Move {
        self.moves[self.made]
    }

    /// Notes what the move at index `at` came to in the next particle.
    pub fn note(&mut self, at: usize, value: f32) {
        self.values[at].push(value);
    }

    /// The moves that were tried, by the probabilities of the first ones; those at the indices `open` were tried in
    /// every particle. The value of a dropped move is that of the best one less the mean difference in the particles in
    /// which both were tried.
    pub fn compared(&self, chances: &[(Move, f32)], open: &[usize]) -> Vec<ComparedMove> {
        let means = open.iter().map(|&at| (at, mean(&self.values[at], &[])));
        let best = means.fold(None, |best: Option<(usize, f64)>, next| match best {
            Some(best) if best.1 >= next.1 => Some(best),
            _ => Some(next),
        });
        let Some((best, of_best)) = best else {
            return Vec::new();
        };
        let all = self.moves.iter().zip(&self.values).enumerate();
        all.filter(|(_, (_, values))| !values.is_empty())
            .map(|(at, (&m, values))| {
                let difference = mean(values, &self.values[best]);
                ComparedMove {
                    m,
                    chance: chances
                        .get(at)
                        .map_or(0.0, |&(_, chance)| f64::from(chance)),
                    value: if at == best {
                        of_best
                    } else {
                        of_best + difference
                    },
                    error: if at == best {
                        0.0
                    } else {
                        error(values, &self.values[best], difference)
                    },
                }
            })
            .collect()
    }
}

/// The differences of two lists, as far as both go; the values of `these` alone if `those` is empty.
fn differences(these: &[f32], those: &[f32]) -> impl Iterator<Item = f64> {
    let n = if those.is_empty() {
        these.len()
    } else {
        these.len().min(those.len())
    };
    let that = |at: usize| those.get(at).copied().unwrap_or(0.0);
    let these = these.iter().take(n).enumerate();
    let each: Vec<f64> = these
        .map(|(at, &this)| f64::from(this) - f64::from(that(at)))
        .collect();
    each.into_iter()
}

fn mean(these: &[f32], those: &[f32]) -> f64 {
    let n = differences(these, those).count();
    differences(these, those).sum::<f64>() / n.max(1) as f64
}

/// The standard error of the mean difference; of a single one the range of all values.
fn error(these: &[f32], those: &[f32], mean: f64) -> f64 {
    let n = differences(these, those).count();
    if n < 2 {
        return 2.0;
    }
    let squares = differences(these, those).map(|difference| (difference - mean).powi(2));
    (squares.sum::<f64>() / ((n - 1) * n) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_compared_in_the_particles_that_they_share() {
        let mut notes = MoveNotes::new(&[Move::Show, Move::Pass], Move::Concede);
        assert_eq!((notes.made(), notes.made_move()), (2, Move::Concede));
        for value in [0.5, 0.25, 0.75, -0.5] {
            notes.note(0, value);
        }
        for value in [0.25, -0.25] {
            notes.note(1, value);
        }
        for value in [0.5, 0.0, 0.75, -0.25] {
            notes.note(2, value);
        }
        let all = notes.compared(&[(Move::Show, 0.75), (Move::Pass, 0.25)], &[0]);
        let told: Vec<_> = all.iter().map(|it| (it.m, it.chance, it.value)).collect();
        // Passing lay 0.25 and 0.5 below showing where both were tried.
        assert_eq!(
            told,
            [
                (Move::Show, 0.75, 0.25),
                (Move::Pass, 0.25, -0.125),
                (Move::Concede, 0.0, 0.25),
            ]
        );
        assert_eq!((all[0].error, all[1].error), (0.0, 0.125));
        assert!((all[2].error - (0.125_f64 / 12.0).sqrt()).abs() < 1e-12);
    }
}
