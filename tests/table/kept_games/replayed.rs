//! A game of My games is seen again by mouse and finger: from the list to its replay, along it, a question answered,
//! and back to the title.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::i18n::Localizer;
use guyenne::input::{Action, ActionButton};
use guyenne::table::replay::{Guessing, Replay, ReplayedGame, SeenBy};
use guyenne::table::{Menu, Screen};

use super::games::{BOTH, at_list, of_ann, open_list, tap};
use crate::harness::{Device, Hands};
use crate::library::{self, finish, named};
use crate::pointing::{Pointer, Pointing};
use crate::replay_bar::track;
use crate::replay_guesses::{answers, tally, waits};
use crate::replays::{at, headless, shown};
use crate::saves::Scratch;

/// Drags from one place to the other.
fn drag(game: &mut Pointing, pointer: Pointer, from: Vec2, to: Vec2) {
    let way = (1..=5).map(|n| from.lerp(to, n as f32 / 5.0));
    if pointer == Pointer::Mouse {
        game.move_to(from);
        game.hands.update(1);
        game.click(ButtonState::Pressed);
        for place in way {
            game.move_to(place);
        }
        game.click(ButtonState::Released);
    } else {
        game.touch(TouchPhase::Started, from);
        for place in way {
            game.touch(TouchPhase::Moved, place);
        }
        game.touch(TouchPhase::Ended, to);
    }
    game.hands.update(3);
}

/// Waits until all of the moment is shown.
fn rest<G: ReplayedGame>(hands: &mut Hands) {
    shown::<G>(hands);
    hands.update(60);
}

fn is_seen_again<G: ReplayedGame>() {
    let headless = headless(G::GAME);
    for pointer in BOTH {
        let told = format!("{} {pointer:?}", G::GAME);
        let scratch = Scratch::new(&format!("kept-seen-{}-{pointer:?}", G::GAME));
        let mut hands = library::open(&scratch, Device::Keys);
        finish(&mut hands, G::GAME, &of_ann(headless, 8));
        let mut game = at_list(hands, pointer);
        tap(&mut game, "library-watch-spoken", 0);
        game.hands.until(200, |hands| {
            hands.screen() == Screen::Table(G::GAME)
                && hands.app.world().contains_resource::<Replay>()
        });
        game.hands.update(10);
        let replay = game.hands.app.world().resource::<Replay>();
        let (steps, eyes) = (replay.steps(), replay.seen_by);
        assert_eq!(eyes, SeenBy::Side(0), "{told}: Ann's own eyes");
        // To the middle of the track, from there to its first quarter, and three steps on.
        let area = track(&mut game);
        let place = |share: f32| Vec2::new(area.min.x + share * area.width(), area.center().y);
        let near = |game: &Pointing, share: f32| {
            let here = at(&game.hands) as f32;
            assert!((here - share * steps as f32).abs() <= 1.5, "{told}: {here}");
        };
        game.tap(place(0.5));
        near(&game, 0.5);
        drag(&mut game, pointer, place(0.5), place(0.25));
        near(&game, 0.25);
        let before = at(&game.hands);
        for n in 1..=3 {
            tap(&mut game, "replay-forward", 0);
            assert_eq!(at(&game.hands), before + n, "{told}");
        }
        tap(&mut game, "replay-back", 0);
        assert_eq!(at(&game.hands), before + 2, "{told}");
        // What lies there?
        if named(&mut game.hands, "replay-guess").is_empty() {
            assert_eq!(G::GAME, guesclin::ID, "nothing is hidden there");
        } else {
            answer_question::<G>(&mut game, &told);
        }
        // Ann’s eyes, then those of the other side.
        let side = G::side_name(0);
        let side = game
            .hands
            .app
            .world()
            .resource::<Localizer>()
            .localize(&side);
        game.tap_words(&side);
        game.hands.update(6);
        let replay = game.hands.app.world().resource::<Replay>();
        assert_eq!(replay.seen_by, SeenBy::Side(1), "{told}");
        leave(&mut game, &told);
        open_list(&mut game);
    }
}

/// Begins to guess, goes on to a question, and answers it.
fn answer_question<G: ReplayedGame>(game: &mut Pointing, told: &str) {
    tap(game, "replay-guess", 0);
    assert!(game.hands.app.world().resource::<Guessing>().is_on());
    for _ in 0..40 {
        if waits(&game.hands) {
            break;
        }
        tap(game, "replay-round-forward", 0);
        rest::<G>(&mut game.hands);
    }
    assert!(waits(&game.hands), "{told}: no question");
    let before = at(&game.hands);
    let answers = answers(&mut game.hands);
    assert!(answers.len() > 2, "{told}: two answers, or to turn it up");
    game.tap_on(answers[1]);
    rest::<G>(&mut game.hands);
    assert_eq!(
        (at(&game.hands), tally(&game.hands).1),
        (before + 1, 1),
        "{told}"
    );
    tap(game, "replay-guess", 0);
    assert!(!game.hands.app.world().resource::<Guessing>().is_on());
}

/// Through the menu of the table to the title.
fn leave(game: &mut Pointing, told: &str) {
    let world = game.hands.app.world_mut();
    let mut buttons = world.query::<(Entity, &ActionButton)>();
    let mut buttons = buttons.iter(world);
    let pause = buttons.find(|(_, button)| button.0 == Action::Pause);
    let pause = pause.expect("a button of the toolbar").0;
    game.tap_on(pause);
    game.hands.until(50, |hands| hands.menu() == Menu::Pause);
    game.hands.update(4);
    game.tap_words("title");
    game.hands
        .until(100, |hands| hands.screen() == Screen::Title);
    game.hands.update(6);
    assert!(
        !game.hands.app.world().contains_resource::<Replay>(),
        "{told}"
    );
}

#[test]
fn guyenne_is_seen_again_by_pointing() {
    is_seen_again::<first::table::Rules>();
}

#[test]
fn fayance_is_seen_again_by_pointing() {
    is_seen_again::<fayance::table::Rules>();
}

#[test]
fn guesclin_is_seen_again_by_pointing() {
    is_seen_again::<guesclin::table::Rules>();
}
