//! Guesclin's tutorial, played by keys, by pad, by mouse and by touch with wrong presses on the way; left and taken up
//! again.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use guyenne::app::settings::TextSize;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::rules::{Fighter, Hex, Lesson, Move, Slip, Task};
use guyenne::games::guesclin::table::chapters::CHAPTERS;
use guyenne::games::guesclin::table::plan::Deed;
use guyenne::games::guesclin::table::tutorial::Coach;
use guyenne::games::guesclin::table::{TableInput, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::input::{Action, ActionButton};
use guyenne::table::tutorial::{Progress, StartChapter};
use guyenne::table::{Learning, Menu};

use super::layout::{outside, sized};
use super::player::{
    board, open, open_orders, press_hex, press_input, record, selection, turn, wait, with,
};
use super::whole_game::{tap_action, tap_hex, tap_input};
use crate::harness::{Device, Hands, Press};
use crate::pointing::{Pointer, Pointing};

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
    hands.until(6000, |hands| {
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

/// Presses the button of an action, or its key.
fn act(hands: &mut Hands, action: Action, key: KeyCode) {
    if hands.device == Device::Keys {
        hands.key(key);
    } else {
        let world = hands.app.world_mut();
        let mut buttons = world.query::<(Entity, &ActionButton)>();
        let found = buttons.iter(world).find(|(_, it)| it.0 == action);
        let (button, _) = found.expect("a button");
        hands.press(Press::NextZone);
        hands.focus_on(button);
        hands.press(Press::Confirm);
    }
    hands.update(3);
}

/// Chooses a fighter.
fn choose(hands: &mut Hands, who: Fighter) {
    if selection(hands).plan.fighter != Some(who) {
        let at = board(hands).at(who).expect("on the map");
        press_hex(hands, at);
    }
}

/// A hex to which nobody is asked to go.
fn elsewhere(hands: &Hands, who: Fighter, not: Option<Hex>) -> Option<Hex> {
    let known = board(hands);
    let reach = known.reach_map(who)?;
    let ends = reach.hexes.iter().map(|hex| hex.at);
    let mut free = ends.filter(|&at| known.on(at).is_none() && Some(at) != not);
    free.next()
}

/// Presses that are not asked for: each is answered, and nothing is played.
fn press_wrong(hands: &mut Hands, task: Task) {
    let before = record(hands);
    match task {
        Task::Read => hands.press(Press::Hint),
        Task::Look | Task::Threat => hands.press(Press::Commit),
        Task::Pick(_) => hands.press(Press::Decline),
        Task::Aim(m) | Task::Play(m) => match (Lesson::goal(m), m) {
            (Some((who, to, _)), _) => {
                choose(hands, who);
                if let Some(other) = elsewhere(hands, who, Some(to)) {
                    press_hex(hands, other);
                    assert_eq!(answer(hands).as_deref(), Some("guesclin-lesson-wrong-hex"));
                    assert_eq!(selection(hands).plan.goal, None);
                }
                hands.press(Press::Decline);
            }
            (None, Move::Finish) => {
                hands.press(Press::Back);
                hands.press(Press::Back);
            }
            _ => hands.press(Press::Decline),
        },
    }
    hands.update(2);
    assert_eq!(record(hands), before, "{task:?}");
    let Some(key) = answer(hands) else {
        panic!("no answer at {task:?}");
    };
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
            let step = hands.app.world().get_resource::<Coach>().map(Coach::number);
            assert!(on.contains(&words), "the focus is on {words:?} at {step:?}");
            hands.press(Press::Confirm);
        }
        Task::Look => act(hands, Action::Look, KeyCode::KeyP),
        Task::Pick(who) => choose(hands, who),
        Task::Threat => act(hands, Action::Threat, KeyCode::KeyE),
        Task::Aim(Move::Attack { who, target } | Move::Shoot { who, target }) => {
            choose(hands, who);
            let at = board(hands).at(target).expect("on the map");
            press_hex(hands, at);
        }
        Task::Play(Move::Order { to, order }) => {
            choose(hands, to);
            if !selection(hands).orders {
                open_orders(hands);
            }
            press_input(hands, TableInput::Order(order));
            hands.press(Press::Commit);
        }
        Task::Play(Move::Take { who, object }) => {
            choose(hands, who);
            press_input(hands, TableInput::Deed(Deed::Take(object)));
            hands.press(Press::Commit);
        }
        Task::Play(Move::Finish) => hands.press(Press::Decline),
        Task::Play(m) => {
            if let Some((who, to, _)) = Lesson::goal(m) {
                choose(hands, who);
                press_hex(hands, to);
            }
            hands.press(Press::Commit);
        }
        Task::Aim(m) => panic!("{m:?}"),
    }
    hands.update(3);
}

fn chapter(device: Device, language: Language) {
    let mut hands = open(LaunchOptions::default(), device);
    hands.speak(language);
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
    is_done(&mut hands, &steps);
}

/// All steps were done, each once and in order, and the list of chapters follows.
fn is_done(hands: &mut Hands, steps: &[usize]) {
    let all = CHAPTERS[0].read().expect("a lesson").steps.len();
    let order: Vec<usize> = (0..all).collect();
    assert_eq!(steps, order, "each step once, in order");
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Tutorial, "the list of chapters follows");
    let learning = hands.app.world().resource::<Learning>();
    assert_eq!(Progress::of(learning, ID, CHAPTERS[0].mark), Progress::Done);
    assert!(hands.app.world().get_resource::<Coach>().is_none());
}

