//! The time that decisions take. It depends on the machine, so it is not reproducible.

use std::time::Duration;

use serde_json::{Value, json};

/// How many iterations a bot searches at a time.
const SLICE: u32 = 64;
/// After so many slices a bot must move, done or not.
const MOST_SLICES: u32 = 1 << 16;

/// Lets a bot search in slices, as on the table: `slice` searches so many iterations more and returns whether it is
/// done. Returns the iterations searched, in whole slices; 0 if it was done after the first one.
pub fn search(mut slice: impl FnMut(u32) -> bool) -> u64 {
    let mut slices = 1;
    while !slice(SLICE) && slices < MOST_SLICES {
        slices += 1;
    }
    if slices > 1 {
        u64::from(slices) * u64::from(SLICE)
    } else {
        0
    }
}

/// The times of one player's decisions.
#[derive(Debug, Clone, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Adds a decision.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// Adds the times of `other`.
    pub fn join(&mut self, other: &Self) {
        self.0.extend_from_slice(&other.0);
    }

    /// Their percentiles; zero if there are none.
    #[must_use]
    pub fn percentiles(&self) -> Percentiles {
        let mut sorted = self.0.clone();
        sorted.sort();
        let at = |share: f64| {
            // The smallest time that this share of the decisions does not exceed.
            let rank = (share * sorted.len() as f64).ceil() as usize;
            let time = sorted.get(rank.saturating_sub(1));
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Percentiles {
            decisions: sorted.len(),
            median: at(0.5),
            p99: at(0.99),
            longest: at(1.0),
        }
    }
}

/// Percentiles of times, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Percentiles {
    /// How many decisions there are.
    pub decisions: usize,
    /// The time that half of them do not exceed.
    pub median: f64,
    /// The time that 99 of 100 do not exceed.
    pub p99: f64,
    /// The longest time.
    pub longest: f64,
}

impl Percentiles {
    /// The times as JSON, without the number of decisions.
    #[must_use]
    pub fn json(&self) -> Value {
        json!({"median_ms": self.median, "p99_ms": self.p99, "longest_ms": self.longest})
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        for ms in (1..=200).rev() {
            times.add(Duration::from_millis(ms));
        }
        let found = times.percentiles();
        assert_eq!(found.decisions, 200);
        assert_eq!(
            (found.median, found.p99, found.longest),
            (100.0, 198.0, 200.0)
        );
        assert_eq!(Times::default().percentiles().longest, 0.0);
    }

    #[test]
    fn a_search_of_one_slice_is_none() {
        let searched = |slices: u32| {
            let mut left = slices;
            search(|_| {
                left -= 1;
                left == 0
            })
        };
        assert_eq!([1, 2, 10].map(searched), [0, 128, 640]);
        assert_eq!(search(|_| false), 64 << 16, "it ends");
    }
}
