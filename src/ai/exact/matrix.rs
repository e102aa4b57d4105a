//! Matrix games: both players choose at once, the first one a row, the second one a column, and the second pays the
//! first the entry. The value and an optimal strategy of either player, by the simplex method.
//!
//! All arithmetic is sums, products and quotients in a fixed order: the same on every machine.

/// Entries nearer than this count as equal.
const NEAR: f64 = 1e-12;
/// After so many pivots the rule that cannot cycle (Bland's) takes over.
const PATIENCE: usize = 60;
/// The most entries of a table that is kept on the stack: that of a game of 8 by 8.
const SMALL: usize = 81;

/// A solved matrix game.
#[derive(Debug, Clone, PartialEq)]
pub struct MatrixSolution {
    /// What the first player wins on average if both play well.
    pub value: f64,
    /// The first player's probabilities, by row.
    pub rows: Vec<f64>,
    /// The second player's probabilities, by column.
    pub columns: Vec<f64>,
}

/// Solves the game with `entries` in rows of `columns` each. A game without entries has the value 0.
#[must_use]
pub fn solve(entries: &[f64], columns: usize) -> MatrixSolution {
    let rows = entries.len().checked_div(columns).unwrap_or(0);
    let mut solution = MatrixSolution {
        value: 0.0,
        rows: vec![0.0; rows],
        columns: vec![0.0; columns],
    };
    if rows == 0 {
        return solution;
    }
    if let Some((value, row, column)) = saddle(entries, columns) {
        solution.value = value;
        solution.rows[row] = 1.0;
        solution.columns[column] = 1.0;
        return solution;
    }
    let mut table = vec![0.0; (rows + 1) * (columns + 1)];
    let mut labels = vec![0; rows + columns];
    let simplex = Simplex::run(entries, columns, &mut table, &mut labels);
    solution.value = simplex.value;
    let total = simplex.total();
    let width = columns + 1;
    // Labels below `columns` are columns of the game, the others its rows.
    for (at, &label) in simplex.labels.iter().enumerate() {
        if at < columns && label >= columns {
            solution.rows[label - columns] = simplex.table[rows * width + at].max(0.0) / total;
        } else if at >= columns && label < columns {
            let row = at - columns;
            solution.columns[label] = simplex.table[row * width + columns].max(0.0) / total;
        }
    }
    solution
}

/// The value of [`solve`] alone; small games take no memory.
#[must_use]
pub fn value(entries: &[f64], columns: usize) -> f64 {
    let rows = entries.len().checked_div(columns).unwrap_or(0);
    if rows == 0 {
        return 0.0;
    }
    if let Some((value, ..)) = saddle(entries, columns) {
        return value;
    }
    if let (&[a, b, c, d], 2) = (entries, columns) {
        // Without a saddle point neither difference is zero, and both have one sign.
        return (a * d - b * c) / (a + d - b - c);
    }
    let size = (rows + 1) * (columns + 1);
    if size <= SMALL {
        let (mut table, mut labels) = ([0.0; SMALL], [0; 2 * SMALL]);
        Simplex::run(
            entries,
            columns,
            &mut table[..size],
            &mut labels[..rows + columns],
        )
        .value
    } else {
        let (mut table, mut labels) = (vec![0.0; size], vec![0; rows + columns]);
        Simplex::run(entries, columns, &mut table, &mut labels).value
    }
}

/// The value with its row and column, if neither player need mix.
fn saddle(entries: &[f64], columns: usize) -> Option<(f64, usize, usize)> {
    let mut low = (f64::NEG_INFINITY, 0);
    for (n, row) in entries.chunks_exact(columns).enumerate() {
        let least = row.iter().copied().fold(f64::INFINITY, f64::min);
        if least > low.0 {
            low = (least, n);
        }
    }
    let mut high = (f64::INFINITY, 0);
    for n in 0..columns {
        let most = entries.iter().skip(n).step_by(columns);
        let most = most.copied().fold(f64::NEG_INFINITY, f64::max);
        if most < high.0 {
            high = (most, n);
        }
    }
    (high.0 - low.0 <= NEAR).then_some((low.0, low.1, high.1))
}

/// The simplex method in a table with one more row (the aim) and one more column (the limits) than the game. The
/// entries are moved above zero, and the second player's weights are made as large as the first player allows.
struct Simplex<'a> {
    table: &'a mut [f64],
    /// What stands for each column, then for each row, of the table.
    labels: &'a mut [usize],
    columns: usize,
    value: f64,
}

