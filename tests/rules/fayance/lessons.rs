//! Fayance's tutorial: its story is a valid game that the person wins, what it asks for is legal, and it can be taken
//! up again at every step.

use guyenne::games::fayance::rules::{
    BadLesson, Card, Land, Lesson, Position, Side, Slip, Task, Terrain, Test,
};

use super::card;

const FIRST: &str = include_str!("../../../assets/tutorial/fayance/chapter-1.jsonl");

/// The first chapter.
pub fn first() -> Lesson {
    Lesson::read(FIRST).unwrap_or_else(|error| panic!("{error}"))
}

/// The names of the notes.
pub fn notes() -> Vec<String> {
    let steps = first().steps.into_iter();
    steps.map(|step| step.name).collect()
}

/// The names of the answers to wrong presses.
pub fn answers() -> Vec<String> {
    let answers = first().steps.into_iter().flat_map(|step| step.answers);
    answers.map(|(_, name)| name).collect()
}

/// The position in which the game can be put on the table for a step.
fn position_at(lesson: &Lesson, step: usize) -> Position {
    let record = lesson.first(lesson.entry(step));
    record.replay().expect("a decision")
}

#[test]
fn the_story_is_a_game_that_asks_for_legal_moves_and_is_won() {
    let lesson = first();
    let person = lesson.person().expect("a person");
    let end = lesson.record.replay().expect("a valid game");
    assert_eq!(end.outcome().expect("it ends").winner, person);
    let mut moves = lesson.record.moves(person);
    let mut asked = 0;
    for (n, step) in lesson.steps.iter().enumerate() {
        let Task::Play(m) = step.task else {
            continue;
        };
        assert_eq!(moves.next(), Some(m), "{}", step.name);
        let position = position_at(&lesson, n);
        assert_eq!(position.is_legal(person, m), Ok(()), "{}", step.name);
        asked += 1;
    }
    assert_eq!(moves.next(), None, "every move is asked for");
    assert!(asked >= 15, "it is played, not read: {asked}");
    let last = lesson.steps.last().expect("steps");
    let all = lesson.record.events.len();
    assert_eq!((last.task, last.at), (Task::Read, lesson.told(all)));
}

#[test]
fn the_story_shows_every_test() {
    let lesson = first();
    let events = lesson.record.events.iter().map(|entry| entry.event);
    let tests: Vec<Test> = events
        .filter_map(|event| match event {
            guyenne::games::fayance::rules::Event::Combat { by, .. } => Some(by),
            _ => None,
        })
        .collect();
    for test in [Test::Troop, Test::Terrain, Test::Halfling, Test::Undecided] {
        assert!(tests.contains(&test), "{test}");
    }
}

#[test]
fn every_step_can_be_taken_up_again() {
    let lesson = first();
    for pair in lesson.steps.windows(2) {
        assert!(pair[0].at <= pair[1].at, "{}", pair[1].name);
    }
    for (n, step) in lesson.steps.iter().enumerate() {
        let entry = lesson.entry(n);
        let told = lesson.told(entry);
        assert!(told <= step.at, "{}", step.name);
        assert!(lesson.first_step(told) <= n, "{}", step.name);
        let position = position_at(&lesson, n);
        assert!(!position.to_move().is_empty(), "{}", step.name);
        // Nothing follows from the last event that the record does not have.
        let (_, resumed) = lesson.first(entry).resume().expect("a decision");
        assert_eq!(resumed.events.len(), entry, "{}", step.name);
    }
}

#[test]
fn a_decision_that_nothing_is_said_about_is_found() {
    let silent = FIRST.replacen(
        "\"ask\": [\"refill@laid\"]",
        "\"asks\": [\"refill@laid\"]",
        1,
    );
    assert_ne!(silent, FIRST);
    assert!(matches!(Lesson::read(&silent), Err(BadLesson::Silent(_))));
    let nowhere = FIRST.replacen("troop@land", "troop@sea", 1);
    assert!(matches!(Lesson::read(&nowhere), Err(BadLesson::Note(..))));
    let unasked = FIRST.replacen("first:card-", "frist:card-", 1);
    assert!(matches!(Lesson::read(&unasked), Err(BadLesson::Note(..))));
    let illegal = FIRST.replacen("\"troop\": \"rider\"", "\"troop\": \"archer\"", 1);
    assert!(matches!(Lesson::read(&illegal), Err(BadLesson::Record(_))));
    assert_eq!("card".parse(), Ok(Slip(None)));
    assert_eq!("card-rider-elf".parse(), Ok(Slip(Some(card("rider-elf")))));
    assert_eq!("card-knight".parse::<Slip>(), Err(()));
}

#[test]
fn what_the_lesson_says_of_the_favoured_cards_is_so() {
    let lesson = first();
    let step = lesson.steps.iter().position(|step| step.name == "theirs");
    let person = lesson.person().expect("a person");
    let view = position_at(&lesson, step.expect("the step")).view(Some(person));
    let terrains = view.land.and_then(Land::terrains).expect("it is laid");
    let favoured = |side: Side| {
        let active = view.sides[side].active.iter();
        let people = active.map(Card::people);
        people
            .filter(|people| people.is_favoured(terrains[side]))
            .count()
    };
    assert_eq!(terrains[person.other()], Terrain::Forest);
    assert_eq!((favoured(person.other()), favoured(person)), (2, 0));
    for (words, elves) in [
        (
            include_str!("../../../assets/locales/en/fayance/lessons.ftl"),
            "their two elves",
        ),
        (
            include_str!("../../../assets/locales/fr/fayance/lessons.ftl"),
            "ses deux elfes",
        ),
        (
            include_str!("../../../assets/locales/de/fayance/lessons.ftl"),
            "die beiden Elfen",
        ),
        (
            include_str!("../../../assets/locales/es/fayance/lessons.ftl"),
            "sus dos elfos",
        ),
    ] {
        let mut lines = words.lines();
        let line = lines.find(|line| line.starts_with("fayance-lesson-theirs ="));
        assert!(line.expect("a sentence").contains(elves), "{elves}");
    }
}
