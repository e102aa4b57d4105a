//! The log of days as text: read entry by entry, and written back with what this program does not know. Only
//! difficulties that are not understood are dropped: they are reckoned anew.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::difficulty::Difficulty;
use super::log::{DailyLog, DailyScore, DailyTry, DoubleCount};
use crate::fields::{Fields, Taken};

/// The name of the format.
const FORMAT: &str = "daily-log";
/// The version that is written.
const VERSION: u64 = 1;
/// The field for how difficult deals are. It may be missing.
const DIFFICULTIES: &str = "difficulties";

/// Why a text is no log of days. The file that holds it must be left as it is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadDailyLog {
    /// It is no JSON, or not of this format.
    #[error("this is no log of days: {0}")]
    NotOne(String),
    /// It is of a later version.
    #[error(
        "this log of days is of version {0}, newer than what this program reads (version {VERSION})"
    )]
    Newer(u64),
}

impl DailyLog {
    /// Reads a log, with a sentence for each entry that is not understood, and the days that it counts twice. Such
    /// entries and unknown fields are written back as they are.
    ///
    /// # Errors
    /// It is no log that this program can read.
    pub fn read(text: &str) -> Result<(Self, Vec<String>, Vec<DoubleCount>), BadDailyLog> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let value = serde_json::from_str(text);
        let value: Value = value.map_err(|problem| BadDailyLog::NotOne(problem.to_string()))?;
        let (mut fields, days) = head(value)?;
        let mut log = Self::default();
        let (mut faults, mut doubled) = (Vec::new(), Vec::new());
        for (at, entry) in days.into_iter().enumerate() {
            match day(entry.clone()) {
                Ok(own) => doubled.extend(log.merge(own)),
                Err(why) => {
                    faults.push(format!("day {} of the list: {why}", at + 1));
                    log.strange.push(entry);
                }
            }
        }
        fields.0.remove("days");
        if let Some(Value::Array(list)) = fields.0.remove(DIFFICULTIES) {
            for (game, day, found) in list.into_iter().filter_map(|entry| difficulty(entry).ok()) {
                log.keep_difficulty(&game, day, found);
            }
        }
        log.extra = fields.rest();
        Ok((log, faults, doubled))
    }

    /// The text of the log, which ends with a line end.
    #[must_use]
    pub fn text(&self) -> String {
        let mut all = Map::new();
        all.insert("format".to_owned(), FORMAT.into());
        all.insert("version".to_owned(), VERSION.into());
        let days = self.tries.iter().flat_map(|(game, days)| {
            let entry = move |(&day, own): (&u32, &DailyTry)| written(game, day, own);
            days.iter().map(entry)
        });
        let days = days.chain(self.strange.iter().cloned());
        all.insert("days".to_owned(), days.collect());
        let reckoned = self.difficulties.iter().flat_map(|(game, days)| {
            let entry = move |(day, found): (&u32, &Difficulty)| {
                let &Difficulty { games, won, drawn } = found;
                json!({ "game": game, "day": day, "games": games, "won": won, "drawn": drawn })
            };
            days.iter().map(entry)
        });
        let reckoned: Vec<Value> = reckoned.collect();
        if !reckoned.is_empty() {
            all.insert(DIFFICULTIES.to_owned(), reckoned.into());
        }
        all.extend(self.extra.clone());
        // Maps with text keys, texts and numbers always have a JSON form.
        serde_json::to_string_pretty(&all).unwrap_or_default() + "\n"
    }
}

/// The fields of a log that are not its head, and its days.
fn head(value: Value) -> Result<(Fields, Vec<Value>), BadDailyLog> {
    let read = || -> Taken<_> {
        let mut fields = Fields::of(value, "it")?;
        let format = fields.text("format")?;
        if format != FORMAT {
            return Err(format!("\"format\" is not {FORMAT:?}"));
        }
        let version = fields.number("version", u64::MAX)?;
        Ok((fields, version))
    };
    let (mut fields, version) = read().map_err(BadDailyLog::NotOne)?;
    if version > VERSION {
        return Err(BadDailyLog::Newer(version));
    }
    let days = fields.list("days").map_err(BadDailyLog::NotOne)?;
    Ok((fields, days))
}

/// An entry of the list, as a log of one day.
fn day(entry: Value) -> Taken<DailyLog> {
    let mut fields = Fields::of(entry, "it")?;
    let game = fields.text("game")?;
    let day = fields.number("day", u64::from(u32::MAX))? as u32;
    if day == 0 {
        return Err("\"day\" is 0, and days are counted from 1".to_owned());
    }
    let mut own = DailyTry::begun(fields.number("begun", u64::MAX)?);
    if fields.0.contains_key("finished") {
        own.score = Some(DailyScore {
            finished: fields.number("finished", u64::MAX)?.max(own.begun),
            outcome: fields.word("outcome")?,
            points: points(&mut fields)?,
        });
    }
    own.extra = fields.rest();
    let tries = BTreeMap::from([(game, BTreeMap::from([(day, own)]))]);
    Ok(DailyLog {
        tries,
        ..DailyLog::default()
    })
}

/// How difficult a game's deal of a day is.
fn difficulty(entry: Value) -> Taken<(String, u32, Difficulty)> {
    let mut fields = Fields::of(entry, "it")?;
    let game = fields.text("game")?;
    let day = fields.number("day", u64::from(u32::MAX))? as u32;
    let games = fields.number("games", u64::from(u32::MAX))? as u32;
    let won = fields.number("won", u64::from(games))? as u32;
    let drawn = fields.number("drawn", u64::from(games - won))? as u32;
    if games == 0 {
        return Err("no games were played".to_owned());
    }
    Ok((game, day, Difficulty { games, won, drawn }))
}

fn points(fields: &mut Fields) -> Taken<[u32; 2]> {
    let own = fields.number("points", u64::from(u32::MAX))?;
    let theirs = fields.number("against", u64::from(u32::MAX))?;
    Ok([own as u32, theirs as u32])
}

fn written(game: &str, day: u32, own: &DailyTry) -> Value {
    let mut entry = json!({ "game": game, "day": day, "begun": own.begun });
    if let Value::Object(entry) = &mut entry {
        if let Some(score) = own.score {
            let [points, against] = score.points;
            entry.insert("finished".to_owned(), score.finished.into());
            entry.insert("outcome".to_owned(), score.outcome.name().into());
            entry.insert("points".to_owned(), points.into());
            entry.insert("against".to_owned(), against.into());
        }
        entry.extend(own.extra.clone());
    }
    entry
}
