//! The double oracle (`McMahan`, Gordon, Blum 2003): solves a large matrix game of which few entries are asked for.
//! Both players start with a few options; the game of these is solved, each adds the best answer to the other's
//! policy, until neither finds a better one.

use kit_ai::exact::matrix;

/// Gains below this are none.
const ENOUGH: f64 = 1e-4;
/// The most options that each player adds.
const ROUNDS: usize = 40;
/// How many options each player begins with.
const START: usize = 6;

/// A solution over few options of each player: their numbers with their probabilities.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Answer {
    /// What the first player wins on average.
    pub value: f64,
    /// The options that are played, with their probabilities: of the first player, then of the second.
    pub policies: [Vec<(usize, f64)>; 2],
    /// What each option is worth to its own player, as a chance, against the other one's policy; not a
    /// number if the search was interrupted before it was known.
    pub values: [Vec<f64>; 2],
}

/// A search for the solution, which may be interrupted.
#[derive(Debug, Clone)]
pub(super) struct Search {
    options: [usize; 2],
    /// The options of each player so far.
    used: [Vec<usize>; 2],
    /// The entries so far, in rows; not a number where it has not been asked for.
    known: Vec<f64>,
    rounds: usize,
    done: bool,
    answer: Option<Answer>,
}

impl Search {
    /// A search that begins with a few options spread over each player's list.
    pub fn new(options: [usize; 2]) -> Self {
        let spread = |count: usize| {
            let mut start: Vec<usize> = (0..START).map(|n| n * count / START).collect();
            start.dedup();
            start.retain(|&option| option < count);
            start
        };
        Self {
            options,
            used: options.map(spread),
            known: vec![f64::NAN; options[0] * options[1]],
            rounds: 0,
            done: options.contains(&0),
            answer: None,
        }
    }

    /// The solution so far; `None` before the first one.
    pub fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    /// Asks for at most `budget` more entries, what the first player wins; returns whether the search is done. Many
    /// calls find the same as one.
    pub fn advance(
        &mut self,
        mut budget: u32,
        entry: &mut impl FnMut(usize, usize) -> f64,
    ) -> bool {
        while !self.done {
            // What was found in an interrupted round is known, so the next call soon comes as far.
            match self.round(&mut budget, entry) {
                None => return false,
                Some(grown) => {
                    self.rounds += 1;
                    self.done = !grown || self.rounds == ROUNDS;
                }
            }
        }
        true
    }

    /// What the first player wins with these options, asked for if it is not known yet.
    pub fn entry(
        &mut self,
        row: usize,
        column: usize,
        entry: &mut impl FnMut(usize, usize) -> f64,
    ) -> f64 {
        let known = self.at(row, column, &mut { u32::MAX }, entry);
        known.unwrap_or_default()
    }

    fn at(
        &mut self,
        row: usize,
        column: usize,
        budget: &mut u32,
        entry: &mut impl FnMut(usize, usize) -> f64,
    ) -> Option<f64> {
        let cell = &mut self.known[row * self.options[1] + column];
        if cell.is_nan() {
            *budget = budget.checked_sub(1)?;
            *cell = entry(row, column);
        }
        Some(*cell)
    }

    /// Solves the game of the options so far and adds the best answers to it; returns whether there were any, or `None`
    /// if the budget did not suffice.
    fn round(
        &mut self,
        budget: &mut u32,
        entry: &mut impl FnMut(usize, usize) -> f64,
    ) -> Option<bool> {
        let used = self.used.clone();
        let mut entries = Vec::with_capacity(used[0].len() * used[1].len());
        for &row in &used[0] {
            for &column in &used[1] {
                entries.push(self.at(row, column, budget, entry)?);
            }
        }
        let solution = matrix::solve(&entries, used[1].len());
        let policies = [
            policy(&used[0], &solution.rows),
            policy(&used[1], &solution.columns),
        ];
        self.answer = Some(Answer {
            value: solution.value,
            policies: policies.clone(),
            values: self.options.map(|count| vec![f64::NAN; count]),
        });
        let mut values = [Vec::new(), Vec::new()];
        let mut row = (0, f64::NEG_INFINITY);
        for option in 0..self.options[0] {
            let mut value = 0.0;
            for &(column, probability) in &policies[1] {
                value += probability * self.at(option, column, budget, entry)?;
            }
            values[0].push(value);
            if value > row.1 {
                row = (option, value);
            }
        }
        let mut column = (0, f64::INFINITY);
        for option in 0..self.options[1] {
            let mut value = 0.0;
            for &(row, probability) in &policies[0] {
                value += probability * self.at(row, option, budget, entry)?;
            }
            values[1].push(1.0 - value);
            if value < column.1 {
                column = (option, value);
            }
        }
        if let Some(answer) = &mut self.answer {
            answer.values = values;
        }
        let mut grown = false;
        let gains = [row.1 - solution.value, solution.value - column.1];
        for ((used, option), gain) in self.used.iter_mut().zip([row.0, column.0]).zip(gains) {
            if gain > ENOUGH && !used.contains(&option) {
                used.push(option);
                grown = true;
            }
        }
        Some(grown)
    }
}

fn policy(options: &[usize], probabilities: &[f64]) -> Vec<(usize, f64)> {
    let all = options.iter().copied().zip(probabilities.iter().copied());
    all.filter(|&(_, probability)| probability > 0.0).collect()
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
            let mut entry = |row: usize, column: usize| entries[row * columns + column];
            let mut search = Search::new([rows, columns]);
            assert!(search.advance(u32::MAX, &mut entry));
            let mut slices = Search::new([rows, columns]);
            while !slices.advance(7, &mut entry) {}
            let answer = search.answer().expect("it is done");
            assert_eq!(slices.answer(), Some(answer));
            let whole = matrix::value(&entries, columns);
            assert!(
                (answer.value - whole).abs() < 1e-3,
                "{} {whole}",
                answer.value
            );
            for (side, policies) in answer.policies.iter().enumerate() {
                let sum: f64 = policies.iter().map(|(_, probability)| probability).sum();
                assert!((sum - 1.0).abs() < 1e-9);
                // Nothing is worth more than what is played.
                let value = [answer.value, 1.0 - answer.value][side];
                for played in &answer.values[side] {
                    assert!(*played < value + 1e-3);
                }
                for &(option, _) in policies {
                    assert!((answer.values[side][option] - value).abs() < 1e-9);
                }
            }
        }
    }
}
