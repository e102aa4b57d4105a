//! Counts the results of a series, and writes them as a table or as a line of JSON.

use core::fmt;
use std::time::Duration;

use crate::arena::wilson;
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::facts::Facts;
use super::games::PlayedMatch;
use super::options::Series;
use super::times::{SpeedSummary, Times};

/// The results of a series.
#[derive(Debug, Clone)]
pub struct Tally {
    series: Series,
    /// Wins, by the camp for which the bot was named, then by the camp it played.
    wins: ByCamp<ByCamp<u64>>,
    games: u64,
    exchanged: u64,
    draws: u64,
    rounds: (u64, u16, u16),
    decisions: u64,
    /// Times of decisions, by [`Seat::index`] of the seat for which the bot was named.
    times: [Times; 4],
    facts: Option<Facts>,
    /// How long the series took; zero until it is set.
    pub time: Duration,
}

impl Tally {
    /// The results of a series before its first game.
    pub fn new(series: Series) -> Self {
        Self {
            series,
            wins: ByCamp::default(),
            games: 0,
            exchanged: 0,
            draws: 0,
            rounds: (0, u16::MAX, 0),
            decisions: 0,
            times: Default::default(),
            facts: None,
            time: Duration::ZERO,
        }
    }

    /// Counts a game.
    pub fn add(&mut self, played: &PlayedMatch) {
        self.games += 1;
        self.exchanged += u64::from(played.exchanged);
        match played.outcome.winner {
            None => self.draws += 1,
            Some(camp) if played.exchanged => self.wins[camp.enemy()][camp] += 1,
            Some(camp) => self.wins[camp][camp] += 1,
        }
        let (sum, least, most) = self.rounds;
        let rounds = played.rounds;
        self.rounds = (sum + u64::from(rounds), least.min(rounds), most.max(rounds));
        self.decisions += played.decisions;
        for (all, times) in self.times.iter_mut().zip(&played.times) {
            all.join(times);
        }
        if let Some(facts) = &played.facts {
            self.facts.get_or_insert_default().join(facts);
        }
    }

    /// Wins of the bots named for `camp`, and all games.
    pub fn wins_of(&self, camp: Camp) -> (u64, u64) {
        let wins = self.wins[camp].iter().map(|(_, wins)| wins).sum();
        (wins, self.games)
    }

