//! The log of days: what counts once, whatever the clock says and whatever copies there are.

use guyenne::rules::daily::{
    CalendarDate, DailyLog, DailyScore, DayMark, DayStanding, FIRST_DAY, Streak,
};
use guyenne::rules::duplicate::SideOutcome;
use proptest::prelude::*;

const GAME: &str = "heads-or-tails";
const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;

/// Noon of a day's date.
fn noon(day: u32) -> u64 {
    (FIRST_DAY.days() + u64::from(day) - 1) * DAY + 12 * HOUR
}

fn date(day: u32) -> CalendarDate {
    CalendarDate::of_moment(noon(day)).expect("a date")
}

fn won(finished: u64, points: u32) -> DailyScore {
    DailyScore {
        finished,
        outcome: SideOutcome::Won,
        points: [points, 1],
    }
}

/// A log in which these days are played.
fn played(days: &[u32]) -> DailyLog {
    let mut log = DailyLog::default();
    for &day in days {
        log.begin(GAME, day, noon(day)).expect("a day that counts");
        assert!(log.finish(GAME, day, noon(day), won(noon(day) + 60, day)));
    }
    log
}

#[test]
fn the_first_try_of_a_day_counts_and_no_other() {
    let mut log = DailyLog::default();
    let now = noon(3);
    assert_eq!(log.standing(GAME, 3, now), DayStanding::Counts);
    log.begin(GAME, 3, now).expect("the first try");
    let second = log.begin(GAME, 3, now + 60).expect_err("a second try");
    assert!(matches!(second, DayStanding::Begun(first) if first.begun == now));
    assert!(
        !log.finish(GAME, 3, now + 60, won(now + 90, 9)),
        "the second try"
    );
    assert!(
        !log.finish(GAME, 4, now, won(now + 90, 9)),
        "a day not begun"
    );
    assert!(log.finish(GAME, 3, now, won(now + 120, 4)));
    assert!(!log.finish(GAME, 3, now, won(now + 150, 9)), "twice");
    let score = log.first_try(GAME, 3).and_then(|first| first.score);
    assert_eq!(score, Some(won(now + 120, 4)));
    // The games are apart.
    assert_eq!(log.standing("another", 3, now), DayStanding::Counts);
}

#[test]
fn old_days_and_days_to_come_do_not_count() {
    let mut log = DailyLog::default();
    for (day, now, due) in [
        (2, noon(3), DayStanding::Old),
        (4, noon(3), DayStanding::ToCome),
        (0, noon(3), DayStanding::Unknown),
        (u32::MAX, noon(3), DayStanding::Unknown),
        (3, u64::MAX, DayStanding::Unknown),
    ] {
        assert_eq!(log.begin(GAME, day, now), Err(due), "{day}");
    }
    assert_eq!(log, DailyLog::default());
    // A game that is begun before midnight counts when it ends after it.
    let late = noon(3) + 12 * HOUR - 1;
    log.begin(GAME, 3, late)
        .expect("the last second of the day");
    assert!(log.finish(GAME, 3, late, won(late + HOUR, 2)));
    // And a clock that is set back meanwhile makes no game end before it began.
    log.begin(GAME, 4, noon(4)).expect("the next day");
    assert!(log.finish(GAME, 4, noon(4), won(noon(1), 2)));
    let finished = log.first_try(GAME, 4).and_then(|first| first.score);
    assert_eq!(finished.map(|score| score.finished), Some(noon(4)));
}

#[test]
fn a_clock_that_goes_back_is_told_and_counts_nothing() {
    let mut log = played(&[5]);
    let latest = noon(5) + 60;
    for day in [3, 4] {
        let standing = log.begin(GAME, day, noon(day));
        assert_eq!(standing, Err(DayStanding::ClockBack(latest)));
    }
    assert!(matches!(
        log.begin(GAME, 5, noon(5) - HOUR),
        Err(DayStanding::Begun(_))
    ));
    // By an hour within the day it is a clock like any other; and the next day counts again.
    assert_eq!(
        log.standing("another", 5, noon(5) - HOUR),
        DayStanding::Counts
    );
    assert_eq!(log.begin(GAME, 6, noon(6)), Ok(()));
}

#[test]
fn two_copies_count_a_day_once_and_say_so() {
    let (mut one, mut other) = (played(&[1]), played(&[1]));
    one.begin(GAME, 2, noon(2)).expect("today");
    other.begin(GAME, 2, noon(2) + HOUR).expect("today");
    assert!(other.finish(GAME, 2, noon(2) + HOUR, won(noon(3), 8)));
    let told = one.merge(other.clone());
    assert_eq!(told.len(), 1, "day 1 is the same try");
    assert_eq!((told[0].game.as_str(), told[0].day), (GAME, 2));
    assert_eq!(told[0].counts.begun, noon(2));
    assert_eq!(told[0].dropped.begun, noon(2) + HOUR);
    assert_eq!(one.first_try(GAME, 2), Some(&told[0].counts));
    // A copy from before the end of a try knows less of it; the try is the same.
    let mut early = DailyLog::default();
    early.begin(GAME, 4, noon(4)).expect("today");
    let mut late = early.clone();
    assert!(late.finish(GAME, 4, noon(4), won(noon(4) + 1, 3)));
    assert_eq!(early.merge(late.clone()), []);
    assert_eq!(early, late);
}

