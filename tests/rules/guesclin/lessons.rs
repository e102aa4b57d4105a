//! Guesclin's tutorial: its story is a valid game whose dice fall as they fell, what it asks for is legal, it shows
//! what it is to show, and it can be taken up again at every step.

use guyenne::games::guesclin::rules::{
    BadLesson, Event, HitResult, Lesson, Move, Position, Stage, Task, UnfitGame,
};

const FIRST: &str = include_str!("../../../assets/tutorial/guesclin/chapter-1.jsonl");

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
fn the_story_is_a_game_that_asks_for_legal_moves() {
    let lesson = first();
    let person = lesson.person().expect("a person");
    let own = lesson.decisions.iter().flatten();
    let own = own.filter(|&&(banner, m)| banner == person && !matches!(m, Move::Place { .. }));
    let mut moves = own.map(|&(_, m)| m);
    let mut asked = 0;
    for (n, step) in lesson.steps.iter().enumerate() {
        let m = match step.task {
            Task::Play(m) => {
                assert_eq!(moves.next(), Some(m), "{}", step.name);
                asked += 1;
                m
            }
            Task::Aim(m) => m,
            _ => continue,
        };
        let position = position_at(&lesson, n);
        assert_eq!(lesson.entry(n), step.at, "{}", step.name);
        assert_eq!(position.is_legal(person, m), Ok(()), "{}", step.name);
        assert!(lesson.upcoming(step.at).contains(&m), "{}", step.name);
    }
    assert_eq!(moves.next(), None, "every move is asked for");
    assert!(asked >= 12, "it is played, not read: {asked}");
    let acts = |task: &Task| *task != Task::Read;
    let acts = lesson.steps.iter().filter(|step| acts(&step.task)).count();
    assert!(acts * 2 > lesson.steps.len(), "{acts}");
    let last = lesson.steps.last().expect("steps");
    assert_eq!(
        (last.task, last.at),
        (Task::Read, lesson.record.events.len())
    );
}

/// An order, a shot across an obstacle, a load that falls and is taken, a blow with help from the side, a strike back,
/// somebody stunned, the threat, a look around.
#[test]
fn the_story_shows_what_the_rules_have() {
    let lesson = first();
    let events: Vec<&Event> = lesson
        .record
        .events
        .iter()
        .map(|entry| &entry.event)
        .collect();
    let any = |is: &dyn Fn(&Event) -> bool| events.iter().any(|event| is(event));
    assert!(any(&|event| matches!(event, Event::Order { .. })));
    assert!(any(
        &|event| matches!(event, Event::Shoot(shot) if shot.defence.obstacles > 0
        && shot.result == HitResult::Drop)
    ));
    assert!(any(&|event| matches!(event, Event::Drop { .. })));
    assert!(any(&|event| matches!(event, Event::Take { .. })));
    assert!(any(
        &|event| matches!(event, Event::Attack(blow) if blow.defence.enemies > 0
        && blow.result == HitResult::Stunned)
    ));
    assert!(any(
        &|event| matches!(event, Event::Riposte(blow) if blow.result == HitResult::Stunned)
    ));
    assert!(any(&|event| *event == Event::Round { n: 2 }));
    let has = |task: fn(&Task) -> bool| lesson.steps.iter().any(|step| task(&step.task));
    assert!(has(|task| matches!(task, Task::Look)) && has(|task| matches!(task, Task::Pick(_))));
    assert!(has(|task| matches!(task, Task::Threat)) && has(|task| matches!(task, Task::Aim(_))));
    assert!(has(|task| *task == Task::Play(Move::Finish)));
}