    /// How many games were drawn.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// The speed of each bot, if times were collected; one for all that have the same name.
    pub fn speeds(&self) -> Vec<(&'static str, SpeedSummary)> {
        if !self.series.times {
            return Vec::new();
        }
        let seats = Camp::ALL.map(|camp| [0, 1].map(|place| Seat::new(camp, place)));
        let mut by_name: Vec<(&'static str, Times)> = Vec::new();
        for (seat, times) in seats.into_iter().flatten().zip(&self.times) {
            let bot = self.series.bots[seat.camp].at(seat.place);
            match by_name.iter_mut().find(|(name, _)| *name == bot) {
                Some((_, all)) => all.join(times),
                None => by_name.push((bot, times.clone())),
            }
        }
        let summary = |(bot, times): (_, Times)| (bot, times.summary());
        by_name.into_iter().map(summary).collect()
    }

    fn camp_wins(&self, camp: Camp) -> u64 {
        self.wins.iter().map(|(_, by_camp)| by_camp[camp]).sum()
    }

    /// The bots of each camp with their wins; the camps if both have the same bots.
    fn bots(&self) -> [(String, u64); 2] {
        Camp::ALL.map(|camp| {
            if self.namesakes() {
                (camp.name().to_owned(), self.camp_wins(camp))
            } else {
                (self.series.bots[camp].to_string(), self.wins_of(camp).0)
            }
        })
    }

    fn namesakes(&self) -> bool {
        let [english, french] = self.series.bots.0;
        english == french
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// The lines of the table: a name, wins, and out of how many games.
    fn rows(&self) -> Vec<(String, u64, u64)> {
        let camps =
            Camp::ALL.map(|camp| (camp.name().to_owned(), self.camp_wins(camp), self.games));
        if self.namesakes() {
            let [english, french] = camps.map(|(camp, wins, games)| {
                (format!("{} as {camp}", self.series.bots.0[0]), wins, games)
            });
            return vec![english, french];
        }
        let mut rows: Vec<_> = Vec::new();
        for named in Camp::ALL {
            let bot = self.series.bots[named];
            let (straight, exchanged) = (self.games - self.exchanged, self.exchanged);
            if self.series.paired {
                rows.push((bot.to_string(), self.wins_of(named).0, self.games));
            }
            for camp in Camp::ALL {
                let games = if camp == named { straight } else { exchanged };
                if games > 0 {
                    rows.push((format!("{bot} as {camp}"), self.wins[named][camp], games));
                }
            }
        }
        if self.series.paired {
            rows.extend(camps);
        }
        rows
    }

    /// The results as one line of JSON.
    pub fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Series {
            seed,
            deals,
            paired,
            ..
        } = self.series;
        let twice = if paired {
            format!(", {deals} deals played twice")
        } else {
            String::new()
        };
        writeln!(
            f,
            "Guyenne {}: {} games from seed {seed}{twice}\n",
            self.series.title(),
            self.games
        )?;
        let rows = self.rows();
        let width = rows.iter().map(|row| row.0.len()).max().unwrap_or(0).max(6);
        writeln!(
            f,
            "{:width$}  {:>9}  {:>9}  {:>7}  95 % interval",
            "", "games", "wins", "share"
        )?;
        for (name, wins, games) in rows {
            let share = 100.0 * wins as f64 / games.max(1) as f64;
            let (least, most) = wilson(wins, games);
            writeln!(
                f,
                "{name:width$}  {games:>9}  {wins:>9}  {share:>5.1} %  {:.1} to {:.1} %",
                100.0 * least,
                100.0 * most
            )?;
        }
        let share = 100.0 * self.draws as f64 / self.games.max(1) as f64;
        let (games, draws) = (self.games, self.draws);
        writeln!(
            f,
            "{:width$}  {games:>9}  {draws:>9}  {share:>5.1} %\n",
            "draws"
        )?;
        let (sum, least, most) = self.rounds;
        writeln!(
            f,
            "rounds: mean {:.2}, least {}, most {most}",
            sum as f64 / self.games.max(1) as f64,
            least.min(most)
        )?;
        writeln!(
            f,
            "{} decisions in {:.2} s: {:.0} a second",
            self.decisions,
            self.time.as_secs_f64(),
            self.per_second()
        )?;
        let speeds = self.speeds();
        let width = speeds.iter().map(|(bot, _)| bot.len()).max().unwrap_or(0);
        if !speeds.is_empty() {
            writeln!(f, "\n{}", SpeedSummary::head(width))?;
        }
        for (bot, speed) in speeds {
            writeln!(f, "{bot:width$}  {speed}")?;
        }
        match &self.facts {
            Some(facts) => write!(f, "\n{}", facts.over(self.games)),
            None => Ok(()),
        }
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        if self.series.preset {
            map.serialize_entry("preset", &self.series.title())?;
        }
        map.serialize_entry("games", &self.games)?;
        map.serialize_entry("english_wins", &self.camp_wins(Camp::English))?;
        map.serialize_entry("french_wins", &self.camp_wins(Camp::French))?;
        map.serialize_entry("draws", &self.draws)?;
        map.serialize_entry("bots", &Bots(self))?;
        map.serialize_entry("decisions", &self.decisions)?;
        map.serialize_entry("seconds", &self.time.as_secs_f64())?;
        map.serialize_entry("decisions_per_second", &self.per_second())?;
        if self.series.times {
            let speeds = self.speeds().into_iter();
            let speeds: serde_json::Map<_, _> = speeds
                .map(|(bot, speed)| (bot.to_owned(), speed.json()))
                .collect();
            map.serialize_entry("times", &speeds)?;
        }
        if let Some(facts) = &self.facts {
            let (sum, least, most) = self.rounds;
            map.serialize_entry(
                "rounds",
                &serde_json::json!({"sum": sum, "least": least, "most": most}),
            )?;
            map.serialize_entry("balance", &facts.json())?;
        }
        map.end()
    }
}

struct Bots<'a>(&'a Tally);

impl Serialize for Bots<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let games = self.0.games;
        let bots = self.0.bots();
        to.collect_map(
            bots.map(|(name, wins)| (name, serde_json::json!({"wins": wins, "games": games}))),
        )
    }
}
