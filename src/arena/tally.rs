//! Counts the results of a series, by the bots and by the sides they played.

use core::fmt;
use std::time::Duration;

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::json;

use super::adjusted::AdjustedScores;
use super::series::SeriesGame;
use super::times::Percentiles;

/// Wins of two sides in a number of games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WinCounts {
    /// How many games there were.
    pub games: u64,
    /// In how many of them the sides were exchanged.
    pub exchanged: u64,
    /// Wins, by the side for which the bot was named, then by the side it played.
    pub wins: [[u64; 2]; 2],
    /// How many games were drawn.
    pub draws: u64,
}

impl WinCounts {
    /// Counts a game.
    pub fn add<D>(&mut self, played: &SeriesGame<D>) {
        self.games += 1;
        self.exchanged += u64::from(played.exchanged);
        match played.winner {
            None => self.draws += 1,
            Some(side) if played.exchanged => self.wins[1 - side][side] += 1,
            Some(side) => self.wins[side][side] += 1,
        }
    }

    /// Wins of the bot named for `side`.
    #[must_use]
    pub fn of_bot(&self, side: usize) -> u64 {
        self.wins[side].iter().sum()
    }

    /// Wins of whoever played `side`.
    #[must_use]
    pub fn of_side(&self, side: usize) -> u64 {
        self.wins.iter().map(|by_side| by_side[side]).sum()
    }
}

/// The two sides of a game as its results name them.
#[derive(Debug, Clone, Copy)]
pub struct SideNames {
    /// Their names, by the number of the side.
    pub names: [&'static str; 2],
    /// Whether a game can be drawn.
    pub can_draw: bool,
}

/// The results of a series that every game has.
#[derive(Debug, Clone)]
pub struct Tally {
    sides: SideNames,
    /// The bots, by the side for which each was named.
    bots: [String; 2],
    /// Wins and draws.
    pub counts: WinCounts,
    decisions: u64,
    /// How long the series took; zero until it is set.
    pub time: Duration,
    /// The scores with the luck taken out, if they are collected.
    adjusted: Option<AdjustedScores>,
}

impl Tally {
    /// The results before the first game between `bots`, by the side for which each is named.
    pub fn new(sides: SideNames, bots: [impl ToString; 2]) -> Self {
        Self {
            sides,
            bots: bots.map(|bot| bot.to_string()),
            counts: WinCounts::default(),
            decisions: 0,
            time: Duration::ZERO,
            adjusted: None,
        }
    }

    /// The same with the scores with the luck taken out; `value` is the name of what computes the values.
    #[must_use]
    pub fn adjusted(self, value: String) -> Self {
        Self {
            adjusted: Some(AdjustedScores::new(value)),
            ..self
        }
    }

    /// The table of the score with the luck taken out after an empty line; nothing if it is not collected.
    ///
    /// # Errors
    /// Writing fails.
    pub fn adjusted_table(&self) -> Result<String, fmt::Error> {
        let Some(adjusted) = &self.adjusted else {
            return Ok(String::new());
        };
        let [(name, _), _] = self.bots();
        Ok(format!("\n{}", adjusted.table(name)?))
    }

    /// Counts a game.
    pub fn add<D>(&mut self, played: &SeriesGame<D>) {
        self.counts.add(played);
        self.decisions += played.decisions;
        if let Some(adjusted) = &mut self.adjusted {
            adjusted.add(played);
        }
    }

    /// Whether both sides have the same bots, so that only the sides tell them apart.
    #[must_use]
    pub fn namesakes(&self) -> bool {
        self.bots[0] == self.bots[1]
    }

    /// The bots with their wins; the sides if both have the same bots.
    pub fn bots(&self) -> [(&str, u64); 2] {
        [0, 1].map(|side| match self.namesakes() {
            true => (self.sides.names[side], self.counts.of_side(side)),
            false => (self.bots[side].as_str(), self.counts.of_bot(side)),
        })
    }

