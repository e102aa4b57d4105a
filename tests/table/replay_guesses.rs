//! Guessing along in a replay: it stops before something is turned up, asks, and counts the right answers.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};
use guyenne::app::{Menu, Screen};

use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::i18n::{LocalizedText, Localizer};
use guyenne::table::AccessibleName;
use guyenne::table::log_panel::LogOpen;
use guyenne::table::replay::{
    Guessing, Replay, ReplayCommand, ReplayedGame, SeenBy, Stride, WatchFrom,
};
use guyenne::theme::ButtonStyle;

use crate::harness::{Device, Hands, Press};
use crate::library;
use crate::replay_logs::lines;
use crate::replays::{at, command, open, record, shown, watch};
use crate::saves::Scratch;

pub fn waits(hands: &Hands) -> bool {
    hands.app.world().resource::<Guessing>().waits(at(hands))
}

pub fn tally(hands: &Hands) -> (usize, usize) {
    hands.app.world().resource::<Guessing>().tally(at(hands))
}

/// Goes on to the next question, and waits until it is asked.
pub fn next_question<G: ReplayedGame>(hands: &mut Hands) {
    let mut ways = 0..100;
    command(hands, ReplayCommand::Forward(Stride::Round));
    while !waits(hands) {
        ways.next().expect("a question before the end");
        command(hands, ReplayCommand::Forward(Stride::Round));
    }
    shown::<G>(hands);
    hands.update(60);
}

/// Goes on to the next question and gives the first answer, which has the focus; the moment that was asked about.
pub fn answer_next<G: ReplayedGame>(hands: &mut Hands) -> usize {
    next_question::<G>(hands);
    let before = at(hands);
    hands.press(Press::Confirm);
    hands.until(100, |hands| at(hands) > before);
    shown::<G>(hands);
    hands.update(60);
    before
}

/// The answers on the strip, in their order; the last one turns up what was asked for.
pub fn answers(hands: &mut Hands) -> Vec<Entity> {
    let world = hands.app.world_mut();
    let mut strips = world.query::<(&Name, &Children)>();
    let strip = strips
        .iter(world)
        .find(|(name, _)| name.as_str() == "Guesses");
    let parts: Vec<Entity> = strip.expect("a strip").1.to_vec();
    let is_button = |it: &Entity| world.get::<Button>(*it).is_some();
    parts.into_iter().filter(is_button).collect()
}

/// Waits until a replay is on, and begins to guess.
pub fn begin_to_guess<G: ReplayedGame>(hands: &mut Hands) {
    hands.until(200, |hands| {
        hands.screen() == Screen::Table(G::GAME) && hands.app.world().contains_resource::<Replay>()
    });
    hands.update(3);
    // What was kept is read beside the frames.
    library::settle(hands);
    command(hands, ReplayCommand::Guess);
}

