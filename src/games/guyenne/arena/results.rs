//! The results of a series: the wins of bots and camps, its rounds, the times of the bots, and statistics of its games.

use core::fmt;
use std::time::Duration;

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::json;

use super::facts::Facts;
use super::games::GameDetails;
use super::options::{GuyenneSeries, title};
use super::times::{SearchTimes, SpeedSummary};
use crate::luck;
use guyenne_rules::seat::{Camp, Seat};
use kit_arena::{SeriesGame, SeriesResults, ShareTable, SideNames, Tally};

/// The camps as the results name them.
const SIDES: SideNames = SideNames {
    names: [Camp::English.name(), Camp::French.name()],
    can_draw: true,
};

/// The results of a series.
#[derive(Debug, Clone)]
pub struct Results {
    series: GuyenneSeries,
    /// Whether it is one of several presets: then the JSON says which.
    is_preset: bool,
    /// What every game counts.
    pub tally: Tally,
    /// The sum of all games' rounds, the least and the most.
    rounds: (u64, u16, u16),
    /// Times of decisions, by [`Seat::index`] of the seat for which the bot was named.
    times: [SearchTimes; 4],
    facts: Option<Facts>,
}

impl Results {
    /// The results of a series before its first game; `is_preset` if it is one of several presets.
    pub fn new(series: GuyenneSeries, is_preset: bool) -> Self {
        Self {
            series,
            is_preset,
            tally: if series.adjusted {
                Tally::new(SIDES, series.bots).adjusted(luck::name())
            } else {
                Tally::new(SIDES, series.bots)
            },
            rounds: (0, u16::MAX, 0),
            times: Default::default(),
            facts: None,
        }
    }

    /// The speed of each bot, if times were collected; one for all that have the same name.
    pub fn speeds(&self) -> Vec<(&'static str, SpeedSummary)> {
        if !self.series.times {
            return Vec::new();
        }
        let seats = Camp::ALL.map(|camp| [0, 1].map(|place| Seat::new(camp, place)));
        let mut by_name: Vec<(&'static str, SearchTimes)> = Vec::new();
        for (seat, times) in seats.into_iter().flatten().zip(&self.times) {
            let bot = self.series.bots[seat.camp.index()].at(seat.place);
            match by_name.iter_mut().find(|(name, _)| *name == bot) {
                Some((_, all)) => all.join(times),
                None => by_name.push((bot, times.clone())),
            }
        }
        let summary = |(bot, times): (_, SearchTimes)| (bot, times.summary());
        by_name.into_iter().map(summary).collect()
    }

    /// The lines of the table: a name, wins, and out of how many games.
    fn rows(&self) -> Vec<(String, u64, u64)> {
        let (counts, games) = (&self.tally.counts, self.tally.counts.games);
        let camps = [0, 1].map(|camp| (SIDES.names[camp], counts.of_side(camp)));
        let bots = self.series.bots;
        if self.tally.namesakes() {
            let rows = camps.map(|(camp, wins)| (format!("{} as {camp}", bots[0]), wins, games));
            return rows.to_vec();
        }
        let mut rows = Vec::new();
        for (named, bot) in bots.iter().enumerate() {
            let (straight, exchanged) = (games - counts.exchanged, counts.exchanged);
            if self.series.paired {
                rows.push((bot.to_string(), counts.of_bot(named), games));
            }
            for (side, camp) in SIDES.names.iter().enumerate() {
                let games = if side == named { straight } else { exchanged };
                if games > 0 {
                    rows.push((format!("{bot} as {camp}"), counts.wins[named][side], games));
                }
            }
        }
        if self.series.paired {
            rows.extend(camps.map(|(camp, wins)| (camp.to_owned(), wins, games)));
        }
        rows
    }
}

impl SeriesResults for Results {
    type Details = GameDetails;

    fn add(&mut self, played: &SeriesGame<GameDetails>) {
        self.tally.add(played);
        let details = &played.details;
        let (sum, least, most) = self.rounds;
        let rounds = details.rounds;
        self.rounds = (sum + u64::from(rounds), least.min(rounds), most.max(rounds));
        for (all, times) in self.times.iter_mut().zip(&details.times) {
            all.join(times);
        }
        if let Some(facts) = &details.facts {
            self.facts.get_or_insert_default().join(facts);
        }
    }

    fn set_time(&mut self, time: Duration) {
        self.tally.time = time;
    }

    fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
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
        let (title, seed) = (title(&series.rules), series.seed);
        writeln!(
            f,
            "Guyenne {title}: {games} games from seed {seed}{twice}\n"
        )?;
        let rows = self.rows();
        let longest = rows.iter().map(|row| row.0.len()).max();
        let table = ShareTable {
            names: longest.unwrap_or(0).max(6),
            counts: 9,
        };
        writeln!(f, "{}", table.head())?;
        for (name, wins, games) in rows {
            writeln!(f, "{}", table.row(&name, wins, games))?;
        }
        writeln!(f, "{}\n", table.count("draws", counts.draws, games))?;
        let (sum, least, most) = self.rounds;
        writeln!(
            f,
            "rounds: mean {:.2}, least {}, most {most}",
            sum as f64 / games.max(1) as f64,
            least.min(most)
        )?;
        writeln!(f, "{}", self.tally.speed_line())?;
        f.write_str(&self.tally.adjusted_table()?)?;
        let speeds = self.speeds();
        let width = speeds.iter().map(|(bot, _)| bot.len()).max().unwrap_or(0);
        if !speeds.is_empty() {
            writeln!(f, "\n{}", SpeedSummary::head(width))?;
        }
        for (bot, speed) in speeds {
            writeln!(f, "{bot:width$}  {speed}")?;
        }
        match &self.facts {
            Some(facts) => write!(f, "\n{}", facts.over(games)),
            None => Ok(()),
        }
    }
}

impl Serialize for Results {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        if self.is_preset {
            map.serialize_entry("preset", &title(&self.series.rules))?;
        }
        self.tally.serialize_fields(&mut map, None)?;
        if self.series.times {
            let speeds = self.speeds().into_iter();
            let speeds: serde_json::Map<_, _> = speeds
                .map(|(bot, speed)| (bot.to_owned(), speed.json()))
                .collect();
            map.serialize_entry("times", &speeds)?;
        }
        if let Some(facts) = &self.facts {
            let (sum, least, most) = self.rounds;
            let rounds = json!({"sum": sum, "least": least, "most": most});
            map.serialize_entry("rounds", &rounds)?;
            map.serialize_entry("balance", &facts.json())?;
        }
        map.end()
    }
}