    /// The line that says how fast the games were, without a line end.
    #[must_use]
    pub fn speed_line(&self) -> String {
        format!(
            "{} decisions in {:.2} s: {:.0} a second",
            self.decisions,
            self.time.as_secs_f64(),
            self.per_second()
        )
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// Adds the fields of the results to a JSON object; `times` are the bots', by the side for which each was named.
    ///
    /// # Errors
    /// The serializer fails.
    pub fn serialize_fields<M: SerializeMap>(
        &self,
        map: &mut M,
        times: Option<[Percentiles; 2]>,
    ) -> Result<(), M::Error> {
        map.serialize_entry("games", &self.counts.games)?;
        for (side, name) in self.sides.names.iter().enumerate() {
            map.serialize_entry(&format!("{name}_wins"), &self.counts.of_side(side))?;
        }
        if self.sides.can_draw {
            map.serialize_entry("draws", &self.counts.draws)?;
        }
        map.serialize_entry("bots", &BotFields { tally: self, times })?;
        if let Some(adjusted) = &self.adjusted {
            map.serialize_entry("adjusted", &adjusted.json())?;
        }
        map.serialize_entry("decisions", &self.decisions)?;
        map.serialize_entry("seconds", &self.time.as_secs_f64())?;
        map.serialize_entry("decisions_per_second", &self.per_second())
    }
}

/// The wins of each bot, for JSON.
struct BotFields<'a> {
    tally: &'a Tally,
    times: Option<[Percentiles; 2]>,
}

impl Serialize for BotFields<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let games = self.tally.counts.games;
        let bots = self.tally.bots().into_iter().enumerate();
        to.collect_map(bots.map(|(side, (name, wins))| {
            let mut fields = json!({"wins": wins, "games": games});
            if let Some(times) = &self.times {
                fields["times"] = times[side].json();
            }
            (name, fields)
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDES: SideNames = SideNames {
        names: ["north", "south"],
        can_draw: true,
    };

    fn tally(bots: [&str; 2]) -> Tally {
        let mut tally = Tally::new(SIDES, bots);
        // The first bot wins on either side, and once the second.
        for (exchanged, winner) in [
            (false, Some(0)),
            (true, Some(1)),
            (true, Some(0)),
            (false, None),
        ] {
            tally.add(&SeriesGame {
                exchanged,
                winner,
                decisions: 10,
                record: None,
                luck: None,
                details: (),
            });
        }
        tally
    }

    #[test]
    fn wins_are_counted_by_bot_and_by_side() {
        let found = tally(["good", "bad"]);
        assert_eq!(found.bots(), [("good", 2), ("bad", 1)]);
        let counts = &found.counts;
        assert_eq!([0, 1].map(|side| counts.of_side(side)), [2, 1]);
        assert_eq!((counts.games, counts.exchanged, counts.draws), (4, 2, 1));
        assert_eq!(tally(["same"; 2]).bots(), [("north", 2), ("south", 1)]);
    }

    #[test]
    fn the_fields_stand_in_their_order_and_a_game_without_draws_has_no_draws() {
        struct Fields(Tally);
        impl Serialize for Fields {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let mut map = to.serialize_map(None)?;
                self.0.serialize_fields(&mut map, None)?;
                map.end()
            }
        }
        let mut counted = tally(["good", "bad"]);
        counted.time = Duration::from_secs(2);
        let line = |tally: &Tally| serde_json::to_string(&Fields(tally.clone())).expect("JSON");
        let expected = "{\"games\":4,\"north_wins\":2,\"south_wins\":1,\"draws\":1,\"bots\":{\"good\":{\"games\":4,\
                        \"wins\":2},\"bad\":{\"games\":4,\"wins\":1}},\"decisions\":40,\"seconds\":2.0,\
                        \"decisions_per_second\":20.0}";
        assert_eq!(line(&counted), expected);
        counted.sides.can_draw = false;
        assert_eq!(line(&counted), expected.replace("\"draws\":1,", ""));
    }
}
