//! Counts the results of a series, and writes them as a table or as a line of JSON.

use core::fmt;
use std::time::Duration;

use serde_json::{Value, json};

use super::games::ArenaGame;
use super::options::Series;
use crate::arena::wilson;
use crate::games::guesclin::rules::{ByCamp, Camp, EndReason, Victory};

/// The results of one scenario.
#[derive(Debug, Clone, Default)]
struct Results {
    games: u64,
    /// Wins by the camp that the winner played.
    by_camp: ByCamp<u64>,
    /// Wins by the camp for which the winner's bot was named.
    by_name: ByCamp<u64>,
    draws: u64,
    totals: u64,
    limits: u64,
    rounds: u64,
}

/// The results of a series.
#[derive(Debug, Clone)]
pub struct Tally {
    series: Series,
    /// By scenario, in the order of the series.
    scenarios: Vec<(u8, Results)>,
    decisions: u64,
    times: ByCamp<Vec<Duration>>,
    /// How long the series took; zero until it is set.
    pub time: Duration,
}

impl Tally {
    /// The results of a series before its first game.
    pub fn new(series: Series) -> Self {
        let empty = |n| (n, Results::default());
        Self {
            series,
            scenarios: series.scenarios.list().map(empty).collect(),
            decisions: 0,
            times: ByCamp::default(),
            time: Duration::ZERO,
        }
    }

    /// Counts a game.
    pub fn add(&mut self, played: &ArenaGame) {
        let found = self
            .scenarios
            .iter_mut()
            .find(|(n, _)| *n == played.scenario);
        if let Some((_, results)) = found {
            results.games += 1;
            match played.outcome.winner {
                Some(camp) => results.by_camp[camp] += 1,
                None => results.draws += 1,
            }
            if let Some(camp) = played.winner {
                results.by_name[camp] += 1;
            }
            results.totals += u64::from(played.outcome.victory == Victory::Total);
            results.limits += u64::from(played.outcome.reason == EndReason::Limit);
            results.rounds += u64::from(played.rounds);
        }
        self.decisions += played.decisions;
        for camp in Camp::ALL {
            self.times[camp].extend_from_slice(&played.times[camp]);
        }
    }

    /// The sum over all scenarios.
    fn all(&self) -> Results {
        let mut all = Results::default();
        for (_, results) in &self.scenarios {
            all.games += results.games;
            all.draws += results.draws;
            all.totals += results.totals;
            all.limits += results.limits;
            all.rounds += results.rounds;
            for camp in Camp::ALL {
                all.by_camp[camp] += results.by_camp[camp];
                all.by_name[camp] += results.by_name[camp];
            }
        }
        all
    }

    fn namesakes(&self) -> bool {
        self.series.bots[Camp::France] == self.series.bots[Camp::England]
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// The median, the 99th percentile and the longest time of a bot's activations, in milliseconds.
    fn speed(&self, named: Camp) -> [f64; 3] {
        let mut sorted = self.times[named].clone();
        sorted.sort();
        [0.5, 0.99, 1.0].map(|share: f64| {
            // The smallest time that this share of the activations does not exceed.
            let rank = (share * sorted.len() as f64).ceil() as usize;
            let time = sorted.get(rank.saturating_sub(1));
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        })
    }

    /// The results as JSON.
    pub fn json(&self) -> Value {
        let all = self.all();
        let mut bots = serde_json::Map::new();
        for (camp, name) in self.series.bots.iter() {
            let (name, wins) = if self.namesakes() {
                (camp.name(), all.by_camp[camp])
            } else {
                (*name, all.by_name[camp])
            };
            let mut bot = json!({"wins": wins, "games": all.games});
            if self.series.times {
                let [median, p99, longest] = self.speed(camp);
                bot["times"] = json!({"median_ms": median, "p99_ms": p99, "longest_ms": longest});
            }
            bots.insert(name.to_owned(), bot);
        }
        let scenario = |(n, results): &(u8, Results)| {
            json!({
                "scenario": n,
                "games": results.games,
                "france_wins": results.by_camp[Camp::France],
                "england_wins": results.by_camp[Camp::England],
                "draws": results.draws,
                "total_victories": results.totals,
                "at_the_limit": results.limits,
                "rounds": results.rounds,
            })
        };
        json!({
            "games": all.games,
            "france_wins": all.by_camp[Camp::France],
            "england_wins": all.by_camp[Camp::England],
            "draws": all.draws,
            "bots": bots,
            "scenarios": self.scenarios.iter().map(scenario).collect::<Vec<_>>(),
            "decisions": self.decisions,
            "seconds": self.time.as_secs_f64(),
            "decisions_per_second": self.per_second(),
        })
    }
}

/// One line of a table: wins with their share and how sure it is.
struct Row<'a>(&'a str, usize, u64, u64);

impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(name, width, wins, games) = self;
        let share = 100.0 * wins as f64 / games.max(1) as f64;
        let (least, most) = wilson(wins, games);
        let (least, most) = (100.0 * least, 100.0 * most);
        writeln!(
            f,
            "{name:width$}  {games:>7}  {wins:>7}  {share:>5.1} %  {least:.1} to {most:.1} %"
        )
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Series {
            seed,
            deals,
            paired,
            bots,
            ..
        } = self.series;
        let twice = if paired {
            format!(", {deals} seeds played twice each")
        } else {
            String::new()
        };
        let all = self.all();
        let (games, names) = (all.games, bots);
        writeln!(f, "Guesclin !: {games} games from seed {seed}{twice}\n")?;
        let width = 12;
        writeln!(
            f,
            "{:width$}  {:>7}  {:>7}  {:>7}  95 % interval",
            "", "games", "wins", "share"
        )?;
        if !self.namesakes() {
            for (camp, name) in names.iter() {
                write!(f, "{}", Row(name, width, all.by_name[camp], all.games))?;
            }
        }
        for (n, results) in &self.scenarios {
            for camp in Camp::ALL {
                let name = format!("{n} {camp}");
                write!(
                    f,
                    "{}",
                    Row(&name, width, results.by_camp[camp], results.games)
                )?;
            }
            let games = results.games.max(1) as f64;
            writeln!(
                f,
                "{:width$}  {} drawn, {:.0} % total, {:.0} % at the limit, {:.1} rounds",
                "",
                results.draws,
                100.0 * results.totals as f64 / games,
                100.0 * results.limits as f64 / games,
                results.rounds as f64 / games,
            )?;
        }
        writeln!(
            f,
            "\n{} decisions in {:.2} s: {:.0} a second",
            self.decisions,
            self.time.as_secs_f64(),
            self.per_second()
        )?;
        if self.series.times {
            for (camp, name) in names.iter() {
                let [median, p99, longest] = self.speed(camp);
                writeln!(
                    f,
                    "{name} takes {median:.2} ms for an activation (median), {p99:.1} ms (99th percentile), {longest:.1} ms \
                     (longest)"
                )?;
            }
        }
        Ok(())
    }
}
