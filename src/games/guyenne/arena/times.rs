//! The time that decisions take. It depends on the machine, so it is not reproducible.

use core::fmt;

use super::players::TimedMove;

/// The times of one player's decisions with more than one legal move.
#[derive(Debug, Clone, Default)]
pub struct Times {
    /// Milliseconds, in the order of the decisions.
    times: Vec<f32>,
    /// Iterations of the decisions with search, and the milliseconds of those decisions.
    iterations: u64,
    thought: f64,
}

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, decision: &TimedMove) {
        let ms = decision.time.as_secs_f64() * 1000.0;
        self.times.push(ms as f32);
        if decision.iterations > 0 {
            self.iterations += decision.iterations;
            self.thought += ms;
        }
    }

    /// Adds the times of `other`.
    pub fn join(&mut self, other: &Self) {
        self.times.extend_from_slice(&other.times);
        self.iterations += other.iterations;
        self.thought += other.thought;
    }

    /// Percentiles and speed.
    pub fn summary(&self) -> SpeedSummary {
        let mut sorted = self.times.clone();
        sorted.sort_by(f32::total_cmp);
        let at = |share: f64| {
            // The smallest time that this share of the decisions does not exceed.
            let rank = (share * sorted.len() as f64).ceil() as usize;
            sorted.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
        };
        SpeedSummary {
            decisions: sorted.len(),
            median_ms: at(0.5),
            p99_ms: at(0.99),
            longest_ms: at(1.0),
            iterations: self.iterations,
            per_second: (self.thought > 0.0)
                .then(|| self.iterations as f64 * 1000.0 / self.thought),
        }
    }
}

/// A player's speed.
#[derive(Debug, Clone, Copy)]
pub struct SpeedSummary {
    decisions: usize,
    median_ms: f32,
    p99_ms: f32,
    longest_ms: f32,
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
        serde_json::json!({
            "decisions": self.decisions,
            "median_ms": self.median_ms,
            "p99_ms": self.p99_ms,
            "longest_ms": self.longest_ms,
            "iterations": self.iterations,
            "iterations_per_second": self.per_second,
        })
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
            self.decisions, self.median_ms, self.p99_ms, self.longest_ms,
        )
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        for ms in (1..=200).rev() {
            times.add(&TimedMove {
                chosen: None,
                iterations: if ms == 10 { 640 } else { 0 },
                time: Duration::from_millis(ms),
            });
        }
        let summary = times.summary();
        assert_eq!(
            (summary.median_ms, summary.p99_ms, summary.longest_ms),
            (100.0, 198.0, 200.0)
        );
        // Only decisions with search count for the speed: 640 iterations in 10 ms.
        assert_eq!(summary.per_second.map(f64::round), Some(64_000.0));
        assert_eq!(Times::default().summary().longest_ms, 0.0);
    }
}
