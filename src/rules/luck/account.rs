//! The account of a game: what its luck and its decisions have made of the chance to win.

use serde::{Deserialize, Serialize};

use super::step::{Actor, LuckLine};

/// What made of the value at the start the value at the end. All but the two are changes, in points of winning chance
/// of side 0: what helps side 1 is negative, so that everything adds up
/// ([`sum`](Self::sum) is [`result`](Self::result)).
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct LuckAccount {
    /// The value before the first step, from 0 to 100.
    pub start: f64,
    /// Luck of the cards, the pile or the dice, by the side that drew or threw them.
    pub chance: [f64; 2],
    /// Luck of the choices of bots whose mixed policy is known, by their side.
    pub choices: [f64; 2],
    /// Changes by the decisions of each side, without the luck in them.
    pub decisions: [f64; 2],
    /// What is left unexplained: where chance acted, the mean of what could have come less the value before.
    pub rest: f64,
    /// The value at the end: of a finished game 100 if side 0 won, 0 if side 1 did, 50 for a draw.
    pub result: f64,
}

impl LuckAccount {
    /// The account of a game, over or not.
    #[must_use]
    pub fn of(line: &LuckLine) -> Self {
        let mut account = Self {
            start: line.start,
            ..Self::default()
        };
        let mut before = line.start;
        for step in &line.steps {
            let luck = step.luck();
            let other = step.value - before - luck;
            match step.actor {
                Actor::Chance(side) => {
                    account.chance[side % 2] += luck;
                    account.rest += other;
                }
                Actor::Side(side) => {
                    account.choices[side % 2] += luck;
                    account.decisions[side % 2] += other;
                }
            }
            before = step.value;
        }
        account.result = before;
        account
    }

    /// What everything adds up to: [`result`](Self::result), but for the last digits of its numbers.
    #[must_use]
    pub fn sum(&self) -> f64 {
        let both = |[first, second]: [f64; 2]| first + second;
        self.start + both(self.chance) + both(self.choices) + both(self.decisions) + self.rest
    }

    /// All luck that `side`, 0 or 1, had, in points of its own winning chance. That of the other side is its opposite.
    #[must_use]
    pub fn luck(&self, side: usize) -> f64 {
        let of_first: f64 = self.chance.iter().chain(&self.choices).sum();
        if side == 0 { of_first } else { -of_first }
    }

    /// The result of `side`, 0 or 1, with the luck taken out: on average over many games as high as the result itself,
    /// whoever plays. One game's may lie outside 0 to 100.
    #[must_use]
    pub fn adjusted(&self, side: usize) -> f64 {
        let result = if side == 0 {
            self.result
        } else {
            100.0 - self.result
        };
        result - self.luck(side)
    }
}

#[cfg(test)]
mod tests {
    use super::super::step::{LuckOutcome, LuckStep};
    use super::*;

    /// A step with equally likely outcomes.
    fn step(actor: Actor, value: f64, outcomes: &[f64]) -> LuckStep {
        let chance = 1.0 / outcomes.len().max(1) as f64;
        let outcomes = outcomes.iter();
        LuckStep {
            actor,
            value,
            outcomes: outcomes
                .map(|&value| LuckOutcome { chance, value })
                .collect(),
        }
    }

    #[test]
    fn every_change_stands_in_one_account_and_all_add_up() {
        let line = LuckLine {
            start: 50.0,
            steps: vec![
                step(Actor::Chance(1), 40.0, &[40.0, 58.0]),
                step(Actor::Side(0), 46.0, &[]),
                step(Actor::Side(1), 30.0, &[30.0, 40.0, 50.0]),
                step(Actor::Chance(0), 100.0, &[100.0, 20.0]),
            ],
        };
        let account = LuckAccount::of(&line);
        let expected = LuckAccount {
            start: 50.0,
            chance: [40.0, -9.0],
            choices: [0.0, -10.0],
            decisions: [6.0, -6.0],
            rest: -1.0 + 30.0,
            result: 100.0,
        };
        assert_eq!(account, expected);
        assert_eq!(account.sum(), 100.0);
        assert_eq!([0, 1].map(|side| account.luck(side)), [21.0, -21.0]);
        assert_eq!([0, 1].map(|side| account.adjusted(side)), [79.0, 21.0]);
    }
}