#[test]
fn days_in_a_row_the_month_and_the_best_day() {
    let mut log = played(&[1, 2, 3, 5, 6]);
    log.begin(GAME, 8, noon(8)).expect("today");
    for (today, current) in [(3, 3), (6, 2), (7, 2), (8, 0), (9, 0)] {
        let streak = log.streak(GAME, date(today));
        let longest = 3;
        assert_eq!(streak, Streak { current, longest }, "{today}");
    }
    assert_eq!(log.streak("another", date(3)), Streak::default());
    let month = log.month(GAME, (2026, 12), date(8));
    assert_eq!(month.len(), 31);
    let mark = |day: usize| month[day - 1].mark;
    assert!(matches!(mark(6), DayMark::Played(score) if score.points == [6, 1]));
    assert_eq!(mark(4), DayMark::Missed);
    assert_eq!(mark(8), DayMark::Begun);
    assert_eq!(mark(9), DayMark::None);
    assert_eq!(month[8].number, Some(9));
    assert_eq!(
        (month[0].weekday, month[6].weekday),
        (1, 0),
        "a Tuesday, and a Monday"
    );
    let due = log.month(GAME, (2026, 12), date(9));
    assert_eq!(due[8].mark, DayMark::Due);
    let before = log.month(GAME, (2026, 11), date(9));
    assert!(
        before
            .iter()
            .all(|day| day.number.is_none() && day.mark == DayMark::None)
    );
    assert_eq!(log.best(GAME).map(|(day, _)| day), Some(6));
    assert_eq!(log.best("another"), None);
}

/// What a player may do, with the day that their clock says and the hour of it.
#[derive(Debug, Clone, Copy)]
struct Deed {
    day: u32,
    clock: u32,
    second: u64,
    ends: bool,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = (1..6_u32, 1..6_u32, 0..DAY, any::<bool>());
    let deed = deed.prop_map(|(day, clock, second, ends)| Deed {
        day,
        clock,
        second,
        ends,
    });
    prop::collection::vec(deed, 0..20)
}

/// Does what was done; every try that was counted is counted still, unchanged but for its end.
fn log_of(deeds: &[Deed]) -> DailyLog {
    let mut log = DailyLog::default();
    for deed in deeds {
        let now = noon(deed.clock) - 12 * HOUR + deed.second;
        let before = log.first_try(GAME, deed.day).cloned();
        let begun = log.begin(GAME, deed.day, now);
        assert_eq!(
            begun.is_ok(),
            before.is_none() && log.first_try(GAME, deed.day).is_some()
        );
        assert!(
            begun.is_err() || deed.day == deed.clock,
            "only today counts"
        );
        let ended = deed.ends && log.finish(GAME, deed.day, now, won(now + deed.second, deed.day));
        let after = log.first_try(GAME, deed.day);
        if let Some(before) = before {
            assert_eq!(after.map(|own| own.begun), Some(before.begun));
            assert!(before.score.is_none() || after == Some(&before));
        }
        assert!(!ended || after.is_some_and(|own| own.score.is_some()));
    }
    log
}

proptest! {
    #[test]
    fn copies_come_together_in_any_order(
        (one, two, three) in (deeds(), deeds(), deeds()),
    ) {
        let logs = [one, two, three].map(|deeds| log_of(&deeds));
        let merged = |order: [usize; 3]| {
            let mut all = logs[order[0]].clone();
            all.merge(logs[order[1]].clone());
            all.merge(logs[order[2]].clone());
            all
        };
        let all = merged([0, 1, 2]);
        prop_assert_eq!(&merged([2, 1, 0]), &all);
        prop_assert_eq!(&merged([1, 2, 0]), &all);
        let mut again = all.clone();
        for log in &logs {
            for (day, told) in again.merge(log.clone()).into_iter().map(|told| (told.day, told)) {
                prop_assert_eq!(again.first_try(GAME, day), Some(&told.counts));
                prop_assert_eq!(log.first_try(GAME, day), Some(&told.dropped));
            }
        }
        prop_assert_eq!(&again, &all);
    }

    #[test]
    fn what_is_written_is_read(deeds in deeds()) {
        let log = log_of(&deeds);
        let (read, faults, doubled) = DailyLog::read(&log.text()).expect("a log");
        prop_assert_eq!(&read, &log);
        prop_assert!(faults.is_empty() && doubled.is_empty());
    }

    /// A row is never longer than the days that were played, nor today's longer than the longest.
    #[test]
    fn rows_are_as_a_slow_count_says(days in prop::collection::btree_set(1..40_u32, 0..30), today in 1..42_u32) {
        let days: Vec<u32> = days.into_iter().filter(|&day| day <= today).collect();
        let log = played(&days);
        let run = |last: u32| (0..last).take_while(|back| days.contains(&(last - back))).count() as u32;
        let streak = log.streak(GAME, date(today));
        let current = if days.contains(&today) { run(today) } else { run(today - 1) };
        prop_assert_eq!(streak.current, current);
        prop_assert_eq!(streak.longest, (0..42).map(run).max().unwrap_or_default());
    }
}
