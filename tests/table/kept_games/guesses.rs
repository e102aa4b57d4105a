//! What is guessed in a game that is not in My games: that is told, and kept once the game is taken in.

use guyenne::app::save::BringGame;
use guyenne::games::{fayance, guyenne as first};
use guyenne::table::replay::{ReplayCommand, ReplayedGame};
use guyenne::table::{Menu, Screen};

use bevy::prelude::*;

use super::games::told;
use crate::harness::{Device, Hands};
use crate::library::{self, open_page, settle};
use crate::replay_guesses::{answer_next, begin_to_guess, kept_guesses, tally, waits};
use crate::replays::{command, headless, record};
use crate::saves::Scratch;

fn bring(hands: &mut Hands, text: &str) {
    let world = hands.app.world_mut();
    world.write_message(BringGame(text.to_owned()));
    hands.update(2);
    settle(hands);
}

fn keeps_guesses_of_a_code<G: ReplayedGame>() {
    let scratch = Scratch::new(&format!("kept-code-{}", G::GAME));
    let mut hands = library::open(&scratch, Device::Keys);
    let game = record(G::GAME, 8);
    let code = headless(G::GAME).code.write(game.as_bytes());
    let code = code.expect("a code");
    bring(&mut hands, &code);
    begin_to_guess::<G>(&mut hands);
    hands.update(3);
    let not_kept = "toast-guesses-not-kept";
    assert_eq!(told(&mut hands, not_kept).len(), 1);
    let mut asked = Vec::new();
    for _ in 0..2 {
        asked.push(answer_next::<G>(&mut hands));
    }
    let right = tally(&hands);
    assert_eq!(right.1, 2);
    settle(&mut hands);
    assert_eq!(kept_guesses(&scratch), 0);
    // Another game comes in first.
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(6);
    open_page(&mut hands);
    bring(&mut hands, &record(G::GAME, 9));
    settle(&mut hands);
    assert_eq!(kept_guesses(&scratch), 0);
    for _ in 0..2 {
        bring(&mut hands, &code);
        settle(&mut hands);
        assert_eq!(kept_guesses(&scratch), 2, "once each");
    }
    drop(hands);
    // At the next start it is a game like any other.
    let mut hands = library::open(&scratch, Device::Keys);
    open_page(&mut hands);
    library::press(&mut hands, "library-watch-spoken", 0);
    begin_to_guess::<G>(&mut hands);
    hands.update(4);
    assert_eq!(hands.menu(), Menu::None);
    assert_eq!(told(&mut hands, not_kept), [""; 0]);
    command(&mut hands, ReplayCommand::To(usize::MAX));
    assert_eq!(tally(&hands), right);
    for before in asked {
        command(&mut hands, ReplayCommand::To(before));
        assert!(!waits(&hands), "{before} is not asked again");
    }
}

#[test]
fn guyenne_keeps_guesses_once_the_game_is_taken_in() {
    keeps_guesses_of_a_code::<first::table::Rules>();
}

#[test]
fn fayance_keeps_guesses_once_the_game_is_taken_in() {
    keeps_guesses_of_a_code::<fayance::table::Rules>();
}
