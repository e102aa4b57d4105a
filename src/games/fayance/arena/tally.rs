//! Counts the results of a series, and writes them as a table or as a line of JSON.

use core::fmt;
use std::time::Duration;

use serde_json::{Value, json};

use super::games::ArenaGame;
use super::options::Series;
use crate::arena::wilson;
use crate::games::fayance::rules::{BySide, Side};

/// The results of a series.
#[derive(Debug, Clone)]
pub struct Tally {
    series: Series,
    games: u64,
    /// Wins by the side that the winner played.
    by_side: BySide<u64>,
    /// Wins by the side for which the winner's bot was named.
    by_name: BySide<u64>,
    /// Games by the number of territories laid, 5 to 9.
    lengths: [u64; 10],
    decisions: u64,
    times: BySide<Vec<Duration>>,
    /// How long the series took; zero until it is set.
    pub time: Duration,
}

impl Tally {
    /// The results of a series before its first game.
    pub fn new(series: Series) -> Self {
        Self {
            series,
            games: 0,
            by_side: BySide::default(),
            by_name: BySide::default(),
            lengths: [0; 10],
            decisions: 0,
            times: BySide::default(),
            time: Duration::ZERO,
        }
    }

    /// Counts a game.
    pub fn add(&mut self, played: &ArenaGame) {
        self.games += 1;
        self.by_side[played.outcome.winner] += 1;
        self.by_name[played.winner] += 1;
        let BySide([north, south]) = played.outcome.held;
        self.lengths[usize::from(north + south)] += 1;
        self.decisions += played.decisions;
        for side in Side::ALL {
            self.times[side].extend_from_slice(&played.times[side]);
        }
    }

    fn namesakes(&self) -> bool {
        self.series.bots[Side::North] == self.series.bots[Side::South]
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// The median, the 99th percentile and the longest time of a bot's decisions, in milliseconds.
    fn speed(&self, named: Side) -> [f64; 3] {
        let mut sorted = self.times[named].clone();
        sorted.sort();
        [0.5, 0.99, 1.0].map(|share: f64| {
            // The smallest time that this share of the decisions does not exceed.
            let rank = (share * sorted.len() as f64).ceil() as usize;
            let time = sorted.get(rank.saturating_sub(1));
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        })
    }

    /// The results as JSON.
    pub fn json(&self) -> Value {
        let mut bots = serde_json::Map::new();
        for (side, name) in self.series.bots.iter() {
            let (name, wins) = if self.namesakes() {
                (side.name(), self.by_side[side])
            } else {
                (*name, self.by_name[side])
            };
            let mut bot = json!({"wins": wins, "games": self.games});
            if self.series.times {
                let [median, p99, longest] = self.speed(side);
                bot["times"] = json!({"median_ms": median, "p99_ms": p99, "longest_ms": longest});
            }
            bots.insert(name.to_owned(), bot);
        }
        json!({
            "games": self.games,
            "north_wins": self.by_side[Side::North],
            "south_wins": self.by_side[Side::South],
            "bots": bots,
            "decisions": self.decisions,
            "seconds": self.time.as_secs_f64(),
            "decisions_per_second": self.per_second(),
        })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Series {
            config,
            seed,
            deals,
            paired,
            bots,
            ..
        } = self.series;
        let twice = if paired {
            format!(", {deals} deals played twice")
        } else {
            String::new()
        };
        writeln!(
            f,
            "Le Trône de Fayance, opening by {}: {} games from seed {seed}{twice}\n",
            config.opening, self.games
        )?;
        let mut rows: Vec<(String, u64)> = Vec::new();
        if !self.namesakes() {
            let named = bots.iter();
            rows.extend(named.map(|(side, name)| ((*name).to_owned(), self.by_name[side])));
        }
        rows.extend(Side::ALL.map(|side| (side.name().to_owned(), self.by_side[side])));
        let width = rows.iter().map(|row| row.0.len()).max().unwrap_or(0);
        writeln!(
            f,
            "{:width$}  {:>9}  {:>9}  {:>7}  95 % interval",
            "", "games", "wins", "share"
        )?;
        for (name, wins) in rows {
            let share = 100.0 * wins as f64 / self.games.max(1) as f64;
            let (least, most) = wilson(wins, self.games);
            writeln!(
                f,
                "{name:width$}  {:>9}  {wins:>9}  {share:>5.1} %  {:.1} to {:.1} %",
                self.games,
                100.0 * least,
                100.0 * most
            )?;
        }
        let share = |n: u64| 100.0 * n as f64 / self.games.max(1) as f64;
        let lengths = (5..=9).map(|n| format!("{n}: {:.0} %", share(self.lengths[n])));
        let lengths: Vec<_> = lengths.collect();
        writeln!(f, "\nterritories laid: {}", lengths.join(", "))?;
        writeln!(
            f,
            "{} decisions in {:.2} s: {:.0} a second",
            self.decisions,
            self.time.as_secs_f64(),
            self.per_second()
        )?;
        if self.series.times {
            for (side, name) in bots.iter() {
                let [median, p99, longest] = self.speed(side);
                writeln!(
                    f,
                    "{name} decides in {median:.2} ms (median), {p99:.1} ms (99th percentile), {longest:.1} ms (longest)"
                )?;
            }
        }
        Ok(())
    }
}
