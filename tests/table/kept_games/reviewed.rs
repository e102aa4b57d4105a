//! Reviews by mouse and finger: stopped and begun again, the chart pointed at, a moment shown; the mistakes of all
//! games, page by page, and the games that are still to be reviewed.

use bevy::input::ButtonState;
use bevy::prelude::*;
use guyenne::app::games::HEADLESS;
use guyenne::i18n::LocalizedText;
use guyenne::rules::headless::Headless;
use guyenne::table::replay::Replay;
use guyenne::table::{Menu, Screen};

use super::games::{
    BOTH, at_list, button_saying, of_ann, open_list, spoken_of, tap, tap_words, told,
};
use crate::harness::{Device, Hands};
use crate::heads_or_tails::rules::Coin;
use crate::library::{self, finish, named, settle};
use crate::pointing::{Pointer, Pointing};
use crate::review::all_tails;
use crate::saves::Scratch;

/// Opens the review of the game that was kept last.
fn open_review(game: &mut Pointing) {
    tap(game, "library-review", 0);
    game.hands.until(50, |hands| hands.menu() == Menu::Review);
    settle(&mut game.hands);
}

/// The columns of the chart, from left to right, each with where it is.
fn columns(hands: &mut Hands) -> Vec<(Entity, Rect)> {
    let all = named(hands, "review-decision");
    let all = all.into_iter().chain(named(hands, "review-decision-told"));
    let all: Vec<Entity> = all.collect();
    let places = all
        .into_iter()
        .map(|it| (it, hands.area(it).expect("a place")));
    let mut places: Vec<(Entity, Rect)> = places.collect();
    places.sort_by(|a, b| a.1.min.x.total_cmp(&b.1.min.x));
    places
}

/// The sentence below the chart.
fn line(hands: &mut Hands) -> Vec<String> {
    let said = told(hands, "review-decision");
    said.into_iter()
        .chain(told(hands, "review-decision-told"))
        .collect()
}

/// Stops the review of a game of each box at its beginning and begins again, and points at the moments of its chart.
#[test]
fn a_review_is_stopped_and_its_chart_is_read_by_pointing() {
    for (pointer, headless) in BOTH.into_iter().cycle().zip(HEADLESS) {
        let about = format!("{} {pointer:?}", headless.id);
        let scratch = Scratch::new(&format!("kept-review-{}", headless.id));
        let mut hands = library::open(&scratch, Device::Keys);
        finish(&mut hands, headless.id, &of_ann(headless, 4));
        let mut game = at_list(hands, pointer);
        open_review(&mut game);
        assert!(game.hands.says("review-working"), "{about}");
        tap_words(&mut game, "Stop");
        assert!(game.hands.says("review-stopped"), "{about}");
        game.hands.update(30);
        settle(&mut game.hands);
        assert!(game.hands.says("review-stopped"), "{about}: it rests");
        assert_eq!(scratch.read("library-reviews.jsonl"), None);
        tap_words(&mut game, "Weigh on");
        game.hands.until_thought(|hands| hands.says("review-lines"));
        settle(&mut game.hands);
        game.hands.update(4);
        assert!(game.hands.says("review-point"), "{about}");
        reads_chart(&mut game, pointer, &about);
    }
}

/// Points at some moments and reads each; then one is shown on the table, and the review is there again.
fn reads_chart(game: &mut Pointing, pointer: Pointer, about: &str) {
    let all = columns(&mut game.hands);
    assert!(all.len() > 10, "{about}: {}", all.len());
    let some = [0, all.len() / 3, all.len() / 2, all.len() - 1];
    for n in some {
        let (column, area) = all[n];
        if pointer == Pointer::Mouse {
            game.move_to(area.center());
        } else {
            // A finger's tap tells the moment.
            game.tap(area.center());
        }
        game.hands.update(3);
        let said = line(&mut game.hands);
        assert_eq!(
            said,
            [spoken_of(&game.hands, column)],
            "{about}, column {n}"
        );
    }
    assert_eq!(
        game.hands.menu(),
        Menu::Review,
        "{about}: nothing was pressed"
    );
    let (column, area) = all[all.len() / 2];
    let sentence = spoken_of(&game.hands, column);
    game.tap(area.center());
    if pointer == Pointer::Finger {
        // A column is narrower than a finger: its sentence is pressed, or another column first.
        game.tap(all[1].1.center());
        assert_eq!(game.hands.menu(), Menu::Review, "{about}");
        game.tap(area.center());
        game.tap_words(&sentence);
    }
    game.hands.until(200, |hands| {
        hands.menu() == Menu::None && hands.app.world().contains_resource::<Replay>()
    });
    game.hands.update(10);
    tap(game, "replay-review", 0);
    game.hands.until(50, |hands| hands.menu() == Menu::Review);
    game.hands.update(4);
    assert!(
        game.hands.says("review-lines"),
        "{about}: it is there still"
    );
    tap_words(game, "Back");
    assert_eq!(game.hands.menu(), Menu::None, "{about}");
}

