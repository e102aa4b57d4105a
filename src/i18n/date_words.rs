//! Dates as each language writes them. All are in UTC, as the library keeps them: neither the offset of the
//! computer nor that of the browser is asked for, so a game kept in the evening may bear the date of the next day.

use crate::{LocalizedText, MessageArgument, keys};
use kit_rules::{daily::CalendarDate, message_key::KeyPattern};

/// A date with the name of its month: “28 November 2026”, « 1er novembre 2026 ».
#[must_use]
pub fn long_date(date: CalendarDate) -> LocalizedText {
    dated(LocalizedText::new(keys::DATE_LONG), keys::MONTH_ANY, date)
}

/// A date with its month in short: “28 Nov 2026”, « 1er nov. 2026 ».
#[must_use]
pub fn short_date(date: CalendarDate) -> LocalizedText {
    let short = keys::MONTH_ANY_SHORT;
    dated(LocalizedText::new(keys::DATE_SHORT), short, date)
}

fn dated(text: LocalizedText, month: KeyPattern, date: CalendarDate) -> LocalizedText {
    let named = LocalizedText::built(month, date.month());
    text.with("day", MessageArgument::Number(date.day().into()))
        .with("month", named)
        .with("year", MessageArgument::Number(date.year().into()))
}

/// A month of a year: “November 2026”. `month` is 1 to 12.
#[must_use]
pub fn month_of_year(year: u16, month: u8) -> LocalizedText {
    let named = LocalizedText::built(keys::MONTH_ANY, month);
    LocalizedText::new(keys::MONTH_OF_YEAR)
        .with("month", named)
        .with("year", MessageArgument::Number(year.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Localizer};

    /// A date for each month: the first of it, and its last day.
    fn dates(month: u8) -> [CalendarDate; 2] {
        let last = CalendarDate::month_of(2026, month).last().expect("a month");
        [CalendarDate::new(2026, month, 1).expect("a date"), last]
    }

    #[test]
    fn every_month_is_written_as_its_language_does() {
        type Months = [(&'static str, &'static str); 12];
        let all: [(
            Language,
            Months,
            fn(u8, &str) -> String,
            fn(u8, &str) -> String,
        ); 4] = [
            (
                Language::En,
                [
                    ("January", "Jan"),
                    ("February", "Feb"),
                    ("March", "Mar"),
                    ("April", "Apr"),
                    ("May", "May"),
                    ("June", "Jun"),
                    ("July", "Jul"),
                    ("August", "Aug"),
                    ("September", "Sep"),
                    ("October", "Oct"),
                    ("November", "Nov"),
                    ("December", "Dec"),
                ],
                |day, month| format!("{day} {month} 2026"),
                |day, month| format!("{day} {month} 2026"),
            ),
            (
                Language::De,
                [
                    ("Januar", "Jan."),
                    ("Februar", "Feb."),
                    ("März", "März"),
                    ("April", "Apr."),
                    ("Mai", "Mai"),
                    ("Juni", "Juni"),
                    ("Juli", "Juli"),
                    ("August", "Aug."),
                    ("September", "Sept."),
                    ("Oktober", "Okt."),
                    ("November", "Nov."),
                    ("Dezember", "Dez."),
                ],
                |day, month| format!("{day}. {month} 2026"),
                |day, month| format!("{day}. {month} 2026"),
            ),
            (
                Language::Es,
                [
                    ("enero", "ene"),
                    ("febrero", "feb"),
                    ("marzo", "mar"),
                    ("abril", "abr"),
                    ("mayo", "may"),
                    ("junio", "jun"),
                    ("julio", "jul"),
                    ("agosto", "ago"),
                    ("septiembre", "sept"),
                    ("octubre", "oct"),
                    ("noviembre", "nov"),
                    ("diciembre", "dic"),
                ],
                |day, month| format!("{day} de {month} de 2026"),
                |day, month| format!("{day} {month} 2026"),
            ),
            (
                Language::Fr,
                [
                    ("janvier", "janv."),
                    ("février", "févr."),
                    ("mars", "mars"),
                    ("avril", "avr."),
                    ("mai", "mai"),
                    ("juin", "juin"),
                    ("juillet", "juil."),
                    ("août", "août"),
                    ("septembre", "sept."),
                    ("octobre", "oct."),
                    ("novembre", "nov."),
                    ("décembre", "déc."),
                ],
                french,
                french,
            ),
        ];
        let known = all.map(|(language, ..)| language);
        assert!(
            Language::ALL
                .iter()
                .all(|language| known.contains(language))
        );
        for (language, months, long, short) in all {
            let localizer = Localizer::new(language);
            for (month, (name, cut)) in (1..).zip(months) {
                for date in dates(month) {
                    let day = date.day();
                    assert_eq!(localizer.localize(&long_date(date)), long(day, name));
                    assert_eq!(localizer.localize(&short_date(date)), short(day, cut));
                }
            }
        }
    }

    fn french(day: u8, month: &str) -> String {
        let first = if day == 1 { "er" } else { "" };
        format!("{day}{first} {month} 2026")
    }

    #[test]
    fn a_month_of_a_year_is_written_as_its_language_does() {
        let all = [
            (Language::En, "March 2026"),
            (Language::De, "März 2026"),
            (Language::Es, "marzo de 2026"),
            (Language::Fr, "mars 2026"),
        ];
        let known = all.map(|(language, _)| language);
        assert!(
            Language::ALL
                .iter()
                .all(|language| known.contains(language))
        );
        for (language, month) in all {
            let localizer = Localizer::new(language);
            assert_eq!(localizer.localize(&month_of_year(2026, 3)), month);
        }
    }
}
