//! What becomes of deletions when the program ends on the page.

use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::app::daily::Now;

use super::games::{open_four, rows};
use crate::harness::{Device, Hands, Press};
use crate::library::{self, button, open_page, press, settle};
use crate::saves::Scratch;

/// How many games the file has.
fn lines(scratch: &Scratch) -> usize {
    let text = scratch.read("library.jsonl").expect("it is kept");
    text.lines().count()
}

/// A game is starred, the one below it deleted, and another one deleted and restored.
fn star_and_delete(hands: &mut Hands) {
    open_page(hands);
    press(hands, "library-star", 0);
    press(hands, "library-delete", 1);
    press(hands, "library-delete", 1);
    press(hands, "library-undo-spoken", 1);
    assert_eq!(rows(hands), 3);
}

/// Opens what was kept, a while later; the star and the games that were not deleted are there.
fn open_later(scratch: &Scratch, seconds: u64) -> Hands {
    let mut hands = library::open(scratch, Device::Keys);
    hands.app.world_mut().resource_mut::<Now>().0 += seconds;
    open_page(&mut hands);
    assert_eq!(rows(&mut hands), 3);
    assert!(button(&mut hands, "library-unstar", 0) != Entity::PLACEHOLDER);
    hands
}

fn leave(hands: &mut Hands) {
    hands.press(Press::Back);
    hands.until(50, |hands| hands.menu() == Menu::None);
    settle(hands);
}

/// Whoever closes the window leaves the page.
#[test]
fn a_deletion_is_final_when_the_window_is_closed_on_the_page() {
    let scratch = Scratch::new("kept-window-closed");
    let mut hands = open_four(&scratch);
    star_and_delete(&mut hands);
    assert_eq!(lines(&scratch), 4, "until the page is left");
    hands.app.world_mut().write_message(AppExit::Success);
    hands.app.update();
    assert_eq!(lines(&scratch), 3);
    drop(hands);
    let mut hands = open_later(&scratch, 60);
    leave(&mut hands);
    assert_eq!(lines(&scratch), 3, "nothing else goes");
}

/// A program that is killed takes nothing with it. Another one may have the page open, so what it has deleted goes with
/// a visit a day later.
#[test]
fn what_a_killed_program_has_deleted_goes_a_day_later() {
    const DAY: u64 = 24 * 60 * 60;
    let scratch = Scratch::new("kept-killed");
    let mut hands = open_four(&scratch);
    star_and_delete(&mut hands);
    drop(hands);
    for (seconds, left) in [(60, 4), (DAY, 4), (DAY + 1, 3)] {
        let mut hands = open_later(&scratch, seconds);
        leave(&mut hands);
        assert_eq!(lines(&scratch), left, "after {seconds} s");
    }
}
