//! A date as the language writes it.

use kit_i18n::LocalizedText;
use kit_rules::daily::CalendarDate;

/// The date, in UTC, of a second since 1970; `None` after the year 9999.
pub(super) fn date(at: u64) -> Option<LocalizedText> {
    let date = CalendarDate::of_moment(at)?;
    Some(LocalizedText::verbatim(date.to_string()))
}
