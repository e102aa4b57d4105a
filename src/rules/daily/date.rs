//! A date of the calendar, in UTC, without a clock.

use core::fmt;
use core::str::FromStr;

/// Seconds of a day; UTC as clocks give it has no others.
const DAY: u64 = 24 * 60 * 60;

/// A date of the Gregorian calendar, from 1970-01-01 to 9999-12-31. As text: `2026-12-01`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CalendarDate {
    year: u16,
    month: u8,
    day: u8,
}

impl CalendarDate {
    /// The date with these numbers, the month and the day from 1; `None` if there is no such date.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let known = 1970 <= year && year <= 9999 && 1 <= day && day <= days_in_month(year, month);
        if known {
            Some(Self { year, month, day })
        } else {
            None
        }
    }

    /// The date of a moment, in seconds since the beginning of 1970 in UTC; `None` after the year 9999.
    #[must_use]
    pub fn of_moment(seconds: u64) -> Option<Self> {
        Self::of_days(seconds / DAY)
    }

    /// The date that comes so many days after 1970-01-01; `None` after the year 9999.
    #[must_use]
    pub fn of_days(days: u64) -> Option<Self> {
        // No year has more than 366 days: it is this one or a later one.
        let mut year = u16::try_from(1970 + days / 366).ok()?;
        while year < 9999 && days_before(year + 1) <= days {
            year += 1;
        }
        let mut rest = days.checked_sub(days_before(year))?;
        for month in 1..=12 {
            let length = u64::from(days_in_month(year, month));
            if rest < length {
                return Self::new(year, month, rest as u8 + 1);
            }
            rest -= length;
        }
        None
    }

    /// How many days after 1970-01-01 it is.
    #[must_use]
    pub fn days(self) -> u64 {
        let months = (1..self.month).map(|month| u64::from(days_in_month(self.year, month)));
        days_before(self.year) + months.sum::<u64>() + u64::from(self.day) - 1
    }

    /// The date so many days later, or earlier if negative; `None` outside of what is known here.
    #[must_use]
    pub fn after(self, days: i64) -> Option<Self> {
        Self::of_days(self.days().checked_add_signed(days)?)
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The day of the week: 0 for Monday to 6 for Sunday.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // The first of 1970 was a Thursday.
        ((self.days() + 3) % 7) as u8
    }

    /// Every date of a month, in order; none if there is no such month.
    pub fn month_of(year: u16, month: u8) -> impl Iterator<Item = Self> {
        (1..=days_in_month(year, month)).filter_map(move |day| Self::new(year, month, day))
    }
}

/// Whether a year has 366 days.
const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// How many days a month has; 0 if there is no such month.
const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

/// How many days lie between the first of 1970 and the first of a year, which is not before 1970.
fn days_before(year: u16) -> u64 {
    let years = u64::from(year);
    let leaps = |before: u64| before / 4 - before / 100 + before / 400;
    (years - 1970) * 365 + leaps(years - 1) - leaps(1969)
}

impl fmt::Display for CalendarDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day } = self;
        f.pad(&format!("{year:04}-{month:02}-{day:02}"))
    }
}

impl FromStr for CalendarDate {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let read = || {
            let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
            let mut parts = text.split('-');
            let mut part = |size: usize| {
                let part = parts.next()?;
                (part.len() == size && digits(part)).then_some(part)
            };
            let year = part(4)?.parse().ok()?;
            let month = part(2)?.parse().ok()?;
            let day = part(2)?.parse().ok()?;
            let whole = parts.next().is_none();
            Self::new(year, month, day).filter(|_| whole)
        };
        read().ok_or_else(|| BadDate(text.chars().take(40).collect()))
    }
}

/// A text that is not a date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("bad date {0:?}: expected a year, a month and a day, as in 2026-12-01")]
pub struct BadDate(String);

#[cfg(test)]
mod tests {
    use super::*;

    /// What `date -u -d @SECONDS` says.
    #[test]
    fn moments_have_their_dates() {
        for (seconds, date, weekday) in [
            (0, "1970-01-01", 3),
            (86_399, "1970-01-01", 3),
            (86_400, "1970-01-02", 4),
            (951_782_400, "2000-02-29", 1),
            (1_796_083_199, "2026-11-30", 0),
            (1_796_083_200, "2026-12-01", 1),
            (4_107_542_400, "2100-03-01", 0),
            (253_402_300_799, "9999-12-31", 4),
        ] {
            let found = CalendarDate::of_moment(seconds).expect(date);
            assert_eq!(found.to_string(), date);
            assert_eq!(date.parse(), Ok(found));
            assert_eq!(found.days(), seconds / DAY);
            assert_eq!(found.weekday(), weekday, "{date}");
        }
        assert_eq!(CalendarDate::of_moment(253_402_300_800), None);
        assert_eq!(CalendarDate::of_moment(u64::MAX), None);
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let mut date = CalendarDate::of_days(0).expect("the first date");
        for days in 1..200_000 {
            let next = CalendarDate::of_days(days).expect("a date");
            assert!(next > date);
            assert_eq!(next.days(), days);
            assert_eq!(date.after(1), Some(next));
            assert_eq!(next.after(-1), Some(date));
            date = next;
        }
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in [
            "",
            "2026-02-29",
            "2100-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "1969-12-31",
            "2026-1-1",
            "+026-01-01",
            "2026-01-01-01",
            " 2026-01-01",
            "20260101",
        ] {
            assert!(text.parse::<CalendarDate>().is_err(), "{text}");
        }
        assert_eq!(CalendarDate::month_of(2028, 2).count(), 29);
        assert_eq!(CalendarDate::month_of(2028, 13).count(), 0);
    }
}
