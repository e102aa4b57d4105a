//! The player's days: which deals they have begun, and what came of each first try. A day counts once.
//!
//! A day is counted when its deal is begun, not when it is played to the end: who gives up a bad deal cannot begin it
//! anew. What can be known without a network is kept to: a clock that is set back finds the day played or old, and of
//! two copies of the log that meet, the earlier try counts.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{CalendarDate, Difficulty, deal};
use crate::duplicate::SideOutcome;
use crate::fields::Extra;

/// The field of a try for the signs of its result. It may be missing.
const SIGNS: &str = "signs";
/// The field of a try for its luck. It may be missing.
const LUCK: &str = "luck";

/// The days of one player, for all games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DailyLog {
    /// Each game's days by their numbers.
    pub(super) tries: BTreeMap<String, BTreeMap<u32, DailyTry>>,
    /// How difficult each game's deals are, by the numbers of the days, where it was reckoned.
    pub(super) difficulties: BTreeMap<String, BTreeMap<u32, Difficulty>>,
    /// What was read and not understood, to be written back: fields, and entries of the list of days.
    pub(super) extra: Extra,
    pub(super) strange: Vec<Value>,
}

/// The try of a day that counts: the first one.
#[derive(Debug, Clone, PartialEq)]
pub struct DailyTry {
    /// When it was begun, in seconds since the beginning of 1970 in UTC.
    pub begun: u64,
    /// What came of it; `None` while it goes on, or if it was given up.
    pub score: Option<DailyScore>,
    /// Fields of later versions.
    pub(super) extra: Extra,
}

/// What came of a day's deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct DailyScore {
    /// When it ended, in seconds since the beginning of 1970 in UTC; not before it was begun.
    pub finished: u64,
    /// How it ended for the player.
    pub outcome: SideOutcome,
    /// The points of the player, and of the other side.
    pub points: [u32; 2],
}

/// Whether a day's deal counts if it is begun now.
#[derive(Debug, Clone, PartialEq)]
pub enum DayStanding {
    /// It does.
    Counts,
    /// It was begun before: this is the try that counts.
    Begun(DailyTry),
    /// The day is over.
    Old,
    /// The day has not come yet.
    ToCome,
    /// The clock says an earlier day than it did before, at the moment given, in seconds since the beginning of 1970.
    ClockBack(u64),
    /// There is no such day.
    Unknown,
}

/// A day that two copies of a log have counted each: only one try counts.
#[derive(Debug, Clone, PartialEq)]
pub struct DoubleCount {
    /// The game's name.
    pub game: String,
    /// The number of the day.
    pub day: u32,
    /// The try that counts: the one that was begun first.
    pub counts: DailyTry,
    /// The one that does not.
    pub dropped: DailyTry,
}

impl DailyLog {
    /// Whether a day's deal counts if it is begun at `now`, in seconds since the beginning of 1970 in UTC.
    #[must_use]
    pub fn standing(&self, game: &str, day: u32, now: u64) -> DayStanding {
        if let Some(first) = self.first_try(game, day) {
            return DayStanding::Begun(first.clone());
        }
        let (Some(date), Some(today)) = (deal::date(day), CalendarDate::of_moment(now)) else {
            return DayStanding::Unknown;
        };
        let latest = self.latest();
        let seen = CalendarDate::of_moment(latest).filter(|_| latest > 0);
        if date > today {
            DayStanding::ToCome
        } else if date < today {
            DayStanding::Old
        } else if seen.is_some_and(|seen| seen > today) {
            DayStanding::ClockBack(latest)
        } else {
            DayStanding::Counts
        }
    }

    /// Begins a day's deal at `now`, if it counts; its try is then known by this moment. Otherwise nothing changes, and
    /// it may be played uncounted.
    ///
    /// # Errors
    /// Why it does not count.
    pub fn begin(&mut self, game: &str, day: u32, now: u64) -> Result<(), DayStanding> {
        match self.standing(game, day, now) {
            DayStanding::Counts => {
                let first = DailyTry::begun(now);
                self.days_mut(game).insert(day, first);
                Ok(())
            }
            other => Err(other),
        }
    }

    /// Notes what came of the try that was begun at `begun`; whether it counts. It does once, and only if it is the
    /// first try of the day.
    pub fn finish(&mut self, game: &str, day: u32, begun: u64, mut score: DailyScore) -> bool {
        let first = self.tries.get_mut(game).and_then(|days| days.get_mut(&day));
        let open = first.filter(|first| first.begun == begun && first.score.is_none());
        let Some(first) = open else {
            return false;
        };
        score.finished = score.finished.max(begun);
        first.score = Some(score);
        true
    }

    /// Keeps the signs of the result of the try that was begun at `begun`, to be told again; see
    /// [`DailyShare`](super::DailyShare).
    pub fn keep_signs(&mut self, game: &str, day: u32, begun: u64, signs: &str) {
        let first = self.tries.get_mut(game).and_then(|days| days.get_mut(&day));
        if let Some(first) = first.filter(|first| first.begun == begun) {
            first.extra.insert(SIGNS.to_owned(), signs.into());
        }
    }

