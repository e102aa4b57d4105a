//! Guessing along in a replay: it stops before something is turned up, asks, and counts the right answers.

use bevy::prelude::*;

use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::table::AccessibleName;
use guyenne::table::log_panel::LogOpen;
use guyenne::table::replay::{
    Guessing, Replay, ReplayCommand, ReplayedGame, SeenBy, Stride, WatchFrom,
};
use guyenne::theme::ButtonStyle;

use crate::harness::{Hands, Press};
use crate::replay_logs::lines;
use crate::replays::{at, command, open, record, shown, watch};

fn waits(hands: &Hands) -> bool {
    hands.app.world().resource::<Guessing>().waits(at(hands))
}

fn tally(hands: &Hands) -> (usize, usize) {
    hands.app.world().resource::<Guessing>().tally(at(hands))
}

/// Goes on to the next question, and waits until it is asked.
fn next_question<G: ReplayedGame>(hands: &mut Hands) {
    let mut ways = 0..100;
    command(hands, ReplayCommand::Forward(Stride::Round));
    while !waits(hands) {
        ways.next().expect("a question before the end");
        command(hands, ReplayCommand::Forward(Stride::Round));
    }
    shown::<G>(hands);
    hands.update(60);
}

fn asks_and_counts<G: ReplayedGame>() {
    let mut hands = open();
    let record = record(G::GAME, 8);
    watch(
        &mut hands,
        G::GAME,
        &record,
        WatchFrom::Beginning,
        SeenBy::All,
    );
    command(&mut hands, ReplayCommand::Guess);
    // Who sees all has nothing to guess: they look through the eyes of the first side.
    let seen_by = hands.app.world().resource::<Replay>().seen_by;
    assert_eq!(seen_by, SeenBy::Side(0));
    let mut asked = Vec::new();
    for n in 1..=4 {
        next_question::<G>(&mut hands);
        let before = at(&hands);
        asked.push(before);
        // The first answer has the focus.
        hands.press(Press::Confirm);
        hands.until(100, |hands| at(hands) > before);
        shown::<G>(&mut hands);
        hands.update(60);
        let (right, of) = tally(&hands);
        assert_eq!(of, n, "after {before}");
        assert!(right <= of);
    }
    assert!(asked.is_sorted(), "{asked:?}");
    // One that is passed over does not count, and what has been answered is not asked again.
    next_question::<G>(&mut hands);
    let passed = at(&hands);
    command(&mut hands, ReplayCommand::Forward(Stride::Event));
    assert_eq!((at(&hands), tally(&hands).1), (passed + 1, 4));
    for before in asked {
        command(&mut hands, ReplayCommand::To(before));
        assert!(!waits(&hands), "{before}");
    }
    // Who guesses does not read on in the log.
    hands.app.world_mut().resource_mut::<LogOpen>().0 = true;
    hands.update(10);
    let here = at(&hands);
    let read = lines(&mut hands);
    assert!(!read.is_empty() && read.iter().all(|line| line.1 <= here));
    command(&mut hands, ReplayCommand::Guess);
    hands.update(10);
    assert!(lines(&mut hands).iter().any(|line| line.1 > here));
    // Other eyes begin anew.
    command(&mut hands, ReplayCommand::Guess);
    command(&mut hands, ReplayCommand::SeenBy);
    assert!(!hands.app.world().resource::<Guessing>().is_on());
}

#[test]
fn guyenne_asks_what_the_foe_is_worth() {
    asks_and_counts::<first::table::Rules>();
}

#[test]
fn fayance_asks_for_the_card_of_the_foe() {
    asks_and_counts::<fayance::table::Rules>();
}

/// It waits for an answer, and goes on by itself after it.
#[test]
fn a_replay_that_plays_waits_for_the_answer() {
    let mut hands = open();
    let record = record(first::ID, 8);
    let from = WatchFrom::Beginning;
    watch(&mut hands, first::ID, &record, from, SeenBy::Side(1));
    command(&mut hands, ReplayCommand::Guess);
    command(&mut hands, ReplayCommand::Play);
    hands.until(20_000, waits);
    shown::<first::table::Rules>(&mut hands);
    hands.update(200);
    let before = at(&hands);
    assert!(waits(&hands) && hands.app.world().resource::<Replay>().plays);
    hands.press(Press::Confirm);
    hands.until(2000, |hands| at(hands) > before + 1);
}

/// Where nothing is hidden there is nothing to guess.
#[test]
fn only_games_that_hide_something_ask() {
    for (game, asks) in [(first::ID, 1), (fayance::ID, 1), (guesclin::ID, 0)] {
        let mut hands = open();
        let record = record(game, 2);
        watch(&mut hands, game, &record, WatchFrom::Beginning, SeenBy::All);
        let world = hands.app.world_mut();
        let mut names = world.query_filtered::<&AccessibleName, With<ButtonStyle>>();
        let buttons = names
            .iter(world)
            .filter(|name| name.0.key() == "replay-guess");
        assert_eq!(buttons.count(), asks, "{game}");
        command(&mut hands, ReplayCommand::Guess);
        let on = hands.app.world().resource::<Guessing>().is_on();
        assert_eq!(on, asks > 0, "{game}");
    }
}
