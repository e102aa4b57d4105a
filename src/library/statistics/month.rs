//! The month in which a game was kept.

use core::fmt;

use kit_rules::daily::CalendarDate;

use super::super::entry::Entry;

/// A month of the calendar, in UTC. As text: `2026-11`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    /// The year, from 1970 to 9999.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
}

impl Month {
    /// The month in which a game was kept; `None` if that is not known, or after the year 9999.
    #[must_use]
    pub fn of(entry: &Entry) -> Option<Self> {
        let date = CalendarDate::of_moment(entry.kept_at()?)?;
        let (year, month) = (date.year(), date.month());
        Some(Self { year, month })
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}", self.year, self.month))
    }
}