    /// Keeps how much luck the player had in the try that was begun at `begun`, in points of winning chance.
    pub fn keep_luck(&mut self, game: &str, day: u32, begun: u64, luck: i32) {
        let first = self.tries.get_mut(game).and_then(|days| days.get_mut(&day));
        if let Some(first) = first.filter(|first| first.begun == begun) {
            first.extra.insert(LUCK.to_owned(), luck.into());
        }
    }

    /// The try that counts of a day, if it was begun.
    #[must_use]
    pub fn first_try(&self, game: &str, day: u32) -> Option<&DailyTry> {
        self.tries.get(game)?.get(&day)
    }

    /// Keeps how difficult a day's deal was reckoned to be.
    pub fn keep_difficulty(&mut self, game: &str, day: u32, found: Difficulty) {
        let days = self.difficulties.entry(game.to_owned()).or_default();
        days.insert(day, found);
    }

    /// How difficult a day's deal was reckoned to be, if it was.
    #[must_use]
    pub fn difficulty(&self, game: &str, day: u32) -> Option<Difficulty> {
        self.difficulties.get(game)?.get(&day).copied()
    }

    /// Takes over what another copy of the log knows, and tells the days that both have counted each. Which copy takes
    /// over which, in what order and how often makes no difference to the days; of a field that is not known here, or a
    /// difficulty, and differs, the own one stays.
    pub fn merge(&mut self, other: Self) -> Vec<DoubleCount> {
        let mut doubled = Vec::new();
        for (game, days) in other.tries {
            for (day, theirs) in days {
                doubled.extend(self.take_in(&game, day, theirs));
            }
        }
        for (game, days) in other.difficulties {
            let own = self.difficulties.entry(game).or_default();
            for (day, found) in days {
                own.entry(day).or_insert(found);
            }
        }
        for (key, value) in other.extra {
            self.extra.entry(key).or_insert(value);
        }
        for strange in other.strange {
            if !self.strange.contains(&strange) {
                self.strange.push(strange);
            }
        }
        doubled
    }

    /// Takes in a try of a day: the first one counts.
    fn take_in(&mut self, game: &str, day: u32, theirs: DailyTry) -> Option<DoubleCount> {
        let days = self.days_mut(game);
        let Some(own) = days.remove(&day) else {
            days.insert(day, theirs);
            return None;
        };
        let (counts, dropped) = match own.rank() <= theirs.rank() {
            true => (own, theirs),
            false => (theirs, own),
        };
        days.insert(day, counts.clone());
        // A copy from before the end of the same try is no second one.
        let same = counts.begun == dropped.begun
            && (dropped.score.is_none() || dropped.score == counts.score);
        (!same).then(|| DoubleCount {
            game: game.to_owned(),
            day,
            counts,
            dropped,
        })
    }

    fn days_mut(&mut self, game: &str) -> &mut BTreeMap<u32, DailyTry> {
        self.tries.entry(game.to_owned()).or_default()
    }

    /// The latest moment that the log tells of; 0 if it is empty.
    fn latest(&self) -> u64 {
        let all = self.tries.values().flat_map(BTreeMap::values);
        all.map(DailyTry::latest).max().unwrap_or_default()
    }
}

impl DailyTry {
    /// One that was begun at a moment.
    pub(super) fn begun(begun: u64) -> Self {
        Self {
            begun,
            score: None,
            extra: Extra::new(),
        }
    }

    /// The signs of its result, in the game's order; none if they were not kept.
    #[must_use]
    pub fn signs(&self) -> &str {
        let signs = self.extra.get(SIGNS).and_then(Value::as_str);
        signs.unwrap_or_default()
    }

    /// How much luck the player had in it, in points of winning chance, if that was reckoned.
    #[must_use]
    pub fn luck(&self) -> Option<i32> {
        let luck = self.extra.get(LUCK).and_then(Value::as_i64)?;
        i32::try_from(luck).ok()
    }

    /// What would have come of it without luck, in points, of which a victory has 100 and a draw 50. `None` while it
    /// goes on, and if its luck is not known.
    #[must_use]
    pub fn adjusted(&self) -> Option<i64> {
        let points = match self.score?.outcome {
            SideOutcome::Won => 100,
            SideOutcome::Drawn => 50,
            SideOutcome::Lost => 0,
        };
        Some(points - i64::from(self.luck()?))
    }

    fn latest(&self) -> u64 {
        let finished = self.score.map(|score| score.finished);
        finished.unwrap_or_default().max(self.begun)
    }

    /// What is least counts: the try that was begun first, then one that has ended. The rest only makes the choice the
    /// same wherever it is made.
    fn rank(&self) -> impl Ord + use<> {
        let unknown = serde_json::to_string(&self.extra).unwrap_or_default();
        (self.begun, self.score.is_none(), self.score, unknown)
    }
}
