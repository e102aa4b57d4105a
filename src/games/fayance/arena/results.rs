//! The results of a series: the wins, how long the games were, and the times of the bots.

use core::fmt;
use std::time::Duration;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::games::GameDetails;
use super::options::FayanceSeries;
use crate::luck;
use fayance_rules::Side;
use kit_arena::{
    Percentiles, SeriesGame, SeriesResults, ShareTable, SideNames, Tally, Times, percent,
};

/// The sides as the results name them.
const SIDES: SideNames = SideNames {
    names: [Side::North.name(), Side::South.name()],
    can_draw: false,
};

/// The results of a series.
#[derive(Debug, Clone)]
pub struct Results {
    series: FayanceSeries,
    tally: Tally,
    /// Games by the number of territories laid, 5 to 9.
    lengths: [u64; 10],
    /// By the side for which the bot was named.
    times: [Times; 2],
}

impl Results {
    /// The results of a series before its first game.
    pub fn new(series: FayanceSeries) -> Self {
        Self {
            series,
            tally: if series.adjusted {
                Tally::new(SIDES, series.bots).adjusted(luck::name())
            } else {
                Tally::new(SIDES, series.bots)
            },
            lengths: [0; 10],
            times: Default::default(),
        }
    }

    /// The times of the bots, if they were collected.
    fn percentiles(&self) -> Option<[Percentiles; 2]> {
        let times = || self.times.each_ref().map(Times::percentiles);
        self.series.times.then(times)
    }
}

impl SeriesResults for Results {
    type Details = GameDetails;

    fn add(&mut self, played: &SeriesGame<GameDetails>) {
        self.tally.add(played);
        self.lengths[usize::from(played.details.laid)] += 1;
        for (all, times) in self.times.iter_mut().zip(&played.details.times) {
            all.join(times);
        }
    }

    fn set_time(&mut self, time: Duration) {
        self.tally.time = time;
    }

    /// Its fields are in the order of their names.
    fn json(&self) -> serde_json::Result<String> {
        serde_json::to_value(self).map(|fields| fields.to_string())
    }
}

impl Serialize for Results {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        self.tally.serialize_fields(&mut map, self.percentiles())?;
        map.end()
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let series = &self.series;
        let counts = &self.tally.counts;
        let games = counts.games;
        let twice = if series.paired {
            format!(", {} deals played twice", series.deals)
        } else {
            String::new()
        };
        writeln!(
            f,
            "Le Trône de Fayance, opening by {}: {games} games from seed {}{twice}\n",
            series.rules.opening, series.seed
        )?;
        let mut rows = Vec::new();
        if !self.tally.namesakes() {
            rows.extend(self.tally.bots());
        }
        rows.extend([0, 1].map(|side| (SIDES.names[side], counts.of_side(side))));
        let table = ShareTable {
            names: rows.iter().map(|row| row.0.len()).max().unwrap_or(0),
            counts: 9,
        };
        writeln!(f, "{}", table.head())?;
        for (name, wins) in rows {
            writeln!(f, "{}", table.row(name, wins, games))?;
        }
        let lengths = (5..=9).map(|n| format!("{n}: {:.0} %", percent(self.lengths[n], games)));
        let lengths: Vec<_> = lengths.collect();
        writeln!(f, "\nterritories laid: {}", lengths.join(", "))?;
        writeln!(f, "{}", self.tally.speed_line())?;
        f.write_str(&self.tally.adjusted_table()?)?;
        for (name, times) in series.bots.iter().zip(self.percentiles().iter().flatten()) {
            writeln!(
                f,
                "{name} decides in {:.2} ms (median), {:.1} ms (99th percentile), {:.1} ms (longest)",
                times.median, times.p99, times.longest
            )?;
        }
        Ok(())
    }
}