/// What the sentences say with numbers is so.
#[test]
fn the_numbers_of_the_sentences_are_true() {
    let lesson = first();
    let at = |name: &str| {
        let n = lesson.steps.iter().position(|step| step.name == name);
        position_at(&lesson, n.unwrap_or_else(|| panic!("no step {name}")))
    };
    let odds = at("odds");
    let Some(Task::Play(Move::Shoot { who, target })) = step(&lesson, "shoot") else {
        panic!("no shot");
    };
    let shot = odds.board().shot_odds(who, target).expect("in range");
    assert_eq!((shot.distance, shot.capacity), (3, 1));
    assert_eq!(
        (
            shot.defence.base,
            shot.defence.obstacles,
            shot.defence.total()
        ),
        (5, 1, 6)
    );
    let sum = at("sum");
    let Some(Task::Play(Move::Attack { who, target })) = step(&lesson, "strike") else {
        panic!("no blow");
    };
    let from = sum.board().at(who).expect("on the map");
    let blow = sum.board().melee_odds(who, from, target).expect("adjacent");
    assert_eq!((blow.defence.base, blow.defence.enemies), (10, 1));
    let back = sum
        .board()
        .riposte_odds(who, from, target)
        .expect("initiative");
    assert_eq!(back.capacity, 4);
    // Nobody is threatened before the first activation ends.
    let calm = at("threatened");
    let board = calm.board();
    let person = lesson.person().expect("a person");
    let map = board.threats(person.camp().other());
    for (_, at) in board.standing(person.camp()) {
        assert_eq!(map.count(at), 0, "{at}");
    }
    // The places that are named.
    let text = std::fs::read_to_string("assets/locales/en/guesclin/lessons.ftl").expect("texts");
    for step in &lesson.steps {
        let goal = match step.task {
            Task::Play(m) => Lesson::goal(m),
            _ => None,
        };
        if let Some((_, to, _)) = goal {
            let key = format!("guesclin-lesson-{} =", step.name);
            let line = text.lines().find(|line| line.starts_with(&key));
            assert!(line.expect("a sentence").contains(&to.name()), "{key} {to}");
        }
    }
}

fn step(lesson: &Lesson, name: &str) -> Option<Task> {
    let found = lesson.steps.iter().find(|step| step.name == name);
    found.map(|step| step.task)
}

#[test]
fn every_step_can_be_taken_up_again() {
    let lesson = first();
    for pair in lesson.steps.windows(2) {
        assert!(pair[0].at <= pair[1].at, "{}", pair[1].name);
    }
    for (n, step) in lesson.steps.iter().enumerate() {
        let entry = lesson.entry(n);
        assert!(
            entry <= step.at && lesson.first_step(entry) <= n,
            "{}",
            step.name
        );
        let position = position_at(&lesson, n);
        assert!(!matches!(
            position.board().stage(),
            Stage::Between | Stage::Over(_)
        ));
        // Nothing follows from the last event that the record does not have.
        let (_, resumed) = lesson.first(entry).resume().expect("a decision");
        assert_eq!(resumed.events.len(), entry, "{}", step.name);
    }
}

#[test]
fn a_damaged_lesson_is_refused() {
    let read = |from: &str, to: &str| {
        let text = FIRST.replacen(from, to, 1);
        assert_ne!(text, FIRST, "{from}");
        Lesson::read(&text)
    };
    let silent = read("\"ask\": [\"third@", "\"asks\": [\"third@");
    assert!(matches!(silent, Err(BadLesson::Silent(_))));
    let nowhere = read("aims@aim", "aims@sea");
    assert!(matches!(nowhere, Err(BadLesson::Note(..))));
    let unasked = read("order:french-knight=", "other:french-knight=");
    assert!(matches!(unasked, Err(BadLesson::Note(..))));
    let blow = read("pick:reach@", "aim:reach@");
    assert!(matches!(blow, Err(BadLesson::Note(..))));
    let dice = read("\"seed\":\"46\"", "\"seed\":\"47\"");
    assert!(
        matches!(dice, Err(BadLesson::Unfit(UnfitGame::Dice))),
        "{dice:?}"
    );
    let illegal = read("\"cost\": 7", "\"cost\": 6");
    assert!(matches!(illegal, Err(BadLesson::Record(_))));
}
