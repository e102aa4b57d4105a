//! The double oracle (`McMahan`, Gordon, Blum 2003): solves a large matrix game of which few entries are asked for. Both
//! players start with a few options; the game of these is solved, each adds the best answer to the other's mixture, until
//! neither finds a better one.

use crate::ai::exact::matrix::{self, MatrixSolution};

/// Gains below this are none.
const ENOUGH: f64 = 1e-4;
/// The most options that each player adds.
const ROUNDS: usize = 40;

/// A solution over few options of each player: their numbers with their probabilities.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Answer {
    /// What the first player wins on average.
    pub value: f64,
    /// The options that are played, with their probabilities: of the first player, then of the second.
    pub mixed: [Vec<(usize, f64)>; 2],
}

/// Solves the game of `options` by `entry`, which says what the first player wins. `start` are the options to begin with.
pub(super) fn solve(
    options: [usize; 2],
    start: [Vec<usize>; 2],
    entry: &mut impl FnMut(usize, usize) -> f64,
) -> Answer {
    let mut cells = Cells {
        columns: options[1],
        known: vec![f64::NAN; options[0] * options[1]],
        entry,
    };
    let mut used = start;
    for (used, options) in used.iter_mut().zip(options) {
        used.retain(|&option| option < options);
        if used.is_empty() && options > 0 {
            used.push(0);
        }
    }
    let mut rounds = 0;
    loop {
        let solution = restricted(&used, &mut cells);
        let mixed = [
            mixture(&used[0], &solution.rows),
            mixture(&used[1], &solution.columns),
        ];
        let row = best(options[0], |row| {
            let against = mixed[1].iter();
            against
                .map(|&(column, odds)| odds * cells.at(row, column))
                .sum()
        });
        let column = best(options[1], |column| {
            let against = mixed[0].iter();
            -against
                .map(|&(row, odds)| odds * cells.at(row, column))
                .sum::<f64>()
        });
        let mut grown = false;
        let gains = [row.1 - solution.value, column.1 + solution.value];
        for ((used, option), gain) in used.iter_mut().zip([row.0, column.0]).zip(gains) {
            if gain > ENOUGH && !used.contains(&option) {
                used.push(option);
                grown = true;
            }
        }
        rounds += 1;
        if !grown || rounds == ROUNDS {
            return Answer {
                value: solution.value,
                mixed,
            };
        }
    }
}

/// Entries, each asked for once.
struct Cells<'a, F> {
    columns: usize,
    known: Vec<f64>,
    entry: &'a mut F,
}

impl<F: FnMut(usize, usize) -> f64> Cells<'_, F> {
    fn at(&mut self, row: usize, column: usize) -> f64 {
        let cell = &mut self.known[row * self.columns + column];
        if cell.is_nan() {
            *cell = (self.entry)(row, column);
        }
        *cell
    }
}

fn restricted<F: FnMut(usize, usize) -> f64>(
    used: &[Vec<usize>; 2],
    cells: &mut Cells<F>,
) -> MatrixSolution {
    let mut entries = Vec::with_capacity(used[0].len() * used[1].len());
    for &row in &used[0] {
        for &column in &used[1] {
            entries.push(cells.at(row, column));
        }
    }
    matrix::solve(&entries, used[1].len())
}

fn mixture(options: &[usize], odds: &[f64]) -> Vec<(usize, f64)> {
    let all = options.iter().copied().zip(odds.iter().copied());
    all.filter(|&(_, odds)| odds > 0.0).collect()
}

/// The option with the greatest worth, the first of them, and its worth.
fn best(options: usize, mut worth: impl FnMut(usize) -> f64) -> (usize, f64) {
    let mut best = (0, f64::NEG_INFINITY);
    for option in 0..options {
        let here = worth(option);
        if here > best.1 {
            best = (option, here);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg32;

    #[test]
    fn it_finds_the_value_of_the_whole_game() {
        let mut rng = Pcg32::seed_from_u64(3);
        for _ in 0..200 {
            let (rows, columns) = (rng.random_range(1..40), rng.random_range(1..40));
            let entries: Vec<f64> = (0..rows * columns)
                .map(|_| f64::from(rng.random_range(0..1000_u32)) * 1e-3)
                .collect();
            let mut asked = 0;
            let answer = solve([rows, columns], [vec![0], vec![]], &mut |row, column| {
                asked += 1;
                entries[row * columns + column]
            });
            let whole = matrix::value(&entries, columns);
            assert!(
                (answer.value - whole).abs() < 1e-3,
                "{} {whole}",
                answer.value
            );
            assert!(asked <= rows * columns);
            for mixed in &answer.mixed {
                let sum: f64 = mixed.iter().map(|(_, odds)| odds).sum();
                assert!((sum - 1.0).abs() < 1e-9);
            }
        }
    }
}
