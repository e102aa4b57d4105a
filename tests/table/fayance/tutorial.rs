//! Fayance's tutorial, played by keys and by pad with wrong presses on the way; left and taken up again.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::{DecisionKind, Move, Task, Troop};
use guyenne::games::fayance::table::card::{Hinted, Selectable, Value};
use guyenne::games::fayance::table::chapters::CHAPTERS;
use guyenne::games::fayance::table::layout::TableLayout;
use guyenne::games::fayance::table::tutorial::Coach;
use guyenne::games::fayance::table::{Selection, TableInput, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::table::tutorial::{Bubble, Progress, StartChapter};
use guyenne::table::{Learning, Menu};
use guyenne::theme::Scale;

use super::player::{between, input_button, open, record, selectable, turn, view, wait};
use crate::harness::{Device, Hands, Press};
use crate::text_size::faults_in_every_size;

/// What the coach asks for now; `None` between two steps.
fn task(hands: &Hands) -> Option<(usize, Task)> {
    let coach = hands.app.world().get_resource::<Coach>()?;
    Some((coach.number().0, coach.step()?.task))
}

fn start(hands: &mut Hands, step: usize) {
    hands.app.world_mut().write_message(StartChapter {
        game: ID,
        chapter: 0,
        step,
    });
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
}

/// Waits for the next step; `None` once the chapter is over.
fn next_step(hands: &mut Hands) -> Option<(usize, Task)> {
    hands.until(4000, |hands| {
        task(hands).is_some() || hands.app.world().get_resource::<Coach>().is_none()
    });
    hands.update(3);
    task(hands)
}

/// The key of the answer to the last press.
fn answer(hands: &Hands) -> Option<String> {
    let coach = hands.app.world().get_resource::<Coach>()?;
    coach.wrong().map(|wrong| wrong.key().to_owned())
}

/// The cards that glow.
fn glowing(hands: &mut Hands) -> Vec<Entity> {
    let world = hands.app.world_mut();
    let mut all = world.query_filtered::<Entity, (With<Hinted>, With<Selectable>)>();
    all.iter(world).collect()
}

fn press(hands: &mut Hands, entity: Entity) {
    hands.focus_on(entity);
    hands.press(Press::Confirm);
    hands.update(2);
}

/// A press that is not asked for: it is answered and changes nothing.
fn press_wrong(hands: &mut Hands, task: Task) {
    let standing = |hands: &Hands| {
        (
            record(hands),
            hands.app.world().resource::<Selection>().clone(),
        )
    };
    if !matches!(turn(hands), Turn::Person(_)) {
        return;
    }
    let before = standing(hands);
    match task {
        Task::Read => hands.press(Press::Hint),
        Task::Play(Move::Lay(turn)) => {
            let decision = view(hands).decision.expect("a decision");
            let DecisionKind::Lay { territory } = decision.kind else {
                panic!("the territory is to be laid");
            };
            if territory.terrains(turn) == territory.terrains(0) {
                hands.press(Press::Hint);
            } else {
                hands.press(Press::Commit);
            }
        }
        Task::Play(Move::Call(troop)) => {
            let other = Troop::ALL.into_iter().find(|&other| other != troop);
            let button = input_button(hands, TableInput::Call(other.expect("three troops")));
            press(hands, button);
        }
        Task::Play(m) => {
            let glows = glowing(hands);
            assert!(!glows.is_empty(), "what is asked for glows: {m:?}");
            let side = view(hands).decision.expect("a decision").side;
            let world = hands.app.world_mut();
            let mut values = world.query::<&Value>();
            let wanted: Vec<_> = glows
                .iter()
                .filter_map(|&card| values.get(world, card).ok().map(|value| value.0))
                .collect();
            let all = selectable(hands, side);
            let calls = !matches!(m, Move::Choose(_));
            let other = all.into_iter().find(|(_, card, spot)| {
                let laid = matches!(
                    spot,
                    guyenne::games::fayance::table::card::CardLocation::Register(_)
                );
                !wanted.contains(card) && laid == calls
            });
            match other {
                Some((card, ..)) => press(hands, card),
                None => hands.press(Press::Hint),
            }
        }
    }
    hands.update(2);
    assert_eq!(standing(hands), before, "{task:?}");
    let key = answer(hands).unwrap_or_else(|| panic!("no answer at {task:?}"));
    let words = hands.app.world().resource::<Localizer>().text_of(&key, &[]);
    assert!(!words.is_empty() && words != key);
}

/// Does what the step asks for.
fn do_step(hands: &mut Hands, task: Task) {
    match task {
        Task::Read => {
            let words = hands.focused_words();
            let localizer = hands.app.world().resource::<Localizer>();
            let on = ["tutorial-on", "tutorial-finish"].map(|key| localizer.text_of(key, &[]));
            let name = hands
                .focused()
                .and_then(|it| hands.app.world().get::<Name>(it));
            let step = hands.app.world().get_resource::<Coach>().map(Coach::number);
            assert!(
                on.contains(&words),
                "the focus is on {words:?} {name:?} at {step:?}"
            );
            hands.press(Press::Confirm);
        }
        Task::Play(Move::Call(troop)) => {
            let button = input_button(hands, TableInput::Call(troop));
            press(hands, button);
            hands.press(Press::Commit);
        }
        Task::Play(Move::Lay(turn)) => {
            for _ in 0..turn {
                hands.press(Press::Decline);
                hands.update(2);
            }
            hands.press(Press::Commit);
        }
        Task::Play(_) => {
            for _ in 0..4 {
                let Some(&card) = glowing(hands).first() else {
                    break;
                };
                press(hands, card);
            }
            hands.press(Press::Commit);
        }
    }
    hands.update(3);
}

fn chapter(device: Device) {
    let mut hands = open(LaunchOptions::default(), device);
    hands.speak(Language::En);
    start(&mut hands, 0);
    let mut steps = Vec::new();
    while let Some((step, task)) = next_step(&mut hands) {
        if !steps.contains(&step) {
            press_wrong(&mut hands, task);
        }
        steps.push(step);
        do_step(&mut hands, task);
        assert!(steps.len() < 100, "{steps:?}");
    }
    let all = CHAPTERS[0].read().expect("a lesson").steps.len();
    assert_eq!(
        steps,
        (0..all).collect::<Vec<_>>(),
        "each step once, in order"
    );
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Tutorial, "the list of chapters follows");
    let learning = hands.app.world().resource::<Learning>();
    assert_eq!(Progress::of(learning, ID, CHAPTERS[0].mark), Progress::Done);
    assert!(hands.app.world().get_resource::<Coach>().is_none());
}

