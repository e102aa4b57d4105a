//! The day's deals of forty dates, as text: the same for ever, and on every machine (`tests/data/days.txt`).

use guyenne::app::games::HEADLESS;
use guyenne::rules::daily::{CalendarDate, FIRST_DAY};
use guyenne::rules::headless::Headless;

use super::fnv;

/// How many dates from the first one on.
const FIRST_DATES: i64 = 31;
/// The others: leap years and years without, the ends of months, years and centuries, and the last date there is.
const LATER_DATES: [&str; 9] = [
    "2027-01-01",
    "2027-02-28",
    "2027-03-01",
    "2028-02-29",
    "2032-07-14",
    "2099-12-31",
    "2100-03-01",
    "2400-02-29",
    "9999-12-31",
];

/// A line for each date of each game.
pub fn days() -> Vec<String> {
    let first = (0..FIRST_DATES).filter_map(|days| FIRST_DAY.after(days));
    let later = LATER_DATES.iter().filter_map(|date| date.parse().ok());
    let dates: Vec<CalendarDate> = first.chain(later).collect();
    let of_game = |game: &Headless| -> Vec<String> {
        let lines = dates.iter().map(|&date| day(game, date));
        lines.collect()
    };
    HEADLESS.iter().flat_map(of_game).collect()
}

/// What a date deals, with the digest of the record at its first decision.
fn day(game: &Headless, date: CalendarDate) -> String {
    let Some(deal) = (game.daily.deal)(date) else {
        return format!("{} {date}: no deal", game.id);
    };
    let record = (game.daily.record)(&deal).unwrap_or_else(|why| why);
    let digest = fnv::fold(fnv::OFFSET_BASIS, record.as_bytes());
    format!(
        "{} {date}, day {}: {} by seed {}, side {} against {}: {digest:016x}",
        game.id, deal.number, deal.variant, deal.seed, deal.side, deal.level
    )
}
