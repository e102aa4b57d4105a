//! What is learnt by pointing alone: the first chapter of the tutorial, the rulebook, the notes of a first game, by
//! mouse and by touch.

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::{Move, Task};
use guyenne::games::guyenne::table::chapters::CHAPTERS;
use guyenne::games::guyenne::table::read_request;
use guyenne::games::guyenne::table::tutorial::Coach;
use guyenne::games::guyenne::table::{Selection, Turn};
use guyenne::i18n::Localizer;
use guyenne::table::rulebook::BookPane;
use guyenne::table::tutorial::{Progress, StartChapter};
use guyenne::table::{Learning, Menu};

use crate::harness::{against, parameters};
use crate::notes::{close_button, shown};
use crate::pointing::{Pointer, Pointing};

const BOTH: [Pointer; 2] = [Pointer::Mouse, Pointer::Finger];

fn text(game: &Pointing, key: &str) -> String {
    let localizer = game.hands.app.world().resource::<Localizer>();
    localizer.text_of(key, &[])
}

/// The step that is due.
fn step(game: &Pointing) -> Option<(usize, Task)> {
    let coach = game.hands.app.world().get_resource::<Coach>()?;
    Some((coach.number().0, coach.step()?.task))
}

fn do_step(game: &mut Pointing, task: Task) {
    match task {
        Task::Read => {
            let steps = game.hands.app.world().resource::<Coach>().number();
            let last = steps.0 + 1 == steps.1;
            let words = text(
                game,
                if last {
                    "tutorial-finish"
                } else {
                    "tutorial-on"
                },
            );
            game.tap_words(&words);
        }
        Task::Name(Move::Place { castle, .. }) => {
            let castle = game.castle(castle);
            game.tap_on(castle);
        }
        Task::Choose(Move::Place { cards, .. }) => game.choose_cards(cards, None),
        Task::Play(m) => {
            let selection = game.hands.app.world().resource::<Selection>();
            if selection.cards.is_empty() {
                game.play(m);
            } else {
                game.tap_button("Commit");
            }
        }
        task => panic!("{task:?} is not in the first chapter"),
    }
}

#[test]
fn the_first_chapter_is_played_by_mouse_and_by_touch() {
    for pointer in BOTH {
        let mut game = Pointing::open(pointer);
        let start = StartChapter {
            game: ID,
            chapter: 0,
            step: 0,
        };
        game.hands.app.world_mut().write_message(start);
        game.hands
            .until(50, |hands| hands.screen() == Screen::Table(ID));
        let mut steps = Vec::new();
        loop {
            game.hands.until(3000, |hands| {
                let coach = hands.app.world().get_resource::<Coach>();
                coach.is_none_or(|coach| coach.step().is_some())
            });
            game.hands.update(3);
            let Some((number, task)) = step(&game) else {
                break;
            };
            assert!(!steps.contains(&number), "{pointer:?}: {number} again");
            steps.push(number);
            do_step(&mut game, task);
        }
        let all = CHAPTERS[0].read().expect("a lesson").steps.len();
        assert_eq!(steps.len(), all, "{pointer:?}");
        let learning = game.hands.app.world().resource::<Learning>();
        assert_eq!(Progress::of(learning, ID, CHAPTERS[0].mark), Progress::Done);
    }
}

#[test]
fn a_note_is_closed_by_mouse_and_by_touch() {
    for pointer in BOTH {
        let mut game = Pointing::open(pointer);
        let mut options = against("random");
        options.parameters = parameters(&[("english", "human"), ("french", "random")]);
        game.hands.begin(read_request(&options.request()));
        game.hands
            .until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        game.hands.update(5);
        assert!(shown(&mut game.hands).is_some());
        let button = close_button(&mut game.hands);
        game.tap_on(button);
        assert_eq!(shown(&mut game.hands), None, "{pointer:?}");
        assert!(
            game.hands
                .app
                .world()
                .resource::<Selection>()
                .castle
                .is_none()
        );
    }
}

#[test]
fn a_finger_drags_the_page_of_the_rulebook() {
    let mut game = Pointing::open(Pointer::Finger);
    game.hands.resize((844.0, 390.0));
    let world = game.hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Rulebook);
    game.hands.update(8);
    let world = game.hands.app.world_mut();
    let mut panes = world.query_filtered::<Entity, With<BookPane>>();
    let pane = panes.single(world).expect("the book is open");
    let scrolled = |game: &Pointing| {
        let position = game.hands.app.world().get::<ScrollPosition>(pane);
        position.map_or(0.0, |position| position.y)
    };
    assert_eq!(scrolled(&game), 0.0);
    let from = game.place(pane);
    game.touch(TouchPhase::Started, from);
    for n in 1..=6_u8 {
        game.touch(TouchPhase::Moved, from - Vec2::Y * 20.0 * f32::from(n));
    }
    let dragged = scrolled(&game);
    game.touch(TouchPhase::Ended, from - Vec2::Y * 120.0);
    game.hands.update(3);
    assert!(dragged > 40.0, "{dragged}");
    assert_eq!(scrolled(&game), dragged, "it stays where it was let go");
    assert_eq!(game.hands.menu(), Menu::Rulebook, "a drag presses nothing");
}
