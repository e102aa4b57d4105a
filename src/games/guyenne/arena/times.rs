//! The time that decisions take, and how fast a player searches. It depends on the machine, so it is not reproducible.

use core::fmt;

use super::players::TimedMove;
use kit_arena::{Percentiles, Times};

/// The times of one player's decisions with more than one legal move.
#[derive(Debug, Clone, Default)]
pub struct SearchTimes {
    times: Times,
    /// Iterations of the decisions with search, and the milliseconds of those decisions.
    iterations: u64,
    thought: f64,
}

impl SearchTimes {
    /// Counts a decision.
    pub fn add(&mut self, decision: &TimedMove) {
        self.times.add(decision.time);
        if decision.iterations > 0 {
            self.iterations += decision.iterations;
            self.thought += decision.time.as_secs_f64() * 1000.0;
        }
    }

    /// Adds the times of `other`.
    pub fn join(&mut self, other: &Self) {
        self.times.join(&other.times);
        self.iterations += other.iterations;
        self.thought += other.thought;
    }

    /// Percentiles and speed.
    pub fn summary(&self) -> SpeedSummary {
        SpeedSummary {
            percentiles: self.times.percentiles(),
            iterations: self.iterations,
            per_second: (self.thought > 0.0)
                .then(|| self.iterations as f64 * 1000.0 / self.thought),
        }
    }
}

/// A player's speed.
#[derive(Debug, Clone, Copy)]
pub struct SpeedSummary {
    percentiles: Percentiles,
    iterations: u64,
    /// Iterations a second, over the decisions with search; `None` if there were none.
    per_second: Option<f64>,
}

impl SpeedSummary {
    /// The head of the table whose lines are summaries; `width` is that of the first column.
    pub fn head(width: usize) -> String {
        format!(
            "{:width$}  {:>9}  {:>9}  {:>9}  {:>9}  {:>12}",
            "", "decisions", "median", "99 %", "longest", "iterations/s"
        )
    }

    /// The summary as JSON.
    pub fn json(&self) -> serde_json::Value {
        let mut fields = self.percentiles.json();
        fields["decisions"] = self.percentiles.decisions.into();
        fields["iterations"] = self.iterations.into();
        fields["iterations_per_second"] = self.per_second.into();
        fields
    }
}

impl fmt::Display for SpeedSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let speed = self
            .per_second
            .map_or_else(|| "-".to_owned(), |speed| format!("{speed:.0}"));
        write!(
            f,
            "{:>9}  {:>6.3} ms  {:>6.3} ms  {:>6.3} ms  {speed:>12}",
            self.percentiles.decisions,
            self.percentiles.median,
            self.percentiles.p99,
            self.percentiles.longest,
        )
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn only_decisions_with_search_count_for_the_speed() {
        let mut times = SearchTimes::default();
        for ms in 1..=200 {
            times.add(&TimedMove {
                chosen: None,
                iterations: if ms == 10 { 640 } else { 0 },
                time: Duration::from_millis(ms),
            });
        }
        let summary = times.summary();
        // 640 iterations in 10 ms.
        assert_eq!(summary.per_second.map(f64::round), Some(64_000.0));
        assert_eq!(summary.percentiles.decisions, 200);
    }
}
