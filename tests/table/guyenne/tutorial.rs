//! The tutorial, played: every chapter by keys and by pad, with wrong presses on the way; left and taken up again.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::{Castle, Move, Slip, Task};
use guyenne::games::guyenne::table::card::{CastleCard, Selectable, Value};
use guyenne::games::guyenne::table::chapters::CHAPTERS;
use guyenne::games::guyenne::table::hint_request::parts;
use guyenne::games::guyenne::table::tutorial::Coach;
use guyenne::games::guyenne::table::{Rules, Selection, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::table::exercise::Exercise;
use guyenne::table::tutorial::{Progress, StartChapter};
use guyenne::table::{Learning, Menu};

use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, against};
use crate::saves::Scratch;

/// What the coach asks for now; `None` between two steps.
fn task(hands: &Hands) -> Option<(usize, Task)> {
    let coach = hands.app.world().get_resource::<Coach>()?;
    Some((coach.number().0, coach.step()?.task))
}

fn start(hands: &mut Hands, chapter: usize, step: usize) {
    hands.app.world_mut().write_message(StartChapter {
        game: ID,
        chapter,
        step,
    });
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
}

/// Waits for the next step; `None` once the chapter is over.
fn next_step(hands: &mut Hands) -> Option<(usize, Task)> {
    hands.until(3000, |hands| {
        task(hands).is_some() || hands.app.world().get_resource::<Coach>().is_none()
    });
    hands.update(3);
    task(hands)
}

fn press_castle(hands: &mut Hands, wanted: impl Fn(usize) -> bool) -> bool {
    let world = hands.app.world_mut();
    let mut castles = world.query_filtered::<(Entity, &CastleCard), With<Selectable>>();
    let found = castles
        .iter(world)
        .find(|(_, castle)| wanted(castle.0.index()));
    let Some((entity, _)) = found else {
        return false;
    };
    hands.focus_on(entity);
    hands.press(Press::Confirm);
    true
}

/// A press that is not asked for: it is answered and changes nothing.
fn press_wrong(hands: &mut Hands, task: Task) {
    let before = (
        hands.record(),
        hands.app.world().resource::<Selection>().cards,
    );
    match task {
        // A hint is never asked for.
        Task::Read => {
            if !matches!(hands.turn(), Turn::Person(_)) {
                return;
            }
            hands.press(Press::Hint);
        }
        Task::Name(Move::Place { castle, .. }) => {
            assert!(press_castle(hands, |at| at != castle.index()));
        }
        _ => hands.press(Press::Hint),
    }
    hands.update(2);
    let after = (
        hands.record(),
        hands.app.world().resource::<Selection>().cards,
    );
    assert_eq!(after, before);
    let coach = hands.app.world().resource::<Coach>();
    let wrong = coach
        .wrong()
        .unwrap_or_else(|| panic!("no answer at {task:?}"));
    let words = hands.app.world().resource::<Localizer>().localize(wrong);
    assert!(!words.is_empty());
}

/// Does what the step asks for.
fn do_step(hands: &mut Hands, step: usize, task: Task) {
    match task {
        Task::Read => {
            let words = hands.focused_words();
            let localizer = hands.app.world().resource::<Localizer>();
            let on = ["tutorial-on", "tutorial-finish"].map(|key| localizer.text_of(key, &[]));
            assert!(
                on.contains(&words),
                "the focus is on {words:?} at step {step}"
            );
            hands.press(Press::Confirm);
        }
        Task::Name(Move::Place { castle, .. }) => {
            assert!(press_castle(hands, |at| at == castle.index()));
        }
        Task::Choose(m) => {
            let world = hands.app.world_mut();
            let mut all = world.query_filtered::<Entity, (
                With<guyenne::games::guyenne::table::card::Hinted>,
                With<Selectable>,
            )>();
            let glowing: Vec<Entity> = all.iter(world).collect();
            assert!(!glowing.is_empty(), "what is asked for glows: {m:?}");
            for card in glowing {
                hands.focus_on(card);
                hands.press(Press::Confirm);
            }
        }
        Task::Play(m) => {
            let chosen = !hands.app.world().resource::<Selection>().cards.is_empty();
            if chosen && !matches!(m, Move::Lose(_) | Move::Reserve(_)) {
                hands.press(Press::Commit);
            } else {
                play(hands, m);
            }
        }
        Task::Name(m) => panic!("{m:?} names no castle"),
    }
    hands.update(3);
}

fn chapter(device: Device, chapter: usize) {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    hands.speak(Language::En);
    start(&mut hands, chapter, 0);
    let mut steps = Vec::new();
    while let Some((step, task)) = next_step(&mut hands) {
        if !steps.contains(&step) {
            press_wrong(&mut hands, task);
        }
        steps.push(step);
        do_step(&mut hands, step, task);
        assert!(steps.len() < 200, "{steps:?}");
    }
    let all = CHAPTERS[chapter].read().expect("a lesson").steps.len();
    assert_eq!(
        steps,
        (0..all).collect::<Vec<_>>(),
        "each step once, in order"
    );
    let record = Record::parse(&hands.record()).expect("a record");
    assert!(record.is_over());
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Tutorial, "the list of chapters follows");
    let learning = hands.app.world().resource::<Learning>();
    assert_eq!(
        Progress::of(learning, ID, CHAPTERS[chapter].mark),
        Progress::Done
    );
    assert!(
        hands
            .app
            .world()
            .get_resource::<Exercise<Rules>>()
            .is_none()
    );
}