#[test]
fn the_chapter_by_keys() {
    chapter(Device::Keys);
}

#[test]
fn the_chapter_by_pad() {
    chapter(Device::Pad);
}

/// From every step the chapter can be gone on with, and a step back is always possible.
#[test]
fn every_step_is_taken_up_again() {
    let lesson = CHAPTERS[0].read().expect("a lesson");
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    for (n, step) in lesson.steps.iter().enumerate() {
        start(&mut hands, n);
        hands.update(2);
        let (at, task) = next_step(&mut hands).expect("a step");
        assert!(at <= n && at + 4 >= n, "{at} for {n}");
        if at == n {
            assert_eq!(task, step.task);
        }
    }
}

/// Every answer that the chapter has for a wrong press of its own is given for that press.
#[test]
fn each_named_answer_is_given_for_its_press() {
    let lesson = CHAPTERS[0].read().expect("a lesson");
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    let mut given = 0;
    for (n, step) in lesson.steps.iter().enumerate() {
        for (slip, name) in &step.answers {
            start(&mut hands, n);
            hands.update(2);
            assert_eq!(next_step(&mut hands).map(|(at, _)| at), Some(n));
            let glows = glowing(&mut hands);
            let side = view(&hands).decision.expect("a decision").side;
            let all = selectable(&mut hands, side).into_iter();
            let fits = |card| slip.0.is_none_or(|wanted| wanted == card);
            let found = all.filter(|(entity, ..)| !glows.contains(entity));
            let mut found = found.filter(|(_, card, _)| fits(*card));
            let (card, ..) = found.next_back().expect("the card is there");
            press(&mut hands, card);
            let wanted = format!("fayance-lesson-no-{name}");
            assert_eq!(answer(&hands), Some(wanted));
            given += 1;
        }
    }
    assert!(given >= 4, "{given}");
}

