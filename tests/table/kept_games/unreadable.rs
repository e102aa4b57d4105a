//! Games that cannot be read any longer, as another program has their file: that is told, and nothing waits for them.

use std::fs;

use guyenne::rules::headless::Headless;
use guyenne::table::Menu;
use guyenne::table::replay::Replay;

use super::games::told;
use crate::harness::{Device, Hands, Press};
use crate::heads_or_tails::rules::Coin;
use crate::library::{self, finish, open_page, press, press_label, settle};
use crate::review::all_tails;
use crate::saves::Scratch;

const FILE: &str = "library.jsonl";

/// Puts a folder in the place of the file of games, and gives its text.
fn take_away(scratch: &Scratch) -> String {
    let text = scratch.read(FILE).expect("it is kept");
    fs::remove_file(scratch.0.join(FILE)).expect("ours");
    fs::create_dir(scratch.0.join(FILE)).expect("ours");
    text
}

fn bring_back(scratch: &Scratch, text: &str) {
    fs::remove_dir(scratch.0.join(FILE)).expect("ours");
    scratch.write(FILE, text);
}

/// Whether these words come on screen.
fn tells(hands: &mut Hands, key: &str) -> bool {
    (0..400).any(|_| {
        hands.update(1);
        hands.says(key)
    })
}

/// Opens the page of mistakes with these games, none of which has a review.
fn at_mistakes(scratch: &Scratch, games: &[String]) -> Hands {
    let coin = Headless::reviewed::<Coin>();
    let mut hands = library::open(scratch, Device::Keys);
    for record in games {
        finish(&mut hands, coin.id, record);
    }
    open_page(&mut hands);
    press_label(&mut hands, "Mistakes");
    hands.until(50, |hands| hands.menu() == Menu::Mistakes);
    settle(&mut hands);
    hands
}

/// Whether all reviews that were asked for end; each game is read by the time that this settles.
fn reviews_end(hands: &mut Hands) -> bool {
    (0..4000).any(|_| {
        settle(hands);
        !hands.says("mistakes-reviewing")
    })
}

#[test]
fn a_game_that_could_not_be_read_does_not_open_later() {
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("kept-unreadable-watched");
    let mut hands = library::open(&scratch, Device::Keys);
    finish(&mut hands, coin.id, &all_tails(1));
    open_page(&mut hands);
    let text = take_away(&scratch);
    press(&mut hands, "library-watch-spoken", 0);
    assert!(tells(&mut hands, "library-unreadable"));
    assert_eq!(hands.menu(), Menu::Library);
    bring_back(&scratch, &text);
    press(&mut hands, "library-copy", 0);
    hands.update(10);
    assert_eq!(hands.menu(), Menu::Library, "it was only to be copied");
    assert!(!hands.app.world().contains_resource::<Replay>());
    press(&mut hands, "library-watch-spoken", 0);
    hands.until(100, |hands| hands.app.world().contains_resource::<Replay>());
}

#[test]
fn reviews_do_not_wait_for_games_that_cannot_be_read() {
    let scratch = Scratch::new("kept-unreadable-reviews");
    let mut hands = at_mistakes(&scratch, &[1, 2].map(all_tails));
    take_away(&scratch);
    press_label(&mut hands, "Review 2 more games");
    assert!(reviews_end(&mut hands));
    assert!(hands.says("mistakes-refused"));
    assert!(!hands.says("mistakes-review"), "none is left");
}

/// A game that cannot be reviewed is told of no longer once it is deleted.
#[test]
fn games_that_are_deleted_are_not_said_to_be_without_a_review() {
    let scratch = Scratch::new("kept-unreadable-deleted");
    let mut hands = at_mistakes(&scratch, &[1, 2].map(all_tails));
    let text = take_away(&scratch);
    press_label(&mut hands, "Review 2 more games");
    assert!(reviews_end(&mut hands));
    let refused = told(&mut hands, "mistakes-refused");
    assert_eq!(refused, ["2 games cannot be reviewed."]);
    bring_back(&scratch, &text);
    hands.press(Press::Back);
    hands.until(50, |hands| hands.menu() == Menu::Library);
    settle(&mut hands);
    press(&mut hands, "library-delete", 0);
    press_label(&mut hands, "Mistakes");
    hands.until(50, |hands| hands.menu() == Menu::Mistakes);
    settle(&mut hands);
    settle(&mut hands);
    let refused = told(&mut hands, "mistakes-refused");
    assert_eq!(refused, ["1 game cannot be reviewed."]);
}

/// The mistakes of the games that were read before are listed without those of another one, and that is told.
#[test]
fn mistakes_are_listed_without_games_that_cannot_be_read() {
    let scratch = Scratch::new("kept-unreadable-mistakes");
    // Three mistakes each, so that the seventh game stands on both pages.
    let is_short = |record: &String| [5, 6].contains(&(record.matches("],[").count() + 1));
    let games: Vec<String> = (0..).map(all_tails).filter(is_short).take(8).collect();
    let mut hands = at_mistakes(&scratch, &games);
    press_label(&mut hands, "Review 8 more games");
    assert!(reviews_end(&mut hands));
    for _ in 0..3 {
        settle(&mut hands);
    }
    assert_eq!(told(&mut hands, "mistakes-row").len(), 20);
    let text = take_away(&scratch);
    press_label(&mut hands, "Cheaper");
    assert!(tells(&mut hands, "library-unreadable"));
    assert_eq!(told(&mut hands, "mistakes-row").len(), 1);
    bring_back(&scratch, &text);
    press_label(&mut hands, "Dearer");
    assert_eq!(told(&mut hands, "mistakes-row").len(), 20);
}
