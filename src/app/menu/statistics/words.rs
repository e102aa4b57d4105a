//! What the tables say: groups of games, and numbers.

use kit_i18n::{LocalizedText, month_of_year, short_date, signed_number, whole_number};
use kit_library::statistics::{
    Breakdown, GuessCounts, Month, ResultCounts, Sample, SeatMix, Seats, SkillCounts,
};
use kit_library::{Library, Opponent};
use kit_rules::daily::CalendarDate;
use kit_rules::message_key::MessageKey;
use kit_rules::shown_text;
use kit_table::Game;

use crate::keys;

/// The heads of the columns of numbers.
pub(super) const COLUMNS: [MessageKey; 6] = [
    keys::STATISTICS_GAMES,
    keys::LIBRARY_WON,
    keys::LIBRARY_LOST,
    keys::LIBRARY_DRAWN,
    keys::LIBRARY_UNFINISHED,
    keys::STATISTICS_POINTS,
];

/// The numbers of a row: those of the columns, the last one the mean of points for and against, if its games count them
/// alike.
pub(super) fn numbers(counts: &ResultCounts, alike: bool) -> [LocalizedText; 6] {
    let number = |n: u32| LocalizedText::verbatim(n.to_string());
    let points = match means(counts, alike) {
        None => LocalizedText::verbatim("–"),
        Some([own, other]) => LocalizedText::new(keys::STATISTICS_MEANS)
            .with("own", own)
            .with("other", other),
    };
    [
        number(counts.games),
        number(counts.won),
        number(counts.lost),
        number(counts.drawn),
        number(counts.abandoned),
        points,
    ]
}

/// The means of the points for and against; `None` without points, and where the games do not count them alike.
fn means(counts: &ResultCounts, alike: bool) -> Option<[LocalizedText; 2]> {
    let means = counts.points.means().filter(|_| alike)?;
    Some(means.map(tenths))
}

/// A mean to the tenth: whole and tenths, between them the sign of the language.
fn tenths(mean: f64) -> LocalizedText {
    let tenths = (mean * 10.0).round() as u64;
    LocalizedText::new(keys::STATISTICS_TENTHS)
        .with("whole", tenths / 10)
        .with("tenths", tenths % 10)
}

/// The heads of the columns of numbers about reviewed games.
pub(super) const SKILL_COLUMNS: [MessageKey; 5] = [
    keys::SKILL_GAMES,
    keys::SKILL_PLAIN,
    keys::SKILL_ADJUSTED,
    keys::SKILL_LUCK,
    keys::SKILL_LOSS,
];

/// The numbers of a row about reviewed games: how many, of 100 won as it fell and without luck, the luck of a game, and
/// what a decision lost; those that are guesses with their margins.
pub(super) fn skill_numbers(counts: &SkillCounts) -> [LocalizedText; 5] {
    let whole = |sample: &Sample| sample.mean().unwrap_or_default().round() as i64;
    let with_margin = |number: String, sample: &Sample| {
        let margin = sample.margin().map(|margin| margin.ceil() as u64);
        let words = margin.map_or(number.clone(), |margin| format!("{number} ± {margin}"));
        LocalizedText::verbatim(words)
    };
    let signed = signed_number(whole(&counts.luck));
    [
        LocalizedText::verbatim(counts.plain.n().to_string()),
        LocalizedText::verbatim(whole(&counts.plain).to_string()),
        with_margin(whole_number(whole(&counts.adjusted)), &counts.adjusted),
        with_margin(signed, &counts.luck),
        tenths(counts.loss.mean().unwrap_or_default()),
    ]
}

/// A row about reviewed games in a sentence, for who hears it.
pub(super) fn skill_spoken(row: LocalizedText, numbers: &[LocalizedText; 5]) -> LocalizedText {
    let [games, plain, adjusted, luck, loss] = numbers.clone();
    LocalizedText::new(keys::SKILL_SPOKEN)
        .with("row", row)
        .with("games", games)
        .with("plain", plain)
        .with("adjusted", adjusted)
        .with("luck", luck)
        .with("loss", loss)
}

/// A row in a sentence, for who hears it, with the points where they are shown.
pub(super) fn spoken(row: LocalizedText, counts: &ResultCounts, alike: bool) -> LocalizedText {
    let spoken = LocalizedText::new(keys::STATISTICS_SPOKEN)
        .with("row", row)
        .with("games", counts.games)
        .with("won", counts.won)
        .with("lost", counts.lost)
        .with("drawn", counts.drawn)
        .with("unfinished", counts.abandoned);
    match means(counts, alike) {
        None => spoken,
        Some([own, other]) => LocalizedText::new(keys::STATISTICS_SPOKEN_POINTS)
            .with("spoken", spoken)
            .with("own", own)
            .with("other", other),
    }
}

/// The lines about games in a row, and about the longest one.
pub(super) fn streaks(all: &Breakdown, library: &Library) -> Vec<LocalizedText> {
    let streak = |key, streak: kit_library::statistics::Streak| {
        LocalizedText::new(key)
            .with("current", streak.current)
            .with("longest", streak.longest)
    };
    let mut lines = vec![
        streak(keys::STATISTICS_STREAK_WON, all.streaks.won),
        streak(keys::STATISTICS_STREAK_LOST, all.streaks.lost),
    ];
    let longest = all.longest.and_then(|at| library.index.entries().get(at));
    lines.extend(longest.map(|entry| {
        let date = entry.kept_at().and_then(CalendarDate::of_moment);
        let date = date.map_or_else(|| keys::LIBRARY_NO_DATE.into(), short_date);
        LocalizedText::new(keys::STATISTICS_LONGEST)
            .with("n", entry.decisions)
            .with("date", date)
    }));
    lines
}

/// How many guesses were right, and how many would be by chance.
pub(super) fn guesses(counts: &GuessCounts) -> LocalizedText {
    LocalizedText::new(keys::GUESSES_SUM)
        .with("right", counts.right)
        .with("given", counts.given)
        .with("games", counts.games)
        .with("chance", counts.by_chance.round() as u64)
}

/// Against whom; bots are those of this game.
pub(in crate::app::menu) fn opponent(opponent: &Opponent, game: Option<&Game>) -> LocalizedText {
    match opponent {
        Opponent::Person => keys::STATISTICS_AGAINST_PEOPLE.into(),
        Opponent::AnyBot => keys::STATISTICS_AGAINST_BOTS.into(),
        Opponent::BotsOnly => keys::STATISTICS_BOTS_ONLY.into(),
        Opponent::Bot(name) => match game {
            Some(game) => game.bot_name(name),
            None => LocalizedText::verbatim(shown_text::name(name)),
        },
    }
}

/// Who sat on the two sides.
pub(super) fn seats(SeatMix([one, other]): &SeatMix) -> LocalizedText {
    let side = |seats: &Seats| {
        LocalizedText::new(keys::STATISTICS_SIDE)
            .with("people", u32::from(seats.people))
            .with("bots", u32::from(seats.bots))
    };
    LocalizedText::new(keys::STATISTICS_SEATS)
        .with("one", side(one))
        .with("other", side(other))
}

/// A month.
pub(super) fn month(month: Option<Month>) -> LocalizedText {
    match month {
        Some(Month { year, month }) => month_of_year(year, month),
        None => keys::LIBRARY_NO_DATE.into(),
    }
}