/// Taps a fighter's hex, unless the fighter is chosen already.
fn tap_fighter(game: &mut Pointing, who: Fighter) {
    if selection(&game.hands).plan.fighter != Some(who) {
        let at = board(&game.hands).at(who).expect("on the map");
        tap_hex(game, at);
    }
}

/// Does what the step asks for with presses at places of the window.
fn point_step(game: &mut Pointing, task: Task) {
    match task {
        Task::Read => {
            let localizer = game.hands.app.world().resource::<Localizer>();
            let on = ["tutorial-on", "tutorial-finish"].map(|key| localizer.text_of(key, &[]));
            let last = game.hands.says("tutorial-finish");
            game.tap_words(&on[usize::from(last)]);
        }
        Task::Look => tap_action(game, Action::Look),
        Task::Threat => tap_action(game, Action::Threat),
        Task::Pick(who) => tap_fighter(game, who),
        Task::Aim(Move::Attack { who, target } | Move::Shoot { who, target }) => {
            tap_fighter(game, who);
            let at = board(&game.hands).at(target).expect("on the map");
            tap_hex(game, at);
        }
        Task::Play(Move::Order { to, order }) => {
            tap_fighter(game, to);
            if !selection(&game.hands).orders {
                tap_action(game, Action::Details);
            }
            tap_input(game, TableInput::Order(order));
            tap_action(game, Action::Commit);
        }
        Task::Play(Move::Take { who, object }) => {
            tap_fighter(game, who);
            tap_input(game, TableInput::Deed(Deed::Take(object)));
            tap_action(game, Action::Commit);
        }
        Task::Play(Move::Finish) => tap_action(game, Action::Decline),
        Task::Play(m) => {
            if let Some((who, to, _)) = Lesson::goal(m) {
                tap_fighter(game, who);
                tap_hex(game, to);
            }
            tap_action(game, Action::Commit);
        }
        Task::Aim(m) => panic!("{m:?}"),
    }
    game.hands.update(3);
}

/// A press with a pointer that is not asked for: it is answered, and nothing is played.
fn point_wrong(game: &mut Pointing, task: Task) {
    let before = record(&game.hands);
    match task {
        Task::Play(Move::Finish) | Task::Read => return,
        _ => tap_action(game, Action::Decline),
    }
    assert_eq!(record(&game.hands), before, "{task:?}");
    assert!(answer(&game.hands).is_some(), "no answer at {task:?}");
}

/// The whole chapter with the mouse, and with a finger on a phone: what is asked for can be hit, and no bubble lies on
/// it.
#[test]
fn the_chapter_by_mouse_and_by_touch() {
    for (pointer, window, letters, language) in [
        (
            Pointer::Mouse,
            (1280.0, 720.0),
            TextSize::Normal,
            Language::En,
        ),
        (
            Pointer::Finger,
            (844.0, 390.0),
            TextSize::Largest,
            Language::De,
        ),
    ] {
        let hands = open(LaunchOptions::default(), Device::Keys);
        let mut game = Pointing::of(hands, pointer);
        sized(&mut game.hands, window, letters, language);
        start(&mut game.hands, 0);
        let mut steps = Vec::new();
        while let Some((step, task)) = next_step(&mut game.hands) {
            if !steps.contains(&step) {
                point_wrong(&mut game, task);
            }
            steps.push(step);
            point_step(&mut game, task);
            assert!(steps.len() < 100, "{pointer:?}: {steps:?}");
        }
        is_done(&mut game.hands, &steps);
    }
}

#[test]
fn the_chapter_by_keys() {
    chapter(Device::Keys, Language::En);
}

