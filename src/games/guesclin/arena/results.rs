//! The results of a series: the wins in each scenario, how its games ended, and the times of the bots.

use core::fmt;
use std::time::Duration;

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Value, json};

use super::games::GameDetails;
use super::options::GuesclinSeries;
use crate::luck;
use guesclin_rules::{Camp, EndReason, Victory};
use kit_arena::{
    Percentiles, SeriesGame, SeriesResults, ShareTable, SideNames, Tally, Times, WinCounts, percent,
};

/// The camps as the results name them.
const SIDES: SideNames = SideNames {
    names: [Camp::France.name(), Camp::England.name()],
    can_draw: true,
};

/// The table that is printed.
const TABLE: ShareTable = ShareTable {
    names: 12,
    counts: 7,
};

/// The results of one scenario.
#[derive(Debug, Clone, Default)]
struct ScenarioResults {
    counts: WinCounts,
    totals: u64,
    limits: u64,
    rounds: u64,
}

/// The results of a series.
#[derive(Debug, Clone)]
pub struct Results {
    series: GuesclinSeries,
    /// Of all scenarios.
    tally: Tally,
    /// By scenario, in the order of the series.
    scenarios: Vec<(u8, ScenarioResults)>,
    /// By the camp for which the bot was named.
    times: [Times; 2],
}

impl Results {
    /// The results of a series before its first game.
    pub fn new(series: GuesclinSeries) -> Self {
        let empty = |n| (n, ScenarioResults::default());
        Self {
            series,
            tally: if series.adjusted {
                Tally::new(SIDES, series.bots).adjusted(luck::name())
            } else {
                Tally::new(SIDES, series.bots)
            },
            scenarios: series.rules.list().map(empty).collect(),
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
        let details = &played.details;
        let mut scenarios = self.scenarios.iter_mut();
        if let Some((_, results)) = scenarios.find(|(n, _)| *n == details.scenario) {
            results.counts.add(played);
            results.totals += u64::from(details.outcome.victory == Victory::Total);
            results.limits += u64::from(details.outcome.reason == EndReason::Limit);
            results.rounds += u64::from(details.rounds);
        }
        for (all, times) in self.times.iter_mut().zip(&details.times) {
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

impl ScenarioResults {
    /// The results of scenario `n` as JSON.
    fn json(&self, n: u8) -> Value {
        json!({
            "scenario": n,
            "games": self.counts.games,
            "france_wins": self.counts.of_side(0),
            "england_wins": self.counts.of_side(1),
            "draws": self.counts.draws,
            "total_victories": self.totals,
            "at_the_limit": self.limits,
            "rounds": self.rounds,
        })
    }
}

impl Serialize for Results {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let scenarios = self.scenarios.iter();
        let scenarios: Vec<_> = scenarios.map(|(n, results)| results.json(*n)).collect();
        let mut map = to.serialize_map(None)?;
        self.tally.serialize_fields(&mut map, self.percentiles())?;
        map.serialize_entry("scenarios", &scenarios)?;
        map.end()
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let series = &self.series;
        let games = self.tally.counts.games;
        let twice = if series.paired {
            format!(", {} seeds played twice each", series.deals)
        } else {
            String::new()
        };
        writeln!(
            f,
            "Guesclin !: {games} games from seed {}{twice}\n",
            series.seed
        )?;
        writeln!(f, "{}", TABLE.head())?;
        if !self.tally.namesakes() {
            for (name, wins) in self.tally.bots() {
                writeln!(f, "{}", TABLE.row(name, wins, games))?;
            }
        }
        for (n, results) in &self.scenarios {
            let counts = &results.counts;
            for (side, camp) in SIDES.names.iter().enumerate() {
                let row = TABLE.row(&format!("{n} {camp}"), counts.of_side(side), counts.games);
                writeln!(f, "{row}")?;
            }
            writeln!(
                f,
                "{:width$}  {} drawn, {:.0} % total, {:.0} % at the limit, {:.1} rounds",
                "",
                counts.draws,
                percent(results.totals, counts.games),
                percent(results.limits, counts.games),
                results.rounds as f64 / counts.games.max(1) as f64,
                width = TABLE.names,
            )?;
        }
        f.write_str(&self.tally.adjusted_table()?)?;
        writeln!(f, "\n{}", self.tally.speed_line())?;
        for (name, times) in series.bots.iter().zip(self.percentiles().iter().flatten()) {
            writeln!(
                f,
                "{name} takes {:.2} ms for an activation (median), {:.1} ms (99th percentile), {:.1} ms (longest)",
                times.median, times.p99, times.longest
            )?;
        }
        Ok(())
    }
}