/// How many guesses are kept with games.
pub fn kept_guesses(scratch: &Scratch) -> usize {
    let marks = scratch.read("library-marks.jsonl").unwrap_or_default();
    marks.matches("{\"mark\":\"guess\"").count()
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
        let before = answer_next::<G>(&mut hands);
        asked.push(before);
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

/// Whoever goes on to another question and presses an answer of the one before, whose strip is still there, has not
/// answered the other one.
fn old_answers_answer_nothing_new<G: ReplayedGame>() {
    let mut hands = open();
    let record = record(G::GAME, 8);
    let from = WatchFrom::Beginning;
    watch(&mut hands, G::GAME, &record, from, SeenBy::Side(0));
    command(&mut hands, ReplayCommand::Guess);
    let steps = hands.app.world().resource::<Replay>().steps();
    let mut asked = Vec::new();
    for before in 0..steps {
        command(&mut hands, ReplayCommand::To(before));
        if waits(&hands) {
            asked.push(before);
        }
    }
    assert!(asked.len() > 2, "{asked:?}");
    for pair in asked.windows(2).take(3) {
        let [one, other] = [pair[0], pair[1]];
        command(&mut hands, ReplayCommand::To(one));
        shown::<G>(&mut hands);
        hands.update(60);
        for old in answers(&mut hands) {
            // As the track does it, between two frames.
            hands.app.world_mut().resource_mut::<Replay>().go_to(other);
            hands.app.world_mut().trigger(Activate { entity: old });
            hands.app.world_mut().resource_mut::<Replay>().go_to(one);
            hands.update(2);
            assert_eq!(at(&hands), one);
        }
        command(&mut hands, ReplayCommand::To(other));
        shown::<G>(&mut hands);
        hands.update(60);
        assert!(waits(&hands), "{other} was not asked yet");
    }
    assert_eq!(tally(&hands), (0, 0));
    // The answers of a question that is shown do answer it.
    let here = at(&hands);
    let own = answers(&mut hands)[0];
    hands.app.world_mut().trigger(Activate { entity: own });
    hands.update(2);
    assert_eq!((at(&hands), tally(&hands).1), (here + 1, 1));
}

#[test]
fn old_answers_answer_nothing_new_in_guyenne() {
    old_answers_answer_nothing_new::<first::table::Rules>();
}

#[test]
fn old_answers_answer_nothing_new_in_fayance() {
    old_answers_answer_nothing_new::<fayance::table::Rules>();
}

/// Whoever goes on twice before a question is on screen has not passed it.
fn what_was_not_asked_is_not_passed<G: ReplayedGame>() {
    let mut hands = open();
    let record = record(G::GAME, 8);
    let from = WatchFrom::Beginning;
    watch(&mut hands, G::GAME, &record, from, SeenBy::Side(0));
    command(&mut hands, ReplayCommand::Guess);
    next_question::<G>(&mut hands);
    let before = at(&hands);
    assert!(before > 0);
    // Asked anew, it has not been on screen yet.
    command(&mut hands, ReplayCommand::To(before - 1));
    for _ in 0..2 {
        command(&mut hands, ReplayCommand::Guess);
    }
    for _ in 0..2 {
        let on = ReplayCommand::Forward(Stride::Event);
        hands.app.world_mut().write_message(on);
    }
    hands.update(2);
    assert!(at(&hands) == before && waits(&hands), "{}", at(&hands));
    shown::<G>(&mut hands);
    hands.update(60);
    command(&mut hands, ReplayCommand::Forward(Stride::Event));
    assert_eq!(at(&hands), before + 1, "it is passed once it was asked");
}

#[test]
fn what_was_not_asked_is_not_passed_in_guyenne() {
    what_was_not_asked_is_not_passed::<first::table::Rules>();
}

#[test]
fn what_was_not_asked_is_not_passed_in_fayance() {
    what_was_not_asked_is_not_passed::<fayance::table::Rules>();
}

/// Watches the only game of the library, and begins to guess.
fn guess_along<G: ReplayedGame>(hands: &mut Hands) {
    library::open_page(hands);
    library::press(hands, "library-watch-spoken", 0);
    begin_to_guess::<G>(hands);
}

/// What was guessed stays with its game: when one asks no more, at the next start, and in the statistics.
fn keeps_guesses<G: ReplayedGame>() {
    let scratch = Scratch::new(&format!("guesses-{}", G::GAME));
    let mut hands = library::open(&scratch, Device::Keys);
    library::finish(&mut hands, G::GAME, &record(G::GAME, 8));
    guess_along::<G>(&mut hands);
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(answer_next::<G>(&mut hands));
    }
    let told = tally(&hands);
    assert_eq!(told.1, 3);
    library::settle(&mut hands);
    assert_eq!(kept_guesses(&scratch), 3);
    let stay = |hands: &mut Hands, asked: &[usize]| {
        command(hands, ReplayCommand::To(usize::MAX));
        assert_eq!(tally(hands), told);
        for &before in asked {
            command(hands, ReplayCommand::To(before));
            assert!(!waits(hands), "{before} is not asked again");
        }
    };
    for _ in 0..2 {
        command(&mut hands, ReplayCommand::Guess);
    }
    hands.update(4);
    stay(&mut hands, &asked);
    drop(hands);
    // As it is at the next start.
    let mut hands = library::open(&scratch, Device::Keys);
    guess_along::<G>(&mut hands);
    hands.update(4);
    stay(&mut hands, &asked);
    library::settle(&mut hands);
    assert_eq!(kept_guesses(&scratch), 3);
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(6);
    library::open_page(&mut hands);
    library::press_label(&mut hands, "Statistics");
    hands.until(50, |hands| hands.menu() == Menu::Statistics);
    library::settle(&mut hands);
    assert!(hands.says("guesses-sum"));
    let mut texts = hands.app.world_mut().query::<&LocalizedText>();
    let texts = texts.iter(hands.app.world());
    let mut sums = texts.filter(|text| text.key() == "guesses-sum");
    let localizer = hands.app.world().resource::<Localizer>();
    let sum = localizer.localize(sums.next().expect("a sum"));
    let begins = format!("{} of 3 answers right, in one game", told.0);
    assert!(sum.starts_with(&begins), "{sum}");
}

#[test]
fn guyenne_keeps_what_was_guessed() {
    keeps_guesses::<first::table::Rules>();
}

#[test]
fn fayance_keeps_what_was_guessed() {
    keeps_guesses::<fayance::table::Rules>();
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
