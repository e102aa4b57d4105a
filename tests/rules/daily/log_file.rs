//! The file of the log of days: what is not understood is told, and stays; what is no log is left alone.

use guyenne::rules::daily::{BadDailyLog, DailyLog, DailyScore, DailyTry, Difficulty, FIRST_DAY};
use guyenne::rules::duplicate::SideOutcome;
use serde_json::{Value, json};

const WHOLE: &str = r#"{"format":"daily-log","version":1,"shade":"blue","days":[
    {"game":"a","day":1,"begun":100,"finished":160,"outcome":"won","points":5,"against":3,"mood":"fine"},
    {"game":"a","day":2,"begun":200},
    {"game":"b","day":1,"begun":90}
]}"#;

#[test]
fn unknown_fields_are_written_back() {
    let (log, faults, doubled) = DailyLog::read(WHOLE).expect("a log");
    assert!(faults.is_empty() && doubled.is_empty());
    let written: Value = serde_json::from_str(&log.text()).expect("JSON");
    let read: Value = serde_json::from_str(WHOLE).expect("JSON");
    assert_eq!(written, read);
    let marked = format!("\u{feff}{}", WHOLE.replace('\n', "\r\n"));
    assert_eq!(DailyLog::read(&marked).map(|(read, ..)| read), Ok(log));
}

#[test]
fn an_entry_that_is_not_understood_is_told_and_kept() {
    for (entry, why) in [
        (json!(7), "it is a number, not an object"),
        (json!({"day": 1, "begun": 1}), "\"game\" is missing"),
        (json!({"game": "a", "day": 0, "begun": 1}), "\"day\" is 0"),
        (json!({"game": "a", "day": -1, "begun": 1}), "\"day\" is -1"),
        (
            json!({"game": "a", "day": 1, "begun": "noon"}),
            "\"begun\" is",
        ),
        (
            json!({"game": "a", "day": 1, "begun": 1, "finished": 2}),
            "\"outcome\" is missing",
        ),
        (
            json!({"game": "a", "day": 1, "begun": 1, "finished": 2, "outcome": "fled"}),
            "unknown outcome \"fled\": expected won, drawn or lost",
        ),
    ] {
        let other = json!({"game": "a", "day": 4, "begun": 9});
        let text = json!({"format": "daily-log", "version": 1, "days": [entry, other]});
        let (log, faults, _) = DailyLog::read(&text.to_string()).expect("a log");
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("day 1 of the list: "), "{faults:?}");
        assert!(faults[0].contains(why), "{faults:?}");
        assert!(log.first_try("a", 4).is_some(), "the rest is read");
        let written: Value = serde_json::from_str(&log.text()).expect("JSON");
        assert!(written["days"].as_array().expect("days").contains(&entry));
    }
}

/// What was reckoned is known in the next run, and in a copy that takes over; what is no difficulty is reckoned anew.
#[test]
fn difficulties_are_kept_and_those_that_are_none_are_dropped() {
    let found = |won| Difficulty {
        games: 20,
        won,
        drawn: 1,
    };
    let mut log = DailyLog::default();
    log.keep_difficulty("a", 3, found(9));
    log.keep_difficulty("b", 3, found(4));
    let (read, faults, _) = DailyLog::read(&log.text()).expect("a log");
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(read, log);
    assert_eq!(read.difficulty("a", 3), Some(found(9)));
    assert_eq!(read.difficulty("a", 4), None);
    let mut other = DailyLog::default();
    other.keep_difficulty("a", 3, found(0));
    assert_eq!(other.merge(read), []);
    assert_eq!(other.difficulty("a", 3), Some(found(0)), "the own one");
    assert_eq!(other.difficulty("b", 3), Some(found(4)));
    for bad in [
        json!(7),
        json!({"game": "a", "day": 3, "games": 20, "won": 21, "drawn": 0}),
        json!({"game": "a", "day": 3, "games": 20, "won": 19, "drawn": 2}),
        json!({"game": "a", "day": 3, "games": 0, "won": 0, "drawn": 0}),
        json!({"game": "a", "games": 20, "won": 1, "drawn": 0}),
    ] {
        let good = json!({"game": "b", "day": 3, "games": 20, "won": 4, "drawn": 1});
        let text =
            json!({"format": "daily-log", "version": 1, "days": [], "difficulties": [bad, good]});
        let (read, faults, _) = DailyLog::read(&text.to_string()).expect("a log");
        assert!(faults.is_empty());
        assert_eq!(read.difficulty("a", 3), None, "{text}");
        assert_eq!(read.difficulty("b", 3), Some(found(4)));
    }
}

#[test]
fn a_day_that_stands_there_twice_counts_once() {
    let text = WHOLE.replace(r#""day":2"#, r#""day":1"#);
    let (log, faults, doubled) = DailyLog::read(&text).expect("a log");
    assert!(faults.is_empty());
    assert_eq!(doubled.len(), 1);
    assert_eq!(doubled[0].dropped.begun, 200);
    assert_eq!(log.first_try("a", 1).map(|first| first.begun), Some(100));
}

#[test]
fn what_is_no_log_is_refused() {
    for text in [
        "",
        "[]",
        "rubbish",
        "{}",
        r#"{"format":"daily-log","days":[]}"#,
        r#"{"format":"daily-log","version":1}"#,
        r#"{"format":"settings","version":1,"days":[]}"#,
        r#"{"format":"daily-log","version":1,"days":{}}"#,
        &WHOLE[..WHOLE.len() - 1],
    ] {
        let why = DailyLog::read(text).expect_err(text);
        assert!(matches!(why, BadDailyLog::NotOne(_)), "{why}");
        assert!(
            why.to_string().starts_with("this is no log of days: "),
            "{why}"
        );
    }
    let newer = WHOLE.replace(r#""version":1"#, r#""version":2"#);
    assert_eq!(DailyLog::read(&newer), Err(BadDailyLog::Newer(2)));
}

/// The luck of a day's try is told with its score, and it is known again after the log was written and read.
#[test]
fn luck_is_taken_out_of_the_score_and_kept() {
    for (outcome, points) in [
        (SideOutcome::Won, 100),
        (SideOutcome::Drawn, 50),
        (SideOutcome::Lost, 0),
    ] {
        let mut log = DailyLog::default();
        let now = FIRST_DAY.days() * 86_400 + 60;
        log.begin("a", 1, now).expect("it counts");
        log.keep_luck("a", 1, now + 1, 40);
        log.keep_luck("a", 2, now, 40);
        assert_eq!(log.first_try("a", 1).and_then(DailyTry::luck), None);
        log.keep_luck("a", 1, now, -14);
        let own = log.first_try("a", 1).expect("a try");
        assert_eq!(
            (own.luck(), own.adjusted()),
            (Some(-14), None),
            "it goes on"
        );
        let score = DailyScore {
            finished: now + 9,
            outcome,
            points: [9, 5],
        };
        assert!(log.finish("a", 1, now, score));
        let (read, faults, _) = DailyLog::read(&log.text()).expect("a log");
        assert!(faults.is_empty() && read == log, "{faults:?}");
        let own = read.first_try("a", 1).expect("a try");
        assert_eq!(own.adjusted(), Some(points + 14));
    }
}