/// The player's own game goes on when the chapter is left, and nothing of the chapter is saved.
#[test]
fn a_chapter_leaves_the_players_game_as_it_was() {
    let mut hands = open(between("greedy", "human", 7), Device::Keys);
    wait(&mut hands);
    let game = record(&hands);
    start(&mut hands, 0);
    for _ in 0..5 {
        let (_, task) = next_step(&mut hands).expect("a step");
        do_step(&mut hands, task);
    }
    let (left_at, _) = next_step(&mut hands).expect("a step");
    hands
        .app
        .world_mut()
        .write_message(guyenne::table::LeaveGame);
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(5);
    let saved = hands.app.world().resource::<guyenne::table::SavedGames>();
    assert_eq!(saved.of(ID).map(|save| save.record.clone()), Some(game));
    let learning = hands.app.world().resource::<Learning>();
    let progress = Progress::of(learning, ID, CHAPTERS[0].mark);
    assert_eq!(progress, Progress::At(left_at));
}

/// Until it has been played, the page of a new game offers the chapter.
#[test]
fn the_page_of_a_new_game_offers_it() {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::En);
    for done in [false, true] {
        let world = hands.app.world_mut();
        if done {
            let mut learning = world.resource_mut::<Learning>();
            Progress::Done.keep(&mut learning, ID, CHAPTERS[0].mark);
        }
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        hands.update(5);
        let world = hands.app.world_mut();
        world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Setup(ID));
        hands.update(5);
        let world = hands.app.world_mut();
        let mut texts = world.query::<&LocalizedText>();
        let offered = texts
            .iter(world)
            .any(|text| text.key() == "fayance-tutorial");
        assert_eq!(offered, !done);
    }
    let world = hands.app.world_mut();
    let mut learning = world.resource_mut::<Learning>();
    *learning = Learning::default();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(5);
    let world = hands.app.world_mut();
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Setup(ID));
    hands.update(5);
    hands.press_words("Learn by playing");
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Tutorial);
    hands.press_words("The first crown");
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    assert!(next_step(&mut hands).is_some());
}

/// While the first army is chosen, the bubble lies on none of the cards that glow, nor on the buttons.
#[test]
fn the_bubble_about_the_first_army_covers_none_of_its_cards() {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    start(&mut hands, 3);
    assert!(matches!(
        next_step(&mut hands),
        Some((_, Task::Play(Move::Muster(_))))
    ));
    let covered = |hands: &mut Hands, _: Vec2| {
        let world = hands.app.world_mut();
        let unit = world.resource::<Scale>().ui;
        let layout = *world.resource::<TableLayout>();
        let cards = layout
            .mustered(0, 0, false)
            .union(layout.mustered(2, 3, true));
        let mut bubbles = world.query_filtered::<Entity, With<Bubble>>();
        let bubble = bubbles.single(world).expect("one bubble");
        let bubble = hands.area(bubble).expect("laid out");
        let mut faults = Vec::new();
        for (name, place) in [("cards", cards), ("buttons", layout.actions)] {
            let place = Rect {
                min: place.min * unit,
                max: place.max * unit,
            };
            let both = bubble.intersect(place);
            if both.width() > 2.0 && both.height() > 2.0 {
                faults.push(format!("{bubble:?} lies on the {name} {place:?}"));
            }
        }
        faults
    };
    let windows = [(1280.0, 720.0), (1920.0, 1080.0)];
    let faults = faults_in_every_size(&mut hands, &windows, covered);
    assert!(faults.is_empty(), "{faults:#?}");
}