#[test]
fn the_chapter_by_pad() {
    chapter(Device::Pad, Language::Fr);
}

/// From every step the chapter can be gone on with, its sentence is within the window on a phone with the largest
/// letters, and a step back is always possible.
#[test]
fn every_step_is_taken_up_again_and_fits_a_phone() {
    let lesson = CHAPTERS[0].read().expect("a lesson");
    for language in [Language::De, Language::Es] {
        let mut hands = open(LaunchOptions::default(), Device::Keys);
        sized(&mut hands, (844.0, 390.0), TextSize::Largest, language);
        for (n, step) in lesson.steps.iter().enumerate() {
            start(&mut hands, n);
            hands.update(2);
            let (at, task) = next_step(&mut hands).expect("a step");
            assert!(at <= n && at + 6 >= n, "{at} for {n}");
            if at == n {
                assert_eq!(task, step.task);
            }
            let faults = outside(&mut hands);
            let own = |fault: &&String| fault.contains("lesson") || fault.contains("tutorial");
            let own: Vec<_> = faults.iter().filter(own).collect();
            assert!(own.is_empty(), "{language:?} {}: {own:#?}", step.name);
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
            let mut here = next_step(&mut hands);
            while let Some((at, task)) = here.filter(|&(at, _)| at < n) {
                let _gone_on = at;
                do_step(&mut hands, task);
                here = next_step(&mut hands);
            }
            assert_eq!(here.map(|(at, _)| at), Some(n));
            match *slip {
                Slip::Fighter(who) => choose(&mut hands, who),
                Slip::Finish => hands.press(Press::Decline),
            }
            hands.update(2);
            let wanted = format!("guesclin-lesson-no-{name}");
            assert_eq!(answer(&hands), Some(wanted));
            given += 1;
        }
    }
    assert!(given >= 3, "{given}");
}

/// What is done in a chapter is not taken back; a plan is.
#[test]
fn a_plan_is_taken_back_and_a_move_is_not() {
    let lesson = CHAPTERS[0].read().expect("a lesson");
    let second = |step: &guyenne::games::guesclin::rules::Step| step.name == "second";
    let n = lesson.steps.iter().position(second).expect("a step");
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    start(&mut hands, n);
    hands.update(2);
    let (_, task) = next_step(&mut hands).expect("a step");
    let Task::Play(m) = task else {
        panic!("{task:?}");
    };
    let (who, to, _) = Lesson::goal(m).expect("a march");
    let before = record(&hands);
    hands.press(Press::Back);
    hands.update(3);
    assert_eq!(
        answer(&hands).as_deref(),
        Some("guesclin-lesson-wrong-undo")
    );
    choose(&mut hands, who);
    press_hex(&mut hands, to);
    assert_eq!(selection(&hands).plan.goal, Some(to));
    hands.press(Press::Back);
    hands.update(3);
    assert_eq!(selection(&hands).plan.goal, None);
    assert_eq!(record(&hands), before);
}

/// The player's own game goes on when the chapter is left, and nothing of the chapter is saved.
#[test]
fn a_chapter_leaves_the_players_game_as_it_was() {
    let mut hands = open(with(&[("scenario", "2")], 7), Device::Keys);
    wait(&mut hands);
    let game = record(&hands);
    start(&mut hands, 0);
    for _ in 0..8 {
        let (_, task) = next_step(&mut hands).expect("a step");
        do_step(&mut hands, task);
    }
    let (left_at, _) = next_step(&mut hands).expect("a step");
    assert!(matches!(turn(&hands), Turn::Person(_)));
    let world = hands.app.world_mut();
    world.write_message(guyenne::table::LeaveGame);
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
    let to_page = |hands: &mut Hands| {
        for screen in [Screen::Title, Screen::Setup(ID)] {
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Screen>>().set(screen);
            hands.update(5);
        }
        let world = hands.app.world_mut();
        let mut texts = world.query::<&LocalizedText>();
        let mut texts = texts.iter(world);
        texts.any(|text| text.key() == "guesclin-tutorial")
    };
    let mut learning = hands.app.world_mut().resource_mut::<Learning>();
    Progress::Done.keep(&mut learning, ID, CHAPTERS[0].mark);
    assert!(!to_page(&mut hands));
    *hands.app.world_mut().resource_mut::<Learning>() = Learning::default();
    assert!(to_page(&mut hands));
    hands.press_words("Learn by playing");
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Tutorial);
    hands.press_words("The ambush");
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    assert!(next_step(&mut hands).is_some());
}