/// The rows of the page of mistakes.
fn mistakes(hands: &mut Hands) -> Vec<String> {
    told(hands, "mistakes-row")
}

/// Where the words of the dearest mistake of the page are.
fn top_mistake(hands: &mut Hands) -> Rect {
    let mut texts = hands
        .app
        .world_mut()
        .query::<(Entity, &LocalizedText, &InheritedVisibility)>();
    let rows = texts
        .iter(hands.app.world())
        .filter(|(_, text, seen)| text.key() == "mistakes-row" && seen.get())
        .filter_map(|(entity, ..)| hands.area(entity));
    let top = rows.min_by(|a, b| a.min.y.total_cmp(&b.min.y));
    top.expect("a mistake")
}

#[test]
fn mistakes_are_paged_and_games_are_reviewed_by_pointing() {
    const GAMES: usize = 16;
    let coin = Headless::reviewed::<Coin>();
    for pointer in BOTH {
        let scratch = Scratch::new(&format!("kept-mistakes-{pointer:?}"));
        let mut hands = library::open(&scratch, Device::Keys);
        for seed in 0..GAMES as u64 {
            finish(&mut hands, coin.id, &all_tails(seed));
        }
        let mut game = at_list(hands, pointer);
        tap_words(&mut game, "Mistakes");
        assert_eq!(game.hands.menu(), Menu::Mistakes);
        let reviews = || {
            let kept = scratch.read("library-reviews.jsonl").unwrap_or_default();
            kept.lines().count()
        };
        tap_words(&mut game, &format!("Review {GAMES} more games"));
        assert!(game.hands.says("mistakes-reviewing"), "{pointer:?}");
        tap_words(&mut game, "Stop");
        assert!(!game.hands.says("mistakes-reviewing"), "{pointer:?}");
        let done = reviews();
        assert!(done < GAMES, "{pointer:?}: {done}");
        tap_words(&mut game, "more game");
        game.hands.until_thought(|hands| {
            settle(hands);
            reviews() == GAMES && !hands.says("mistakes-reviewing")
        });
        settle(&mut game.hands);
        let first = mistakes(&mut game.hands);
        assert_eq!(first.len(), 20, "{pointer:?}");
        tap_words(&mut game, "Cheaper");
        let second = mistakes(&mut game.hands);
        assert_ne!(first, second);
        tap_words(&mut game, "Dearer");
        assert_eq!(mistakes(&mut game.hands), first);
        tap_words(&mut game, "Mistakes only");
        assert!(game.hands.says("mistakes-about-all"), "{pointer:?}");
        tap_words(&mut game, "All decisions");
        assert!(game.hands.says("mistakes-about"), "{pointer:?}");
        assert_eq!(mistakes(&mut game.hands), first);
        // One of them is pressed: the better move is asked for at the table.
        let dearest = top_mistake(&mut game.hands);
        game.tap(dearest.center());
        game.hands.until(50, |hands| {
            hands.app.world().contains_resource::<Replay>() && hands.menu() == Menu::None
        });
        game.hands.update(6);
        assert!(game.hands.says("review-find-question"), "{pointer:?}");
        game.tap_words("heads");
        assert!(game.hands.says("review-find-right"), "{pointer:?}");
        game.tap_words("To the review");
        game.hands.until(50, |hands| hands.menu() == Menu::Review);
        let world = game.hands.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        game.hands.update(6);
        open_list(&mut game);
    }
}

/// Where a button with these words is.
fn place_of(game: &mut Pointing, words: &str) -> Vec2 {
    let button = button_saying(&mut game.hands, words);
    game.place(button)
}

/// Whoever presses Stop stops, though between press and release games are done and buttons come beside it.
#[test]
fn a_press_on_stop_counts_while_games_are_done() {
    const GAMES: usize = 40;
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("kept-mistakes-stop");
    let mut hands = library::open(&scratch, Device::Keys);
    for seed in 0..GAMES as u64 {
        finish(&mut hands, coin.id, &all_tails(seed));
    }
    let mut game = at_list(hands, Pointer::Mouse);
    tap_words(&mut game, "Mistakes");
    tap_words(&mut game, &format!("Review {GAMES} more games"));
    let stop = place_of(&mut game, "Stop");
    game.move_to(stop);
    game.hands.update(1);
    game.click(ButtonState::Pressed);
    assert!(!game.hands.says("mistakes-page-after"), "one page has all");
    game.hands.until_thought(|hands| {
        settle(hands);
        hands.says("mistakes-page-after")
    });
    assert!(game.hands.says("mistakes-reviewing"), "not all are done");
    assert_eq!(place_of(&mut game, "Stop"), stop, "it stays where it is");
    game.click(ButtonState::Released);
    game.hands.update(3);
    assert!(!game.hands.says("mistakes-reviewing"));
}
