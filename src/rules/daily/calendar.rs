//! What the log of days tells at a glance: the calendar of a month, the days in a row, the best day.

use super::log::{DailyLog, DailyScore};
use super::{CalendarDate, deal};

/// A date in the calendar of a month.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CalendarDay {
    /// The date.
    pub date: CalendarDate,
    /// The day of the week, 0 for Monday to 6 for Sunday: its column.
    pub weekday: u8,
    /// The number of its day, from 1; `None` if it has no deal.
    pub number: Option<u32>,
    /// What the log says of it.
    pub mark: DayMark,
}

/// What the log says of a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayMark {
    /// Its deal was counted and played to the end.
    Played(DailyScore),
    /// Its deal was counted and not played to the end.
    Begun,
    /// It is today, and its deal was not begun.
    Due,
    /// It is over, and its deal was not begun: it may be played uncounted.
    Missed,
    /// It has not come yet, or there are no deals so early.
    None,
}

/// Days in a row whose deals were counted and played to the end, won or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streak {
    /// Those up to today, or to yesterday if today's is not played yet.
    pub current: u32,
    /// The most there ever were.
    pub longest: u32,
}

impl DailyLog {
    /// The calendar of a month for a game; `month` from 1. No days if there is no such month.
    #[must_use]
    pub fn month(
        &self,
        game: &str,
        (year, month): (u16, u8),
        today: CalendarDate,
    ) -> Vec<CalendarDay> {
        let day = |date: CalendarDate| {
            let number = deal::number(date);
            let own = number.and_then(|number| self.first_try(game, number));
            let mark = match own {
                Some(own) => own.score.map_or(DayMark::Begun, DayMark::Played),
                None if number.is_none() || date > today => DayMark::None,
                None if date == today => DayMark::Due,
                None => DayMark::Missed,
            };
            CalendarDay {
                date,
                weekday: date.weekday(),
                number,
                mark,
            }
        };
        CalendarDate::month_of(year, month).map(day).collect()
    }

    /// How many days in a row were played.
    #[must_use]
    pub fn streak(&self, game: &str, today: CalendarDate) -> Streak {
        let today = deal::number(today).unwrap_or_default();
        let (mut run, mut last) = (0, None);
        let mut streak = Streak::default();
        for (day, _) in self.scores(game) {
            run = match last {
                Some(last) if last + 1 == day => run + 1,
                _ => 1,
            };
            last = Some(day);
            streak.longest = streak.longest.max(run);
            if day == today || day + 1 == today {
                streak.current = run;
            }
        }
        streak
    }

    /// The day with the most points of the player, the first of several, and what came of it.
    #[must_use]
    pub fn best(&self, game: &str) -> Option<(u32, DailyScore)> {
        let all = self.scores(game);
        all.reduce(|best, next| match next.1.points[0] > best.1.points[0] {
            true => next,
            false => best,
        })
    }

    /// Each day that was played to the end, in order.
    fn scores(&self, game: &str) -> impl Iterator<Item = (u32, DailyScore)> {
        let days = self.tries.get(game).into_iter().flatten();
        days.filter_map(|(&day, own)| Some((day, own.score?)))
    }
}