impl<'a> Simplex<'a> {
    fn run(entries: &[f64], columns: usize, table: &'a mut [f64], labels: &'a mut [usize]) -> Self {
        let rows = entries.len() / columns;
        let width = columns + 1;
        let least = entries.iter().copied().fold(f64::INFINITY, f64::min);
        let shift = 1.0 - least;
        for (row, line) in entries.chunks_exact(columns).enumerate() {
            for (column, entry) in line.iter().enumerate() {
                table[row * width + column] = entry + shift;
            }
            table[row * width + columns] = 1.0;
        }
        table[rows * width..rows * width + columns].fill(-1.0);
        table[rows * width + columns] = 0.0;
        for (at, label) in labels.iter_mut().enumerate() {
            *label = at;
        }
        let mut simplex = Self {
            table,
            labels,
            columns,
            value: 0.0,
        };
        let mut pivots = 0;
        while let Some((row, column)) = simplex.next_pivot(pivots > PATIENCE) {
            simplex.pivot(row, column);
            pivots += 1;
            if pivots > 50 * PATIENCE {
                break;
            }
        }
        simplex.value = 1.0 / simplex.total() - shift;
        simplex
    }

    fn rows(&self) -> usize {
        self.labels.len() - self.columns
    }

    /// The sum of the weights.
    fn total(&self) -> f64 {
        self.table[self.table.len() - 1]
    }

    fn next_pivot(&self, bland: bool) -> Option<(usize, usize)> {
        let (rows, width) = (self.rows(), self.columns + 1);
        let aims = &self.table[rows * width..rows * width + self.columns];
        let mut column = None;
        let mut least = -NEAR;
        for (n, &aim) in aims.iter().enumerate() {
            if bland && aim < -NEAR {
                let first = column.is_none_or(|best: usize| self.labels[n] < self.labels[best]);
                column = first.then_some(n).or(column);
            } else if aim < least {
                least = aim;
                column = Some(n);
            }
        }
        let column = column?;
        let mut best: Option<(f64, usize)> = None;
        for row in 0..rows {
            let by = self.table[row * width + column];
            if by > NEAR {
                let ratio = self.table[row * width + self.columns] / by;
                let label = |row: usize| self.labels[self.columns + row];
                let better = match best {
                    None => true,
                    Some((least, other)) => {
                        ratio < least - NEAR
                            || (bland && ratio <= least + NEAR && label(row) < label(other))
                    }
                };
                if better {
                    best = Some((ratio, row));
                }
            }
        }
        best.map(|(_, row)| (row, column))
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let (rows, width) = (self.rows(), self.columns + 1);
        let by = 1.0 / self.table[row * width + column];
        for at in 0..width {
            if at != column {
                self.table[row * width + at] *= by;
            }
        }
        for other in (0..=rows).filter(|&other| other != row) {
            let factor = self.table[other * width + column];
            if factor != 0.0 {
                for at in (0..width).filter(|&at| at != column) {
                    self.table[other * width + at] -= factor * self.table[row * width + at];
                }
            }
            self.table[other * width + column] = -factor * by;
        }
        self.table[row * width + column] = by;
        self.labels.swap(column, self.columns + row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg32;

    /// What the first player wins at least with `rows`, and at most against `columns`.
    fn bounds(entries: &[f64], solution: &MatrixSolution) -> (f64, f64) {
        let columns = solution.columns.len();
        let least = (0..columns).map(|column| {
            let rows = solution.rows.iter().enumerate();
            rows.map(|(row, odds)| odds * entries[row * columns + column])
                .sum::<f64>()
        });
        let most = (0..solution.rows.len()).map(|row| {
            let mix = solution.columns.iter().enumerate();
            mix.map(|(column, odds)| odds * entries[row * columns + column])
                .sum::<f64>()
        });
        (
            least.fold(f64::INFINITY, f64::min),
            most.fold(f64::NEG_INFINITY, f64::max),
        )
    }

    #[test]
    fn neither_player_can_do_better_than_the_value() {
        let mut rng = Pcg32::seed_from_u64(11);
        for n in 0..4000 {
            let (rows, columns) = (rng.random_range(1..12), rng.random_range(1..12));
            let coarse = n % 3;
            let entries: Vec<f64> = (0..rows * columns)
                .map(|_| match coarse {
                    0 => f64::from(rng.random_range(0..2_u8)),
                    1 => f64::from(rng.random_range(0..4_u8)) / 3.0,
                    _ => f64::from(rng.random_range(0..1_000_000_u32)) * 1e-6,
                })
                .collect();
            let solution = solve(&entries, columns);
            for odds in [&solution.rows, &solution.columns] {
                assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{odds:?}");
                assert!(odds.iter().all(|&odds| odds >= 0.0), "{odds:?}");
            }
            let (least, most) = bounds(&entries, &solution);
            let value = solution.value;
            assert!(
                value - least < 1e-9 && most - value < 1e-9,
                "{n}: {least} {value} {most}"
            );
            assert!(
                (super::value(&entries, columns) - value).abs() < 1e-9,
                "{n}"
            );
        }
    }

    #[test]
    fn the_ring_of_three_is_even() {
        let ring = [0.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, -1.0, 0.0];
        let solution = solve(&ring, 3);
        assert!(solution.value.abs() < 1e-12);
        let third = |odds: &f64| (odds - 1.0 / 3.0).abs() < 1e-12;
        assert!(solution.rows.iter().all(third) && solution.columns.iter().all(third));
        assert_eq!(solve(&[], 0).value, 0.0);
    }
}