#[test]
fn the_first_chapter_by_keys() {
    chapter(Device::Keys, 0);
}

#[test]
fn the_first_chapter_by_pad() {
    chapter(Device::Pad, 0);
}

#[test]
fn the_second_chapter_by_keys() {
    chapter(Device::Keys, 1);
}

#[test]
fn the_second_chapter_by_pad() {
    chapter(Device::Pad, 1);
}

#[test]
fn the_third_chapter_by_keys() {
    chapter(Device::Keys, 2);
}

#[test]
fn the_third_chapter_by_pad() {
    chapter(Device::Pad, 2);
}

/// Makes the press that an answer is about.
fn slip(hands: &mut Hands, slip: Slip, wanted: Cards, asked_castle: Option<Castle>) {
    match slip {
        Slip::Castle(Some(castle)) => assert!(press_castle(hands, |at| at == castle.index())),
        Slip::Castle(None) => {
            let asked = hands.app.world().resource::<Coach>().step().cloned();
            let answers = asked.map_or_else(Vec::new, |step| step.answers);
            let other = |at: usize| {
                let own = |(slip, _): &(Slip, String)| match slip {
                    Slip::Castle(Some(castle)) => castle.index() == at,
                    _ => false,
                };
                !answers.iter().any(own) && asked_castle.is_none_or(|castle| castle.index() != at)
            };
            assert!(press_castle(hands, other));
        }
        Slip::Card(card) => {
            let world = hands.app.world_mut();
            let mut cards = world.query_filtered::<(Entity, &Value), With<Selectable>>();
            let fits = |value: &Value| match card {
                Some(card) => value.0 == card,
                None => wanted.of_kind(value.0) == 0,
            };
            let found = cards.iter(world).find(|(_, value)| fits(value));
            let (entity, _) = found.expect("the card is in hand");
            hands.focus_on(entity);
            hands.press(Press::Confirm);
        }
        Slip::Pass | Slip::Concede => hands.press(Press::Decline),
        Slip::Show => hands.press(Press::Commit),
    }
    hands.update(3);
}

/// Every answer that a chapter has for a wrong press of its own is given for that press.
#[test]
fn each_named_answer_is_given_for_its_press() {
    let mut given = 0;
    for (n, chapter) in CHAPTERS.iter().enumerate() {
        let lesson = chapter.read().expect("a lesson");
        for (number, step) in lesson.steps.iter().enumerate() {
            for (slipped, name) in &step.answers {
                let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
                start(&mut hands, n, number);
                let (mut at, mut task) = next_step(&mut hands).expect("a step");
                while at < number {
                    do_step(&mut hands, at, task);
                    (at, task) = next_step(&mut hands).expect("a step");
                }
                let (wanted, castle) = match task {
                    Task::Name(m) | Task::Choose(m) | Task::Play(m) => parts(m),
                    Task::Read => panic!("{name} answers nothing"),
                };
                slip(&mut hands, *slipped, wanted, castle);
                let coach = hands.app.world().resource::<Coach>();
                let wrong = coach.wrong().map(LocalizedText::key);
                assert_eq!(
                    wrong,
                    Some(format!("lesson-no-{name}").as_str()),
                    "{slipped:?} in {n} {number}, {:?} has the focus, named {:?}",
                    hands.focused_words(),
                    hands.app.world().resource::<Selection>().cards,
                );
                given += 1;
            }
        }
    }
    assert!(given >= 15, "{given}");
}

/// A chapter that is left is offered at its step after the next start, and the player's own game is as it was.
#[test]
fn a_chapter_is_left_and_taken_up_again_and_the_saved_game_stays() {
    let scratch = Scratch::new("tutorial");
    let mut hands = Hands::open_with(against("squire"), Device::Keys, scratch.saves());
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    let game = hands.record();
    let is_saved = || {
        scratch
            .read("guyenne.jsonl")
            .is_some_and(|line| line.trim_end() == game)
    };
    hands.until(300, |_| is_saved());
    start(&mut hands, 0, 0);
    for _ in 0..9 {
        let (step, task) = next_step(&mut hands).expect("a step");
        do_step(&mut hands, step, task);
    }
    let (left_at, _) = next_step(&mut hands).expect("a step");
    hands
        .app
        .world_mut()
        .write_message(guyenne::table::LeaveGame);
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.until(300, |_| {
        scratch
            .read("guyenne-learning.json")
            .is_some_and(|text| text.contains(&format!("\"{left_at}\"")))
    });
    assert!(is_saved());
    drop(hands);

    let mut hands = Hands::open_with(LaunchOptions::default(), Device::Keys, scratch.saves());
    hands.speak(Language::En);
    let learning = hands.app.world().resource::<Learning>();
    assert_eq!(
        Progress::of(learning, ID, CHAPTERS[0].mark),
        Progress::At(left_at)
    );
    // By the menus, as a player does.
    let words =
        |hands: &Hands, key: &str| hands.app.world().resource::<Localizer>().text_of(key, &[]);
    hands
        .app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::Tutorial);
    hands.update(5);
    let name = words(&hands, "tutorial-first");
    hands.press_words(&name);
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    let (step, task) = next_step(&mut hands).expect("a step");
    assert!(
        step <= left_at && step + 3 >= left_at,
        "{step} for {left_at}"
    );
    do_step(&mut hands, step, task);
    assert!(decision(&hands).is_some() || next_step(&mut hands).is_some());
    assert!(is_saved());
}
