//! The tutorial's lessons: their records are valid games, what they ask for is legal, and the player wins.

use guyenne::games::guyenne::rules::record::PlayerKind;
use guyenne::games::guyenne::rules::{BadLesson, Lesson, Task};

/// The lessons, as they are shipped.
const LESSONS: [&str; 3] = [
    include_str!("../../../assets/tutorial/guyenne/chapter-1.json"),
    include_str!("../../../assets/tutorial/guyenne/chapter-2.json"),
    include_str!("../../../assets/tutorial/guyenne/chapter-3.json"),
];

/// The lessons, in order.
pub fn all() -> Vec<Lesson> {
    let lesson = |(n, text): (usize, &&str)| {
        Lesson::read(text).unwrap_or_else(|error| panic!("chapter {n}: {error}"))
    };
    LESSONS.iter().enumerate().map(lesson).collect()
}

/// The names of the notes of all lessons.
pub fn notes() -> Vec<String> {
    let steps = all().into_iter().flat_map(|lesson| lesson.steps);
    steps.map(|step| step.name).collect()
}

/// The names of the answers to wrong presses.
pub fn answers() -> Vec<String> {
    let steps = all().into_iter().flat_map(|lesson| lesson.steps);
    let answers = steps.flat_map(|step| step.answers);
    answers.map(|(_, name)| name).collect()
}

#[test]
fn every_lesson_is_a_game_that_asks_for_legal_moves_and_is_won() {
    for (n, lesson) in all().iter().enumerate() {
        let record = lesson.script.record();
        let end = record.replay().expect("a valid game");
        let mut people = record
            .players
            .iter()
            .filter(|player| player.kind == PlayerKind::Human);
        let person = people.next().expect("a person").seat;
        assert!(people.next().is_none(), "chapter {n} is for one person");
        let winner = end.outcome().expect("the game ends").winner;
        assert_eq!(winner, Some(person.camp), "chapter {n}");
        let mut moves = 0;
        for step in &lesson.steps {
            let m = match step.task {
                Task::Read => continue,
                Task::Name(m) | Task::Choose(m) | Task::Play(m) => m,
            };
            let position = record_at(lesson, step.at);
            assert_eq!(position.to_move(), Some(person), "{}", step.name);
            assert_eq!(position.is_legal(m), Ok(()), "{}", step.name);
            moves += usize::from(matches!(step.task, Task::Play(_)));
        }
        assert!(moves >= 7, "chapter {n} is played, not read: {moves} moves");
        let last = lesson.steps.last().expect("steps");
        assert_eq!(
            (last.task, last.at),
            (Task::Read, record.events.len()),
            "the end is said"
        );
        for pair in lesson.steps.windows(2) {
            assert!(
                pair[0].at <= pair[1].at,
                "{} comes after {}",
                pair[1].name,
                pair[0].name
            );
        }
        for step in 0..lesson.steps.len() {
            let entry = lesson.entry(step);
            assert!(entry <= lesson.steps[step].at);
            assert!(
                lesson.script.decision_at(entry).is_some(),
                "step {step} can be come back to"
            );
        }
    }
}

fn record_at(lesson: &Lesson, events: usize) -> guyenne::games::guyenne::rules::Position {
    lesson.script.first(events).replay().expect("a decision")
}

#[test]
fn a_decision_that_nothing_is_said_about_is_found() {
    let silent = LESSONS[0].replacen(
        "\"ask\": [\"pass@buttons\"]",
        "\"asks\": [\"pass@buttons\"]",
        1,
    );
    assert_ne!(silent, LESSONS[0]);
    assert!(matches!(Lesson::read(&silent), Err(BadLesson::Silent(10))));
    let unasked = LESSONS[0].replacen("add:pass=too-weak", "ad:pass=too-weak", 1);
    assert!(matches!(Lesson::read(&unasked), Err(BadLesson::Note(8, _))));
    let nowhere = LESSONS[0].replacen("tie@4", "tie@9", 1);
    assert!(matches!(
        Lesson::read(&nowhere),
        Err(BadLesson::Note(16, _))
    ));
}
