//! The score of a series beside the same score with the luck taken out of each game (AIVAT without imagined hands:
//! Burch and others 2018), and how many times fewer games the second needs.

use core::fmt::{self, Write};

use serde_json::{Value, json};

use super::series::SeriesGame;
use kit_rules::luck::LuckAccount;

/// What 95 % of a normal distribution lie within, in standard deviations.
const Z: f64 = 1.959_964;

/// The scores of the bot that was named for the first side: in each game 0 to 100, half of it for a draw, as it fell
/// and with the luck taken out. Two games with the sides exchanged count as one, their mean.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct AdjustedScores {
    /// The name of what computes the values.
    value: String,
    units: Vec<Unit>,
    /// The last game, which another with the sides exchanged may follow.
    open: Option<Unit>,
}

/// A game, or a pair of games.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Unit {
    plain: f64,
    adjusted: f64,
    /// What chance did for the bot, what the choices of bots did, and what is unexplained, in points.
    chance: f64,
    choices: f64,
    rest: f64,
}

impl Unit {
    /// A game, for the bot on `side`.
    fn of(account: &LuckAccount, side: usize) -> Self {
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let sum = |both: [f64; 2]| sign * (both[0] + both[1]);
        Self {
            plain: account.adjusted(side) + account.luck(side),
            adjusted: account.adjusted(side),
            chance: sum(account.chance),
            choices: sum(account.choices),
            rest: sign * account.rest,
        }
    }

    fn with(self, other: Self) -> Self {
        let mean = |one: f64, other: f64| 0.5 * (one + other);
        Self {
            plain: mean(self.plain, other.plain),
            adjusted: mean(self.adjusted, other.adjusted),
            chance: mean(self.chance, other.chance),
            choices: mean(self.choices, other.choices),
            rest: mean(self.rest, other.rest),
        }
    }
}

/// A mean of so many numbers, with their standard deviation.
#[derive(Debug, Clone, Copy)]
struct Mean {
    mean: f64,
    deviation: f64,
    count: usize,
}

impl Mean {
    fn of(numbers: impl Iterator<Item = f64> + Clone) -> Self {
        let count = numbers.clone().count();
        let mean = numbers.clone().sum::<f64>() / count.max(1) as f64;
        let squares: f64 = numbers.map(|number| (number - mean).powi(2)).sum();
        Self {
            mean,
            deviation: (squares / count.saturating_sub(1).max(1) as f64).sqrt(),
            count,
        }
    }

    /// Half of the 95 % confidence interval.
    fn half(self) -> f64 {
        Z * self.deviation / (self.count.max(1) as f64).sqrt()
    }

    /// The 95 % confidence interval.
    fn interval(self) -> [f64; 2] {
        [self.mean - self.half(), self.mean + self.half()]
    }
}

impl AdjustedScores {
    /// Before the first game; `value` is the name of what computes the values.
    #[must_use]
    pub fn new(value: String) -> Self {
        Self {
            value,
            ..Self::default()
        }
    }

    /// Counts a game whose luck is told from skill; others are left out.
    pub fn add<D>(&mut self, played: &SeriesGame<D>) {
        let Some(account) = &played.luck else { return };
        let side = usize::from(played.exchanged);
        let unit = Unit::of(account, side);
        match self.open.take() {
            Some(first) if played.exchanged => self.units.push(first.with(unit)),
            before => {
                self.units.extend(before);
                self.open = Some(unit);
            }
        }
    }

    fn all(&self) -> impl Iterator<Item = Unit> + Clone {
        self.units.iter().copied().chain(self.open)
    }

    fn mean(&self, number: impl Fn(Unit) -> f64 + Clone) -> Mean {
        Mean::of(self.all().map(number))
    }

    /// How many times the variance of the plain score is that of the adjusted one, with its 95 % confidence interval;
    /// `None` where one of them is 0. The interval is that of the logarithm by the delta method.
    fn factor(&self) -> Option<(f64, [f64; 2])> {
        let (plain, adjusted) = (
            self.mean(|unit| unit.plain),
            self.mean(|unit| unit.adjusted),
        );
        let (above, below) = (plain.deviation.powi(2), adjusted.deviation.powi(2));
        if above <= 0.0 || below <= 0.0 {
            return None;
        }
        let slope = |unit: Unit| {
            (unit.plain - plain.mean).powi(2) / above
                - (unit.adjusted - adjusted.mean).powi(2) / below
        };
        let half = self.mean(slope).half();
        let factor = above / below;
        Some((factor, [factor * (-half).exp(), factor * half.exp()]))
    }

    /// The scores in a table and in words, for the bot called `name`: several lines, the last one ended.
    ///
    /// # Errors
    /// Writing fails.
    pub fn table(&self, name: &str) -> Result<String, fmt::Error> {
        let mut text = String::new();
        let out = &mut text;
        let (plain, adjusted) = (
            self.mean(|unit| unit.plain),
            self.mean(|unit| unit.adjusted),
        );
        if plain.count < 2 {
            writeln!(
                out,
                "luck taken out: of fewer than two games nothing can be said"
            )?;
            return Ok(text);
        }
        let names = ["as it fell", "luck taken out"].map(|how| format!("{name}, {how}"));
        let width = names.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or_default();
        writeln!(out, "{:width$}    score  95 % interval", "")?;
        for (name, score) in names.iter().zip([plain, adjusted]) {
            let [least, most] = score.interval();
            writeln!(
                out,
                "{name:width$}  {:>5.1} %  {least:.1} to {most:.1} %",
                score.mean
            )?;
        }
        match self.factor() {
            Some((factor, _)) if factor < 1.0 => writeln!(
                out,
                "the variance is {:.2} times larger: these values know too little of such players",
                1.0 / factor
            )?,
            Some((factor, [least, most])) => writeln!(
                out,
                "the variance is {factor:.2} times smaller ({least:.2} to {most:.2}): the same interval from {:.0} % \
                 of the games",
                100.0 / factor
            )?,
            None => writeln!(out, "one of the two scores is the same in every game")?,
        }
        let parts = [
            ("luck of chance", self.mean(|unit| unit.chance)),
            ("luck of the bots' choices", self.mean(|unit| unit.choices)),
            ("unexplained", self.mean(|unit| unit.rest)),
        ];
        let parts = parts.map(|(what, part)| {
            let half = part.half();
            format!(
                "{what} {:+.2} \u{b1} {half:.2} points (deviation {:.1})",
                part.mean, part.deviation
            )
        });
        writeln!(out, "{}", parts.join("; "))?;
        writeln!(out, "values by {}", self.value)?;
        Ok(text)
    }

    /// The same for the JSON of a series.
    #[must_use]
    pub fn json(&self) -> Value {
        let score = |mean: Mean| json!({"score": mean.mean, "interval": mean.interval(), "deviation": mean.deviation});
        let factor = self.factor();
        json!({
            "values": self.value,
            "units": self.all().count(),
            "plain": score(self.mean(|unit| unit.plain)),
            "adjusted": score(self.mean(|unit| unit.adjusted)),
            "variance_factor": factor.map(|(factor, _)| factor),
            "variance_factor_interval": factor.map(|(_, interval)| interval),
            "luck_of_chance": score(self.mean(|unit| unit.chance)),
            "luck_of_choices": score(self.mean(|unit| unit.choices)),
            "unexplained": score(self.mean(|unit| unit.rest)),
        })
    }
}
