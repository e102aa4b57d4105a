//! A game at the decision that brings the first note.

use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::{Turn, read_request};

use crate::harness::{Device, Hands, Press, parameters};

/// The key or button that closes a note.
pub(super) fn press_details(hands: &mut Hands) {
    hands.press(Press::Details);
    hands.update(3);
}

pub(super) fn until_decision(hands: &mut Hands) {
    hands.until(3000, |hands| {
        matches!(hands.turn(), Turn::Person(_)) || hands.screen() != Screen::Table(ID)
    });
    hands.update(3);
}

/// Starts a game in an app that is open.
pub(super) fn start(hands: &mut Hands, words: &[(&str, &str)], seed: u64) {
    let options = LaunchOptions {
        seed: Some(seed),
        parameters: parameters(words),
        ..LaunchOptions::default()
    };
    hands.begin(read_request(&options.request()));
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    hands.update(2);
}

/// A game at its first decision.
pub(super) fn game(words: &[(&str, &str)], seed: u64, device: Device) -> Hands {
    let options = LaunchOptions {
        seed: Some(seed),
        parameters: parameters(words),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, device);
    until_decision(&mut hands);
    hands
}

/// An English person, who names the first castle.
pub(super) const FIRST: [(&str, &str); 2] = [("english", "human"), ("french", "random")];
